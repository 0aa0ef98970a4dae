export type Point = Readonly<{ latitude: number; longitude: number }>;

/** Half of the box around the point, in degrees. */
const AROUND = 0.005;

const text = (degrees: number) => String(Number(degrees.toFixed(6)));

/** OpenStreetMap's map to embed: a box of about 0.01 degrees around the point (document 1, section 9) with a marker. */
export const mapAddress = ({ latitude, longitude }: Point): string => {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND].map(text).join(',');
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${text(latitude)},${text(longitude)}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};

/** The way to a point, or to an address where there is no point, in the visitor's own map program. */
export const directionsAddress = (to: Point | string): string => {
  const destination = typeof to === 'string' ? to : `${text(to.latitude)},${text(to.longitude)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
};
