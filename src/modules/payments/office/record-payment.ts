import { stillOwed } from '#kernel/balance.ts';
import { minus, type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import {
  applyPaidChange,
  type Booking,
  lockForPayment,
  owedInAll,
  receivePayment,
  recordByStaff,
  recordRefund,
} from '#modules/booking/index.ts';
import { findPaymentMethod } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { keepPaying, notifyPayment } from '../attempts/record-charge.ts';
import { type LedgerEntry, ledgerSums, writeLedgerEntry } from '../records/ledger-store.ts';
import { mayBeRecorded } from '../rules/methods.ts';
import { bookingCancelled, methodUnknown, moreThanOwed } from '../rules/problems.ts';
import { recordedFee } from '../rules/recorded-fee.ts';

export type RecordedPayment = Readonly<{
  bookingId: string;
  amount: Satang;
  methodType: string;
  reference: string | null;
  note: string | null;
  /** The mail of the booking, or of the deposit that paid it, names the payment; send no other. */
  isNotifiedWithBooking?: boolean;
  /** The provider took it already: it counts whatever is owed by now. */
  isTaken?: boolean;
}>;

/**
 * Records a payment taken by staff, with effect on the booking. The amount may include the method's fee. 409 for more
 * than that, and for a cancelled booking; 422 for an unknown method.
 */
export const recordPayment = async (ctx: Context, recorded: RecordedPayment): Promise<LedgerEntry> => {
  const { isNotifiedWithBooking = false, isTaken = false, ...money } = recorded;
  const { bookingId, amount, methodType } = money;
  if (!mayBeRecorded(methodType)) throw methodUnknown();
  const booking = await lockForPayment(ctx, bookingId);
  if (booking.status === 'cancelled' && !isTaken) throw bookingCancelled();
  const owed = owedInAll(booking);
  const fee = isTaken
    ? zeroSatang
    : recordedFee(amount, owed, (await findPaymentMethod(ctx.tx, methodType))?.processingFee ?? 0);
  if (fee === null) throw moreThanOwed(toBaht(owed));
  const recordedBy = ctx.actor.user?.id ?? null;
  const entry = await writeLedgerEntry(ctx.tx, {
    ...money,
    recordedBy,
    kind: 'payment',
    fee,
    createdAt: ctx.now,
  });
  await keep(ctx, booking, minus(amount, fee));
  if (!isNotifiedWithBooking) await notifyPayment(ctx, booking, entry.id, { isOnline: isTaken });
  const { reference, note } = recorded;
  // The customer may have typed text erased, but the audit log is permanent: it has only whether there is any.
  const typed = { hasReference: reference !== null, hasNote: note !== null };
  const after = { paymentMethod: methodType, amount: toBaht(amount), ...typed };
  await recordByStaff(ctx, booking, { action: 'payment.recorded', after });
  return entry;
};

const keep = async (ctx: Context, booking: Booking, amount: Satang): Promise<void> => {
  const sums = await ledgerSums(ctx.tx, booking.id);
  if (booking.status === 'cancelled') return recordRefund(ctx, booking, sums);
  const isRest = amount >= stillOwed(booking.total, booking);
  const plan = isRest ? 'full' : booking.paymentPlan;
  const changed = await applyPaidChange(ctx, booking, sums);
  const received = await receivePayment(ctx, changed ?? booking, { ...sums, plan, isOwed: true });
  if (received !== 'accepted') throw bookingCancelled();
  await keepPaying(ctx, booking.id);
};
