type Painted = Readonly<{ images: readonly string[]; bodyType: string; color: string }>;

/** The drawing that a vehicle names among its pictures, else that of its body type, in its colour where that is one. */
export const drawingAddress = ({ images, bodyType, color }: Painted): string =>
  images.find(isDrawing) ??
  `/drawings/${bodyType}.svg${isPaint(color) ? `?paint=${color.slice(-6).toLowerCase()}` : ''}`;

/** Whether an address is that of a drawing of ours, not of a picture. */
export const isDrawing = (address: string): boolean => address.startsWith('/drawings/');

/** A colour that is written for the drawing and not for people, such as `#b9392f`. */
export const isPaint = (color: string): boolean => /^#?[0-9a-f]{6}$/i.test(color);
