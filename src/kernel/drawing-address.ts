type Painted = Readonly<{ images: readonly string[]; bodyType: string; color: string }>;

/**
 * The address of the vehicle's drawing: the first drawing among its `images`, otherwise the one of its body type in its
 * colour. A named colour is passed by name; the drawing endpoint resolves it to a paint.
 */
export const drawingAddress = ({ images, bodyType, color }: Painted): string =>
  images.find(isDrawing) ?? `/drawings/${bodyType}.svg${paintQuery(color)}`;

const paintQuery = (color: string): string => {
  if (isPaint(color)) return `?paint=${color.slice(-6).toLowerCase()}`;
  return /^[a-z ]{3,30}$/i.test(color) ? `?paint=${color.trim().toLowerCase().replaceAll(' ', '-')}` : '';
};

/** Whether an image address is one of our generated drawings rather than a photograph. */
export const isDrawing = (address: string): boolean => address.startsWith('/drawings/');

/** Whether a colour is a hex code, such as `#b9392f`, and not a name. */
export const isPaint = (color: string): boolean => /^#?[0-9a-f]{6}$/i.test(color);
