import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import type { NewLedgerEntry, NewRefund, NewTransferTask } from '#modules/payments/index.ts';
import type { Chance } from '#platform/random.ts';

/** A refund as all of its records tell of it: by card at once, by transfer when staff sent it. */
export type PlannedRefund = Readonly<{
  refund: NewRefund;
  /** Null while nobody has sent the money. */
  entry: NewLedgerEntry | null;
  task: NewTransferTask | null;
}>;

type Back = Readonly<{
  payment: NewLedgerEntry;
  occasion: string;
  amount: Satang;
  at: Temporal.Instant;
  reason: string | null;
  now: Temporal.Instant;
  chance: Chance;
}>;

export const planRefund = (back: Back): PlannedRefund => {
  const { payment, occasion, amount, at, reason, chance } = back;
  const refund: NewRefund = {
    ...{ id: chance.id(at), bookingId: payment.bookingId, occasion, paymentId: payment.id, reason },
    ...{ amount, fee: zeroSatang, status: 'done', createdAt: at, updatedAt: at },
  };
  return payment.attemptId ? byCard(back, refund) : byTransfer(back, refund);
};

const byCard = ({ at, payment, chance }: Back, refund: NewRefund): PlannedRefund => {
  const doneAt = at.add({ seconds: 4 });
  const sent = { ...refund, sentAt: at.add({ seconds: 2 }), updatedAt: doneAt };
  return { refund: sent, entry: entryOf(sent, payment, { at: doneAt, reference: null, chance }), task: null };
};

/** Staff send it on one of the next days; what would be sent later than now still waits for them. */
const byTransfer = ({ at, payment, now, chance }: Back, refund: NewRefund): PlannedRefund => {
  const doneAt = at.add({ minutes: chance.whole(90, 3_000) });
  const reference = `Transfer ${chance.whole(10_000_000, 99_999_999)}`;
  const { id: refundId, bookingId, amount } = refund;
  const task: NewTransferTask = {
    ...{ id: chance.id(at), refundId, bookingId, methodType: payment.methodType, amount },
    ...{ status: 'open', createdAt: at },
  };
  if (!isBefore(doneAt, now)) return waiting({ refund, entry: null, task });
  const sent = { ...refund, reference, updatedAt: doneAt };
  return {
    refund: sent,
    entry: entryOf(sent, payment, { at: doneAt, reference, chance }),
    task: { ...task, status: 'done', reference, doneAt },
  };
};

/** The same refund by transfer, while it waits for staff. */
const waiting = ({ refund, task }: PlannedRefund): PlannedRefund => ({
  refund: { ...refund, status: 'by-transfer', reference: null, updatedAt: refund.createdAt },
  entry: null,
  task: task && { ...task, status: 'open', reference: null, doneAt: null },
});

type Made = Readonly<{ at: Temporal.Instant; reference: string | null; chance: Chance }>;

const entryOf = (refund: NewRefund, payment: NewLedgerEntry, { at, reference, chance }: Made): NewLedgerEntry => ({
  ...{ id: chance.id(at), bookingId: refund.bookingId, kind: 'refund', methodType: payment.methodType },
  ...{ amount: refund.amount, fee: zeroSatang, attemptId: payment.attemptId ?? null, refundOf: payment.id },
  ...{ reference, note: refund.reason ?? null, createdAt: at },
});

/** How many of the newest refunds by transfer wait for staff, and how old they may be. */
const WAITING = 2;
const OLDEST_DAYS = 30;

type WithRefund = Readonly<{ payments: Readonly<{ refund: PlannedRefund | null }> }>;

/** The same bookings, of which the newest refunds by transfer still wait for staff. */
export const withWaitingTransfers = <One extends WithRefund>(planned: readonly One[], now: Temporal.Instant): One[] => {
  const oldest = now.subtract({ hours: 24 * OLDEST_DAYS });
  const newest = planned
    .flatMap(({ payments: { refund } }) => (refund?.task && isBefore(oldest, refund.refund.createdAt) ? [refund] : []))
    .sort((a, b) => Temporal.Instant.compare(b.refund.createdAt, a.refund.createdAt))
    .slice(0, WAITING);
  return planned.map((one) => {
    const { refund } = one.payments;
    return refund && newest.includes(refund) ? { ...one, payments: { ...one.payments, refund: waiting(refund) } } : one;
  });
};
