import { expect, test } from 'vitest';
import { isProofFresh } from './fresh-proof.ts';

const now = Temporal.Instant.from('2026-11-20T12:00+07:00');

test.each([
  [null, false],
  ['2026-11-20T12:00+07:00', true],
  ['2026-11-20T11:50:01+07:00', true],
  ['2026-11-20T11:50+07:00', false],
])('a proof of %s is fresh at noon: %s', (at, isFresh) => {
  expect(isProofFresh(at === null ? null : Temporal.Instant.from(at), now)).toBe(isFresh);
});
