import { type Satang, sum } from '#kernel/money.ts';
import { lockForPayment, type RefundReason } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { type LedgerEntry, readLedger } from '../records/ledger-store.ts';
import type { Refundable, RefundPart } from '../rules/refund-parts.ts';
import { insertRefund, type Refund, refundsNotInLedger, refundsOfOccasion } from './refund-store.ts';

/** The payments of a booking, oldest first, with how much of each has been refunded or is being refunded. */
export const refundablePayments = async (tx: Tx, bookingId: string): Promise<Refundable[]> => {
  const entries = await readLedger(tx, bookingId);
  const open = await refundsNotInLedger(tx, bookingId);
  const refunded = entries.filter(({ kind }) => kind === 'refund');
  const payments = entries.filter(({ kind }) => kind === 'payment');
  return payments.map(({ id, amount, fee }) => {
    const back = [...refunded.filter(({ refundOf }) => refundOf === id), ...open.filter(isOf(id))];
    return { id, amount, fee, back: sum(back.map(amountOf)), backFee: sum(back.map((one) => one.fee)) };
  });
};

const isOf = (paymentId: string) => (refund: Refund) => refund.paymentId === paymentId;
const amountOf = ({ amount }: LedgerEntry | Refund): Satang => amount;

type Planned = Readonly<{
  bookingId: string;
  occasion: string;
  reason?: string;
  because?: RefundReason;
  askedBy?: string | null;
  /** Chooses among the payments that can still be refunded. */
  partsOf: (payments: readonly Refundable[]) => RefundPart[];
}>;

/**
 * Records the refunds to make before the provider is called; a second call with the same occasion returns the first
 * ones. The caller must have locked the booking.
 */
export const planRefund = async (ctx: Context, planned: Planned): Promise<Refund[]> => {
  const { bookingId, occasion, reason = null, because = null, askedBy = null, partsOf } = planned;
  const earlier = await refundsOfOccasion(ctx.tx, occasion);
  if (earlier.length > 0) return earlier;
  const rows: Refund[] = [];
  for (const part of partsOf(await refundablePayments(ctx.tx, bookingId))) {
    const row = { bookingId, occasion, ...part, status: 'asked' as const, reason, because, askedBy };
    rows.push(await insertRefund(ctx.tx, row, ctx.now));
  }
  return rows;
};

/** `planRefund` in a transaction of its own, with the booking locked. */
export const planRefundInOwnTransaction = ({ step }: Steps, planned: Planned): Promise<Refund[]> =>
  step(async (ctx) => {
    await lockForPayment(ctx, planned.bookingId);
    return planRefund(ctx, planned);
  });
