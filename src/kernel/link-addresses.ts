/** A place on the map, in degrees. */
export type Point = Readonly<{ latitude: number; longitude: number }>;

/** A number as people write it, for a `tel:` address. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** The settings hold a LINE id (`@saphan`) or an address. */
export const lineAddress = (line: string): string =>
  line.startsWith('http') ? line : `https://line.me/R/ti/p/${encodeURIComponent(line)}`;

/** The settings hold a WhatsApp number or an address. */
export const whatsappAddress = (whatsapp: string): string =>
  whatsapp.startsWith('http') ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`;

/** The way to a point, or to an address where there is no point, in the reader's own map program. */
export const directionsAddress = (to: Point | string): string => {
  const destination = typeof to === 'string' ? to : `${coordinate(to.latitude)},${coordinate(to.longitude)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};

/** Degrees as maps take them: six decimals are a hand's breadth. */
export const coordinate = (degrees: number): string => String(Number(degrees.toFixed(6)));
