import { expect, test } from 'vitest';
import { changeBlocker, moneyBadge, refundState, type Stage, stageOf } from './stage.ts';

type Facts = Parameters<typeof changeBlocker>[0];

const now = Date.parse('2026-12-01T10:00:00+07:00');
const all = { pay: true, changeDates: true, extend: false, changeAddons: true, cancel: true };
const booking: Facts = {
  status: 'confirmed',
  isPickedUp: false,
  totalAmount: 7437,
  keptAmount: 7437,
  paysBy: null,
  holdUntil: null,
  cancelledBecause: null,
  may: all,
  pickupDate: '2026-12-05T10:00:00+07:00',
};
const held = { status: 'pending', keptAmount: 0, holdUntil: '2026-12-01T10:15:00+07:00' } as const;

test.each<[string, Partial<Facts>, Stage]>([
  ['an unpaid booking is held', held, 'held'],
  ['one in cash is paid at pick-up', { ...held, holdUntil: null, paysBy: 'cash' }, 'atPickUp'],
  ['one by transfer awaits the transfer', { ...held, holdUntil: null, paysBy: 'bank_transfer' }, 'awaitingTransfer'],
  ['one without a payment method is undecided', { ...held, holdUntil: null }, 'undecided'],
  ['one that costs nothing waits for staff alone', { ...held, holdUntil: null, totalAmount: 0 }, 'free'],
  ['a paid one that staff have not confirmed is paid', { status: 'pending' }, 'paid'],
  ['a confirmed one is confirmed', {}, 'confirmed'],
  ['one whose vehicle was handed over is picked up', { isPickedUp: true }, 'pickedUp'],
  ['one whose vehicle is back is completed', { status: 'completed', isPickedUp: true }, 'completed'],
  ['one that nobody paid in time expired', { status: 'cancelled', cancelledBecause: 'expired' }, 'expired'],
  ['one that its customer gave up is cancelled', { status: 'cancelled', cancelledBecause: 'customer' }, 'cancelled'],
])('%s', (_, facts, stage) => expect(stageOf({ ...booking, ...facts })).toBe(stage));

const none = { ...all, changeDates: false, extend: false, changeAddons: false };
test.each<[string, Partial<Facts>, ReturnType<typeof changeBlocker>]>([
  ['whoever may do everything is told nothing', {}, null],
  ['from two hours before it is too near', { may: none, pickupDate: '2026-12-01T11:59:00+07:00' }, 'near'],
  ['two hours before is near enough to change', { may: none, pickupDate: '2026-12-01T12:00:00+07:00' }, 'paying'],
  ['while a payment is under way it waits', { may: none }, 'paying'],
  ['after the pick-up time it has begun', { may: none, pickupDate: '2026-12-01T10:00:00+07:00' }, 'begun'],
  ['a vehicle that is out is talked about at the counter', { may: none, isPickedUp: true }, 'pickedUp'],
  ['a hold that has ended is no payment', { ...held, may: none, holdUntil: '2026-12-01T09:59:00+07:00' }, null],
  ['one that is still held waits for its payment', { ...held, may: none }, 'paying'],
  ['what is over needs no reason', { may: none, status: 'completed' }, null],
])('%s', (_, facts, refusal) => expect(changeBlocker({ ...booking, ...facts }, now)).toBe(refusal));

test.each([
  ['nothing was promised', 0, 0, 'none'],
  ['some is still on its way', 1000, 500, 'underWay'],
  ['all of it arrived', 0, 1500, 'done'],
])('a refund of which %s', (_, pendingRefund, refundedAmount, state) =>
  expect(refundState({ pendingRefund, refundedAmount })).toBe(state),
);

const cancelled = { status: 'cancelled', cancelledBecause: 'customer' } as const;
const undecided = { status: 'pending', holdUntil: null, paysBy: null } as const;
const noRefund = { paymentStatus: 'paid', pendingRefund: 0, refundedAmount: 0 } as const;
type Money = Parameters<typeof moneyBadge>[0];
test.each<[string, Partial<Money>, ReturnType<typeof moneyBadge>]>([
  ['a paid one says that it is', {}, 'paid'],
  ['an unpaid one has said it', { keptAmount: 0, paymentStatus: 'pending' }, null],
  ['one that came back in full says so', { ...cancelled, keptAmount: 0, paymentStatus: 'refunded' }, 'refunded'],
  ['a refund says that it is on its way', { ...cancelled, paymentStatus: 'refunding' }, 'refunding'],
  [
    'half of the money back is no part payment',
    { ...cancelled, paymentStatus: 'refunded-in-part' },
    'refunded-in-part',
  ],
  ['money of which nothing came back is no payment', { ...cancelled, paymentStatus: 'kept' }, 'kept'],
  ['a cancelled unpaid one has said it', { ...cancelled, keptAmount: 0, paymentStatus: 'nothing-paid' }, null],
  ['all is to go back, and staff decide', { ...undecided, keptAmount: 0, pendingRefund: 500 }, 'refunding'],
  ['a change that made it cheaper leaves it paid', { refundedAmount: 500 }, 'paid'],
])('beside the stage, %s', (_, facts, badge) => expect(moneyBadge({ ...booking, ...noRefund, ...facts })).toBe(badge));
