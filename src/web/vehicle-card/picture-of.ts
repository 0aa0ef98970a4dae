import type { VehicleShape } from '#contract/fleet.ts';
import { drawingAddress, isDrawing } from '#kernel/drawing-address.ts';
import type { Picture } from '../ui/picture/picture.ts';

type Shown = Pick<VehicleShape, 'images' | 'photos' | 'bodyType' | 'color'>;

/** The vehicle's first picture, or the drawing of its body type in its colour. */
export const pictureOf = (vehicle: Shown): Picture => {
  const drawing = drawingAddress(vehicle);
  return picturesOf(vehicle)[0] ?? { src: drawing, photo: null, drawing };
};

/** Every picture that the business uploaded or linked for the vehicle. */
export const picturesOf = (vehicle: Shown): Picture[] => {
  const drawing = drawingAddress(vehicle);
  return vehicle.images.map((src) => ({
    src,
    photo: vehicle.photos.find(({ url }) => url === src) ?? null,
    drawing: isDrawing(src) ? src : drawing,
  }));
};
