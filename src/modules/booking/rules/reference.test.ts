import { expect, test } from 'vitest';
import { REFERENCE_BYTES, readReference, referenceFrom } from './reference.ts';

test('a reference is BKK and six characters that cannot be mistaken for each other', () => {
  const bytes = Uint8Array.from({ length: REFERENCE_BYTES }, (_, index) => index * 7);
  expect(referenceFrom(bytes)).toMatch(/^BKK[2-9A-HJKMNP-Z]{6}$/);
});

test('bytes that would make some characters likelier are passed over', () => {
  expect(referenceFrom(Uint8Array.from([255, 254, 0, 1, 2, 3, 4, 5]))).toBe('BKK234567');
});

test('a reference is refused rather than made shorter', () => {
  expect(() => referenceFrom(new Uint8Array(5))).toThrow('Too little chance');
});

test('a reference is read as people type it', () => {
  for (const typed of ['BKK234ABC', 'bkk234abc', ' bkk 234 abc ', 'BKK-234-ABC'])
    expect(readReference(typed)).toBe('BKK234ABC');
});
