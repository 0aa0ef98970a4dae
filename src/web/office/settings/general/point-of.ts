import type { Point } from '#kernel/link-addresses.ts';

/** The point on the map that two texts name; null where they name none. */
export const pointOf = (latitude: string, longitude: string): Point | null => {
  const point = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
  return point.latitude === null || point.longitude === null ? null : (point as Point);
};

const degrees = (text: string, most: number): number | null => {
  const number = Number(text);
  return text.trim() !== '' && Math.abs(number) <= most ? number : null;
};
