import type { VehicleShape } from '#contract/fleet.ts';
import type { Picture } from '../../../ui/picture.ts';

type Shown = Pick<VehicleShape, 'images' | 'photos' | 'bodyType' | 'color'>;

/** The first picture that the business gave the vehicle, else the drawing of its body in its colour. */
export const pictureOf = (vehicle: Shown): Picture => {
  const drawing = drawingOf(vehicle);
  return picturesOf(vehicle)[0] ?? { src: drawing, photo: null, drawing };
};

/** Every picture that the business gave the vehicle. */
export const picturesOf = (vehicle: Shown): Picture[] => {
  const drawing = drawingOf(vehicle);
  return vehicle.images.map((src) => ({
    src,
    photo: vehicle.photos.find(({ url }) => url === src) ?? null,
    drawing: isDrawing(src) ? src : drawing,
  }));
};

/** The drawing that the vehicle names, else that of its body type, in its colour where that is one. */
const drawingOf = ({ images, bodyType, color }: Shown) =>
  images.find(isDrawing) ?? `/drawings/${bodyType}.svg${paintIn(color)}`;

const isDrawing = (src: string) => src.startsWith('/drawings/');

/** A colour that is written for the drawing and not for people, such as `#b9392f`. */
export const isPaint = (color: string): boolean => /^#?[0-9a-f]{6}$/i.test(color);

const paintIn = (color: string) => (isPaint(color) ? `?paint=${color.slice(-6).toLowerCase()}` : '');
