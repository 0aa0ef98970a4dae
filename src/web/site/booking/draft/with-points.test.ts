import { expect, test } from 'vitest';
import { type HeldBooking, newDraft } from './draft.ts';
import { withPoints } from './with-points.ts';

const draft = { ...newDraft('altis'), points: 53 };
const booking = { bookingId: 'one' } as HeldBooking;

test.each([
  ['as many as there are', draft, 53, 53],
  ['fewer, where some were spent since', draft, 20, 20],
  ['none, where none are left', draft, 0, 0],
  ['those that its own hold has spent', { ...draft, booking }, 0, 53],
])('a draft spends %s', (_what, kept, left, points) => {
  expect(withPoints(kept, left).points).toBe(points);
});
