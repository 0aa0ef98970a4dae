import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { satang } from '#kernel/money.ts';
import { messagesOf } from '#test/messages-of.ts';
import { differences, movedProblems } from './change-limits.ts';

const seat = (quantity: number) => ({ addonId: 'seat', quantity });
const period = (from: string, until: string) => ({ from: toInstant(from), until: toInstant(until) });
const agreed = {
  period: period('2026-12-05T10:00', '2026-12-10T10:00'),
  pickUpLocationId: 'silom',
  dropOffLocationId: 'silom',
  addons: [seat(1)],
  insurance: { packageId: 'full', payAt: 'online' as const },
  discount: null,
};

test('what is the same in other words has not changed', () => {
  const same = { ...agreed, period: period('2026-12-05T03:00:00Z', '2026-12-10T05:00+02:00'), addons: [seat(1)] };
  expect(differences(agreed, same)).toEqual({
    ...{ period: false, addons: false, places: false, insurance: false, discount: false },
  });
  expect(differences(agreed, { ...agreed, dropOffLocationId: 'airport' }).places).toBe(true);
  expect(differences(agreed, { ...agreed, addons: [seat(2)] }).addons).toBe(true);
  expect(differences(agreed, { ...agreed, insurance: { packageId: 'full' } }).insurance).toBe(false);
  expect(differences(agreed, { ...agreed, insurance: { packageId: 'full', payAt: 'pickup' } }).insurance).toBe(true);
  expect(differences(agreed, { ...agreed, insurance: null }).insurance).toBe(true);
  const discount = { amount: satang(500), reason: 'Late' };
  expect(differences(agreed, { ...agreed, discount }).discount).toBe(true);
  expect(differences({ ...agreed, discount }, { ...agreed, discount: { ...discount } }).discount).toBe(false);
});

const limits = { minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 90, allowSameDayBooking: false };
const fields = { pickUp: 'pickupDate', dropOff: 'returnDate' };
const today = period('2026-11-20T18:00', '2026-11-22T18:00');

test.each([
  ['a pick-up today that stays is fine', today, period('2026-11-20T18:00', '2026-11-23T18:00'), {}],
  [
    'a pick-up that is moved to another time today is not',
    today,
    period('2026-11-20T19:00', '2026-11-23T18:00'),
    { pickupDate: 'Today cannot be the pick-up day' },
  ],
  [
    'a return before the pick-up is none',
    today,
    period('2026-11-20T18:00', '2026-11-20T17:00'),
    { returnDate: 'Return date must be after pickup date' },
  ],
  [
    'too short is too short, though the pick-up stays',
    today,
    period('2026-11-20T18:00', '2026-11-20T21:30'),
    { returnDate: 'The shortest rental is 4 hours' },
  ],
  [
    'the past is no pick-up',
    today,
    period('2026-11-20T11:00', '2026-11-22T18:00'),
    { pickupDate: 'Pickup date cannot be in the past' },
  ],
])('of a moved booking %s', (_sentence, before, after, wrong) => {
  expect(messagesOf(movedProblems(toInstant('2026-11-20T12:00'), { before, after }, limits, fields))).toEqual(wrong);
});
