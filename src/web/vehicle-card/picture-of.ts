import type { VehicleShape } from '#contract/fleet.ts';
import { drawingAddress, isDrawing } from '#kernel/drawing-address.ts';
import type { Picture } from '../ui/picture/picture.ts';

type Shown = Pick<VehicleShape, 'images' | 'photos' | 'bodyType' | 'color'>;

/** The first picture that the business gave the vehicle, else the drawing of its body in its colour. */
export const pictureOf = (vehicle: Shown): Picture => {
  const drawing = drawingAddress(vehicle);
  return picturesOf(vehicle)[0] ?? { src: drawing, photo: null, drawing };
};

/** Every picture that the business gave the vehicle. */
export const picturesOf = (vehicle: Shown): Picture[] => {
  const drawing = drawingAddress(vehicle);
  return vehicle.images.map((src) => ({
    src,
    photo: vehicle.photos.find(({ url }) => url === src) ?? null,
    drawing: isDrawing(src) ? src : drawing,
  }));
};
