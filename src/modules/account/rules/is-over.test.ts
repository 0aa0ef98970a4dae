import { expect, test } from 'vitest';
import { isBookingOver } from './is-over.ts';

const settled = { status: 'completed', isPaying: false, promised: 0 };

test.each([
  ['a rental that took place', {}, true],
  ['a cancelled booking', { status: 'cancelled' }, true],
  ['a hold', { status: 'pending' }, false],
  ['a rental to come', { status: 'confirmed' }, false],
  ['a payment under way', { isPaying: true }, false],
  ['a refund that was promised', { status: 'cancelled', promised: 1 }, false],
])('%s', (_what, changed, over) => {
  expect(isBookingOver({ ...settled, ...changed })).toBe(over);
});
