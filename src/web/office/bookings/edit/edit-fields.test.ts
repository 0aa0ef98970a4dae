import { expect, test } from 'vitest';
import type { Booking } from '../booking.ts';
import {
  type EditFields,
  editProblems,
  editWish,
  fieldsOf,
  rebased,
  stagesAllowed,
  statusChange,
} from './edit-fields.ts';

const sold = {
  firstName: 'Hannah',
  lastName: 'Keller',
  customerEmail: 'hannah@example.com',
  customerPhone: '+61 4 5550 0142',
  selectedAddons: [{ addonId: 'seat', quantity: 1 }],
  selectedInsurance: null,
  change: null,
  discount: null,
};

const seen = {
  pickupDate: '2026-12-05T10:00:00+07:00',
  returnDate: '2026-12-10T10:00:00+07:00',
  vehicleId: 'v1',
  pickupLocationId: 'l1',
  returnLocationId: 'l1',
  flightNumber: 'TG 677',
  arrivalNote: '',
  notes: 'Child seat',
  ...sold,
} as Booking;

test('the fields begin as the booking stands, on Bangkok’s clock', () =>
  expect(fieldsOf({ ...seen, pickupDate: '2026-12-04T20:30:00Z' })).toMatchObject({
    startDate: '2026-12-05',
    startTime: '03:30',
    endDate: '2026-12-10',
    endTime: '10:00',
    paymentMethod: '',
    paymentStatus: '',
  }));

test('what was typed stays and what was not touched follows what somebody else has saved', () => {
  const now = { ...seen, returnDate: '2026-12-12T09:00:00+07:00', notes: 'Two child seats' };
  expect(rebased({ ...fieldsOf(seen), notes: 'Lands 08:35', startTime: '11:00' }, seen, now)).toMatchObject({
    startTime: '11:00',
    endDate: '2026-12-12',
    endTime: '09:00',
    notes: 'Lands 08:35',
  });
});

const booking = {
  pickupDate: '2026-12-05T10:00:00+07:00',
  returnDate: '2026-12-10T10:00:00+07:00',
  vehicleId: 'v1',
  pickupLocationId: 'l1',
  returnLocationId: 'l2',
  flightNumber: 'TG 677',
  arrivalNote: '',
  notes: 'Child seat',
  ...sold,
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
  ['another flight', { flightNumber: ' QR 832' }, { flightNumber: ' QR 832' }],
  ['a corrected e-mail', { customerEmail: 'h@example.com' }, { customerEmail: 'h@example.com' }],
  ['a second child seat', { addons: { seat: 2 } }, { selectedAddons: [{ addonId: 'seat', quantity: 2 }] }],
  ['cover', { packageId: 'p1', insurancePayAt: 'pickup' }, { selectedInsurance: { packageId: 'p1', payAt: 'pickup' } }],
  [
    'a discount by hand',
    { discountAmount: '1,500', discountReason: ' Late ' },
    { discount: { amount: 1500, reason: 'Late' } },
  ],
  [
    'another vehicle at the same price',
    { vehicleId: 'v2', keepsPrice: true, keepReason: 'It broke down' },
    { vehicleId: 'v2', keepPrice: { reason: 'It broke down' } },
  ],
  ['the same vehicle', { keepsPrice: true, keepReason: 'It broke down' }, {}],
  ['a note that was taken away', { notes: '' }, { notes: '' }],
  [
    'the rest in cash',
    { paymentStatus: 'paid', paymentMethod: 'cash' },
    { paymentStatus: 'paid', paymentMethod: 'cash' },
  ],
  [
    'a part by transfer',
    { paymentStatus: 'partial', paymentMethod: 'bank_transfer', paymentAmount: '1,500.5', paymentReference: ' TT9 ' },
    { paymentStatus: 'partial', paymentMethod: 'bank_transfer', paymentAmount: 1500.5, paymentReference: 'TT9' },
  ],
])('of %s only that is sent', (_, changes, wish) => expect(editWish(fields(changes), booking)).toEqual(wish));

test.each<[string, Partial<EditFields>, string[]]>([
  ['an end at the start', { endDate: '2026-12-05' }, ['endAfterStart']],
  ['an end without a date', { endDate: '' }, ['needDates']],
  ['a forced stage without a reason', { status: 'force:pending', reason: ' ' }, ['reasonRequired']],
  ['a part without an amount', { paymentStatus: 'partial', paymentMethod: 'cash' }, ['amountRequired']],
  ['money without saying how it came', { paymentStatus: 'paid' }, ['methodRequired']],
  ['a refund of nothing', { paymentStatus: 'refunded', paymentAmount: '0', paymentMethod: 'cash' }, ['amountRequired']],
  ['a discount without a reason', { discountAmount: '500' }, ['reasonRequired']],
  ['a discount of nothing', { discountAmount: '0', discountReason: 'Late' }, ['amountRequired']],
  ['a price kept without a reason', { keepsPrice: true }, ['reasonRequired']],
  ['a stage that is allowed', { status: 'confirmed' }, []],
])('%s is said before anything is sent', (_, changes, problems) =>
  expect(editProblems(fields(changes)).map(({ what }) => what)).toEqual(problems),
);

const may = { confirm: false, pickUp: false, return: false, cancel: false, move: true, archive: false, force: [] };

test.each([
  ['pending', { ...may, confirm: true, cancel: true }, ['confirmed', 'cancelled']],
  ['confirmed', { ...may, return: true, cancel: true }, ['completed', 'cancelled']],
  ['over', may, []],
])('a booking that is %s offers what may be', (_, allowed, stages) =>
  expect(stagesAllowed({ may: allowed })).toEqual(stages),
);

test.each([
  ['nothing', { status: '', reason: 'x' }, null],
  ['confirmed', { status: 'confirmed', reason: '' }, { status: 'confirmed', version: 3 }],
  ['cancelled', { status: 'cancelled', reason: ' ' }, { status: 'cancelled', version: 3, refundAmount: 500 }],
  ['completed', { status: 'completed', reason: '' }, { status: 'completed', version: 3, withoutPickUp: true }],
  [
    'a stage that is forced',
    { status: 'force:cancelled', reason: ' Twice ' },
    { status: 'cancelled', version: 3, reason: 'Twice', force: true },
  ],
])('%s is sent with what belongs to it', (_, chosen, body) =>
  expect(statusChange(chosen, { version: 3, stage: 'confirmed' }, 500)).toEqual(body),
);
