import { expect, test } from 'vitest';
import { directionsAddress, lineAddress, telephone, whatsappAddress } from './link-addresses.ts';

test('a telephone number is dialled without its spaces', () => {
  expect(telephone('+66 (0)2 555-0140')).toBe('tel:+66025550140');
});

test('LINE and WhatsApp take an id or an address', () => {
  expect(lineAddress('@saphan')).toBe('https://line.me/R/ti/p/%40saphan');
  expect(lineAddress('https://lin.ee/abc')).toBe('https://lin.ee/abc');
  expect(whatsappAddress('+66 81 555 0199')).toBe('https://wa.me/66815550199');
});

test('directions lead to the point, or to the address where there is none', () => {
  const sathorn = { latitude: 13.7194, longitude: 100.5165 };
  expect(directionsAddress(sathorn)).toBe('https://www.google.com/maps/dir/?api=1&destination=13.7194%2C100.5165');
  expect(new URL(directionsAddress('88 Sathorn & Co')).searchParams.get('destination')).toBe('88 Sathorn & Co');
});
