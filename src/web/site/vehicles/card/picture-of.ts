import type { VehicleShape } from '#contract/fleet.ts';

/** The first picture that the business uploaded, else the drawing of the body type, in the vehicle's colour where it is one. */
export const pictureOf = ({ images, bodyType, color }: Pick<VehicleShape, 'images' | 'bodyType' | 'color'>): string =>
  images[0] ?? `/drawings/${bodyType}.svg${paintIn(color)}`;

const paintIn = (color: string) => {
  const [, hex] = /^#?([0-9a-f]{6})$/i.exec(color) ?? [];
  return hex ? `?paint=${hex.toLowerCase()}` : '';
};
