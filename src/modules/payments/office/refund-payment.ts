import type { Satang } from '#kernel/money.ts';
import type { Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { refundByStaff } from '../refunds/refund-by-staff.ts';
import { chargeNotFound, moreThanLeft } from '../rules/problems.ts';
import { findTransaction } from './transaction-list-store.ts';

type PaymentRefund = Readonly<{
  occasion: string;
  amount: Satang;
  reason: string;
  isRecorded: boolean;
  isOwedAgain: boolean | undefined;
  reference: string | null;
  cancelsBooking: boolean;
}>;

/** Refunds one payment, in part or in full, at the request of staff. 404; 409 for more than its remainder. */
export const refundPayment = async (
  steps: Steps,
  id: string,
  refund: PaymentRefund,
  omise: OmiseClient | null,
): Promise<void> => {
  const listed = await steps.step(({ tx }) => findTransaction(tx, id));
  if (!listed) throw chargeNotFound();
  const { booking, entry } = listed;
  if (!entry) throw moreThanLeft(0);
  await refundByStaff(steps, { ...refund, bookingId: booking.id, paymentId: entry.id }, omise);
};
