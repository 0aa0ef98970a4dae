/** A place on the map, in degrees. */
export type Point = Readonly<{ latitude: number; longitude: number }>;

/** The `tel:` address of a phone number in any notation. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** The LINE link for the LINE id (`@saphan`) or URL in the settings. */
export const lineAddress = (line: string): string =>
  line.startsWith('http') ? line : `https://line.me/R/ti/p/${encodeURIComponent(line)}`;

/** The WhatsApp link for the number or URL in the settings. */
export const whatsappAddress = (whatsapp: string): string =>
  whatsapp.startsWith('http') ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`;

/** A Google Maps link with directions to coordinates or a postal address. */
export const directionsAddress = (to: Point | string): string => {
  const destination = typeof to === 'string' ? to : `${coordinate(to.latitude)},${coordinate(to.longitude)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};

/** Degrees rounded to six decimals, which is about 10 cm. */
export const coordinate = (degrees: number): string => String(Number(degrees.toFixed(6)));
