import { expect, test } from 'vitest';
import { shortened } from './page-head.tsx';

test('a description that fits stays as it is, on one line', () => {
  expect(shortened('Rent a car\n  in Bangkok.')).toBe('Rent a car in Bangkok.');
  expect(shortened('x'.repeat(160))).toBe('x'.repeat(160));
});

test('a longer one ends at a word', () => {
  const text = shortened(`${'car '.repeat(39)}carriage, wagon`);
  expect(text).toBe(`${'car '.repeat(39).trim()}…`);
});

test.each(['ก'.repeat(400), `เช่ารถ ${'ก'.repeat(400)}`, 'a '.repeat(300), 'ab'.repeat(81)])(
  'no description is longer than search engines show (%#)',
  (text) => {
    expect(shortened(text).length).toBeLessThanOrEqual(160);
    expect(shortened(text)).toMatch(/\S…$/);
  },
);
