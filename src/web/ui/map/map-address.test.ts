import { expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

const sathorn = { latitude: 13.7194, longitude: 100.5165 };

test('the map shows a box of 0.01 degrees around the point, with a marker on it', () => {
  const { origin, pathname, searchParams } = new URL(mapAddress(sathorn));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('bbox')).toBe('100.5115,13.7144,100.5215,13.7244');
  expect(searchParams.get('marker')).toBe('13.7194,100.5165');
});
