import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { reviewRefusal } from './may-review.ts';

const returnedAt = toInstant('2026-12-10T09:40');
const completed = { status: 'completed', returnedAt, dropOffAt: toInstant('2026-12-10T10:00') };

const refusalAt = (at: string, rental: Partial<Parameters<typeof reviewRefusal>[0]> = {}, isWritten = false) =>
  reviewRefusal({ ...completed, ...rental }, { isWritten, now: toInstant(at) });

test.each([
  ['2026-12-10T09:40', null],
  ['2027-03-10T09:40', null],
  ['2027-03-10T09:41', 'too-late'],
])('a rental that ended on 10 December at 9:40 is asked about on %s: %s', (at, refusal) =>
  expect(refusalAt(at)).toBe(refusal),
);

test.each(['pending', 'confirmed', 'cancelled'])('a booking that is %s cannot be reviewed', (status) => {
  expect(refusalAt('2026-12-11', { status, returnedAt: null })).toBe('not-completed');
});

test('where nobody noted the return, its planned moment counts', () => {
  expect(refusalAt('2027-03-10T10:00', { returnedAt: null })).toBeNull();
  expect(refusalAt('2027-03-10T10:01', { returnedAt: null })).toBe('too-late');
});

test('a written review is said first, however late it is', () => {
  expect(refusalAt('2026-12-11', {}, true)).toBe('written');
  expect(refusalAt('2028-01-01', {}, true)).toBe('written');
});
