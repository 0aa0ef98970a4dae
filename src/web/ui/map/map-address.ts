import { coordinate, type Point } from '#kernel/link-addresses.ts';

/** Half the size of the box around the point, in degrees. */
const AROUND = 0.005;

/** The address of OpenStreetMap's embeddable map: a box of about 0.01 degrees around a marker at the point. */
export const mapAddress = ({ latitude, longitude }: Point): string => {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND].map(coordinate).join(',');
  const query = new URLSearchParams({
    bbox: box,
    layer: 'mapnik',
    marker: `${coordinate(latitude)},${coordinate(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};
