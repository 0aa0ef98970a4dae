import { expect, test } from 'vitest';
import { maySeeDrafts } from './drafts.ts';

test.each([
  [null, false],
  [{ role: 'CUSTOMER' }, false],
  [{ role: 'STAFF' }, true],
  [{ role: 'ADMIN' }, true],
] as const)('%j may see drafts: %s', (reader, may) => {
  expect(maySeeDrafts(reader)).toBe(may);
});
