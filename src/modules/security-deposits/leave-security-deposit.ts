import { type Satang, toBaht } from '#kernel/money.ts';
import { lockForPayment, recordByStaff } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { alreadyLeft, notForThisBooking } from './rules/problems.ts';
import { mayBeLeft } from './rules/security-deposit.ts';
import { findLeft, insertDeposit, type SecurityDeposit } from './security-deposit-store.ts';

type Left = Readonly<{ bookingId: string; amount: Satang; methodType: string; reference: string | null }>;

/**
 * Records that the customer left a deposit. It is nobody's payment: no sum of the booking changes. 409
 * `security-deposit.not-now` unless the booking is confirmed, `security-deposit.already-left`.
 */
export const leaveSecurityDeposit = async (ctx: Context, left: Left): Promise<SecurityDeposit> => {
  const booking = await lockForPayment(ctx, left.bookingId);
  if (!mayBeLeft(booking.status)) throw notForThisBooking();
  const earlier = await findLeft(ctx.tx, booking.id);
  if (earlier) throw alreadyLeft(toBaht(earlier.amount));
  const deposit = await insertDeposit(ctx.tx, { ...left, leftAt: ctx.now });
  // The customer may have typed text erased, but the audit log is permanent: it has only whether there is any.
  const after = {
    paymentMethod: left.methodType,
    amount: toBaht(left.amount),
    hasReference: left.reference !== null,
  };
  await recordByStaff(ctx, booking, { action: 'security-deposit.left', after });
  return deposit;
};
