import type { z } from 'zod';
import type { RefundShape, Transaction, TransactionRow } from '#contract/office/payments.ts';
import { netPaid } from '#kernel/balance.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht, zeroSatang } from '#kernel/money.ts';
import { type CancellationPreview, cancellationPreview, paymentStatusOf, toPayInAll } from '#modules/booking/index.ts';
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
import { type Gateway, transactionRow } from './transaction-row.ts';

/** All details of one payment. 404 if there is none. */
export const transactionDetails = async (
  ctx: Pick<Context, 'tx' | 'now'>,
  id: string,
  gateway: Gateway & Readonly<{ isOnline: boolean }>,
): Promise<Transaction> => {
  const { tx, now } = ctx;
  const listed = await findTransaction(tx, id);
  if (!listed) throw chargeNotFound();
  const { booking, attempt, entry } = listed;
  const standing = await cancellationPreview(ctx, booking);
  const left = entry && leftOfPayment(await refundablePayments(tx, booking.id), booking, entry.id);
  return {
    ...transactionRow(listed, gateway),
    owedAmount: toBaht(toPayInAll(booking)),
    keptAmount: toBaht(netPaid(booking)),
    bookingStage: standing.stage,
    bookingPaymentStatus: paymentStatusOf(booking, now),
    refunds: entry ? (await refundsOfPayment(tx, entry.id)).map(refundShape) : [],
    attempts: (await transactionsOfBooking(tx, booking.id)).map((one) => asAttempt(transactionRow(one, gateway))),
    refundableAmount: toBaht(left ?? zeroSatang),
    policy: policyShape(standing),
    may: {
      refund: left !== null && left > zeroSatang,
      check: gateway.isOnline && attempt !== null,
      cancelBooking: standing.mayCancel,
    },
  };
};

const asAttempt = ({ id, amount, paymentMethod, card, status, at, ...failure }: TransactionRow) => {
  const { failureCode, failureMessage, failureReason } = failure;
  return { id, amount, paymentMethod, card, status, failureCode, failureMessage, failureReason, at };
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
