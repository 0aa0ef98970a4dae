type Painted = Readonly<{ images: readonly string[]; bodyType: string; color: string }>;

/**
 * The drawing that a vehicle names among its pictures, else that of its body type in its colour. A colour that is written
 * for people goes by its name: which paint that is, is known where the drawing is made.
 */
export const drawingAddress = ({ images, bodyType, color }: Painted): string =>
  images.find(isDrawing) ?? `/drawings/${bodyType}.svg${paintQuery(color)}`;

const paintQuery = (color: string): string => {
  if (isPaint(color)) return `?paint=${color.slice(-6).toLowerCase()}`;
  return /^[a-z ]{3,30}$/i.test(color) ? `?paint=${color.trim().toLowerCase().replaceAll(' ', '-')}` : '';
};

/** Whether an address is that of a drawing of ours, not of a picture. */
export const isDrawing = (address: string): boolean => address.startsWith('/drawings/');

/** A colour that is written for the drawing and not for people, such as `#b9392f`. */
export const isPaint = (color: string): boolean => /^#?[0-9a-f]{6}$/i.test(color);
