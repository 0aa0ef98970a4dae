import type { z } from 'zod';
import type { RefundShape, Transaction, TransactionRow } from '#contract/office/payments.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht, zeroSatang } from '#kernel/money.ts';
import { type CancellationPreview, cancellationPreview, owedInAll, paymentStatusOf } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { refundablePayments } from '../refunds/plan-refund.ts';
import { chargeNotFound } from '../rules/problems.ts';
import { leftOfPayment } from '../rules/refund-parts.ts';
import {
  findTransaction,
  refundsOfPayment,
  type ShownRefund,
  transactionsOfBooking,
} from './transaction-list-store.ts';
import { transactionRow } from './transaction-row.ts';

/** Which provider is in use, and whether it can be called. */
export type Gateway = Readonly<{ isOnline: boolean; isSandbox: boolean; publicUrl: string }>;

/** All details of one payment. 404 if there is none. */
export const transactionDetails = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  id: string,
  { isOnline, isSandbox, publicUrl }: Gateway,
): Promise<Transaction> => {
  const { tx, now } = ctx;
  const listed = await findTransaction(tx, id);
  if (!listed) throw chargeNotFound();
  const { booking, attempt, entry } = listed;
  const standing = await cancellationPreview(ctx, booking);
  const left = entry && leftOfPayment(await refundablePayments(tx, booking.id), booking, entry.id);
  const isSource = attempt?.payer?.startsWith('src') ?? false;
  return {
    ...transactionRow(listed),
    sourceId: isSource ? (attempt?.payer ?? null) : null,
    externalTransactionId: attempt?.transactionId ?? null,
    externalPaymentId: attempt?.payer ?? null,
    paymentProvider: attempt && (isSandbox ? 'Omise, sandbox' : 'Omise'),
    omiseChargeId: attempt?.chargeId ?? null,
    // We create no customers at the provider.
    omiseCustomerId: null,
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    totalAmount: toBaht(booking.total),
    owedAmount: toBaht(owedInAll(booking)),
    bookingStage: standing.stage,
    bookingPaymentStatus: paymentStatusOf(booking, now),
    receiptUrl: entry && `${publicUrl}/booking/manage/${booking.id}`,
    authorizeUri: attempt?.status === 'pending' ? attempt.authorizeUri : null,
    metadata: attempt ? { bookingId: booking.id, reference: booking.reference, attemptId: attempt.id } : {},
    notes: entry?.note ?? null,
    refunds: entry ? (await refundsOfPayment(tx, entry.id)).map(refundShape) : [],
    attempts: (await transactionsOfBooking(tx, booking.id)).map(transactionRow).map(asAttempt),
    refundableAmount: toBaht(left ?? zeroSatang),
    policy: policyShape(standing),
    may: {
      refund: left !== null && left > zeroSatang,
      check: isOnline && attempt !== null,
      cancelBooking: standing.mayCancel,
    },
  };
};

const asAttempt = ({ id, amount, paymentMethod, card, status, createdAt, ...failure }: TransactionRow) => {
  const { failureCode, failureMessage, failureReason } = failure;
  return { id, amount, paymentMethod, card, status, failureCode, failureMessage, failureReason, createdAt };
};

const policyShape = ({ policy }: CancellationPreview): Transaction['policy'] =>
  policy && {
    percent: policy.percent,
    amount: toBaht(policy.refund),
    fullUntil: toBangkokText(policy.fullRefundUntil),
    halfUntil: toBangkokText(policy.halfRefundUntil),
    pickUp: toBangkokText(policy.pickUpAt),
  };

const refundShape = ({ refund, task, asker }: ShownRefund): z.infer<typeof RefundShape> => ({
  id: refund.id,
  amount: toBaht(refund.amount),
  status: refund.status,
  reason: refund.reason,
  reference: refund.reference ?? task?.reference ?? null,
  transferTaskId: task?.status === 'open' ? task.id : null,
  by: asker && `${asker.firstName} ${asker.lastName}`.trim(),
  createdAt: toBangkokText(refund.createdAt),
});
