import { expect, test } from 'vitest';
import { directionsAddress, mapAddress } from './map-address.ts';

const sathorn = { latitude: 13.7194, longitude: 100.5165 };

test('the map shows a box of 0.01 degrees around the point, with a marker on it', () => {
  const { origin, pathname, searchParams } = new URL(mapAddress(sathorn));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('bbox')).toBe('100.5115,13.7144,100.5215,13.7244');
  expect(searchParams.get('marker')).toBe('13.7194,100.5165');
});

test('directions lead to the point, or to the address where there is none', () => {
  expect(directionsAddress(sathorn)).toBe('https://www.google.com/maps/dir/?api=1&destination=13.7194%2C100.5165');
  expect(new URL(directionsAddress('88 Sathorn & Co')).searchParams.get('destination')).toBe('88 Sathorn & Co');
});
