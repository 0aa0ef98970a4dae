import { expect, test } from 'vitest';
import { type Left, unpaidParts } from './money-card.tsx';

type Facts = Parameters<typeof unpaidParts>[0];

const held: Facts = {
  status: 'pending',
  isPickedUp: false,
  cancelledBecause: null,
  holdUntil: '2026-12-01T10:15:00+07:00',
  totalAmount: 5350,
  keptAmount: 0,
  owedAmount: 5350,
  dueAtPickUp: 0,
  paysBy: null,
  may: { pay: true, changeDates: true, extend: false, changeAddons: true, cancel: true },
};
const unpaid: Facts = { ...held, holdUntil: null, dueAtPickUp: 5350 };
const confirmed: Facts = { ...unpaid, status: 'confirmed', keptAmount: 5350, owedAmount: 0, dueAtPickUp: 0 };
const mayNotPay = { ...held.may, pay: false };

test.each<[string, Facts, Left | null]>([
  ['of a hold its band says what to pay', held, null],
  [
    'cash is left for the counter, or is paid here',
    { ...unpaid, paysBy: 'cash' },
    { amount: 5350, says: 'hereOrThere' },
  ],
  ['so is what nobody said how to pay', unpaid, { amount: 5350, says: 'hereOrThere' }],
  [
    'of a transfer its total is left, and not what is sold at the counter',
    { ...unpaid, paysBy: 'bank_transfer', dueAtPickUp: 963 },
    { amount: 5350, says: 'awaited' },
  ],
  [
    'of a transfer that went back, of a booking that stays confirmed, the same without a promise',
    { ...confirmed, paysBy: 'bank_transfer', keptAmount: 0, owedAmount: 5350 },
    { amount: 5350, says: null },
  ],
  [
    'a deposit leaves its rest, whatever was said before',
    { ...confirmed, paysBy: 'bank_transfer', keptAmount: 1070, owedAmount: 4280, dueAtPickUp: 4280 },
    { amount: 4280, says: 'hereOrThere' },
  ],
  [
    'of a rest with cover at pick-up, the rest alone can be paid here',
    { ...confirmed, keptAmount: 1070, owedAmount: 4280, dueAtPickUp: 5243 },
    { amount: 5243, says: 'hereInPart' },
  ],
  [
    'cover at pick-up is paid there alone',
    { ...confirmed, dueAtPickUp: 963, may: mayNotPay },
    { amount: 963, says: 'there' },
  ],
  [
    'of a free booking too',
    { ...confirmed, status: 'pending', totalAmount: 0, keptAmount: 0, dueAtPickUp: 963, may: mayNotPay },
    { amount: 963, says: 'there' },
  ],
  [
    'a late fee is paid here too, or at the desk',
    { ...confirmed, status: 'completed', owedAmount: 1070, dueAtPickUp: 1070 },
    { amount: 1070, says: 'hereOrDesk' },
  ],
  [
    'cover that was never paid, at the desk alone',
    { ...confirmed, status: 'completed', dueAtPickUp: 963, may: mayNotPay },
    { amount: 963, says: 'desk' },
  ],
  ['of a rental that is over and paid nothing is left', { ...confirmed, status: 'completed' }, null],
  ['what is paid leaves nothing', confirmed, null],
  ['what is over leaves nothing', { ...unpaid, status: 'cancelled' }, null],
])('%s', (_what, booking, left) => expect(unpaidParts(booking)).toEqual(left));
