import { expect, test } from 'vitest';
import type { Booking } from '../../booking.ts';
import { type EditFields, fieldsOf } from './edit-fields.ts';
import { editProblems, editWish } from './edit-wish.ts';

const booking = {
  pickupDate: '2026-12-05T10:00:00+07:00',
  returnDate: '2026-12-10T10:00:00+07:00',
  vehicleId: 'v1',
  pickupLocationId: 'l1',
  returnLocationId: 'l2',
  notes: 'Child seat',
} as Booking;

const fields = (changes: Partial<EditFields>): EditFields => ({ ...fieldsOf(booking), ...changes });

test.each<[string, Partial<EditFields>, object]>([
  ['nothing', {}, {}],
  ['a later return alone', { endDate: '2026-12-12' }, { endDate: '2026-12-12T10:00' }],
  ['another time of the pick-up', { startTime: '12:30' }, { startDate: '2026-12-05T12:30' }],
  [
    'another vehicle and place',
    { vehicleId: 'v2', dropoffLocationId: 'l1' },
    { vehicleId: 'v2', dropoffLocationId: 'l1' },
  ],
  ['a note that was taken away', { notes: '' }, { notes: '' }],
  [
    'the rest in cash',
    { paymentStatus: 'paid', paymentMethod: 'cash' },
    { paymentStatus: 'paid', paymentMethod: 'cash' },
  ],
  [
    'a part by transfer',
    { paymentStatus: 'partial', paymentMethod: 'bank_transfer', paymentAmount: '1500.5', paymentReference: ' TT9 ' },
    { paymentStatus: 'partial', paymentMethod: 'bank_transfer', paymentAmount: 1500.5, paymentReference: 'TT9' },
  ],
])('of %s only that is sent', (_, changes, wish) => expect(editWish(fields(changes), booking)).toEqual(wish));

test.each<[string, Partial<EditFields>, string[]]>([
  ['an end at the start', { endDate: '2026-12-05' }, ['endAfterStart']],
  ['an end without a date', { endDate: '' }, ['needDates']],
  ['a forced stage without a reason', { status: 'force:pending', reason: ' ' }, ['reasonRequired']],
  ['a part without an amount', { paymentStatus: 'partial' }, ['amountRequired']],
  ['a refund of nothing', { paymentStatus: 'refunded', paymentAmount: '0' }, ['amountRequired']],
  ['a stage that is allowed', { status: 'confirmed' }, []],
])('%s is said before anything is sent', (_, changes, problems) =>
  expect(editProblems(fields(changes)).map(({ what }) => what)).toEqual(problems),
);
