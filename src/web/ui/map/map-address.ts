import { coordinate, type Point } from '#kernel/link-addresses.ts';

/** Half of the box around the point, in degrees. */
const AROUND = 0.005;

/** OpenStreetMap's map to embed: a box of about 0.01 degrees around the point with a marker. */
export const mapAddress = ({ latitude, longitude }: Point): string => {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND].map(coordinate).join(',');
  const query = new URLSearchParams({
    bbox: box,
    layer: 'mapnik',
    marker: `${coordinate(latitude)},${coordinate(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};
