import { netPaid } from '#kernel/balance.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';

/** The most unpaid holds at once, per browser, per account and per mailbox. */
export const HOLDS_AT_ONCE = 3;

type Holdable = Readonly<{
  status: string;
  holdUntil: Temporal.Instant | null;
  keptUntil: Temporal.Instant | null;
  paid: Satang;
  refunded: Satang;
  promised: Satang;
}>;

/** Whether nothing that was paid for a pending booking stays. */
export const isUnpaid = ({ status, ...money }: Omit<Holdable, 'holdUntil' | 'keptUntil'>): boolean =>
  status === 'pending' && netPaid(money) <= zeroSatang;

/**
 * When an unpaid booking ends by itself: its hold, or the hours for which it is kept for cash or a transfer of somebody
 * whose e-mail is not proven (setting `payment.offlineHoldHours`). Null: never.
 */
export const endsAt = (booking: Holdable): Temporal.Instant | null =>
  isUnpaid(booking) ? (booking.holdUntil ?? booking.keptUntil) : null;

/**
 * Whether a booking keeps its vehicle only until `holdUntil` (setting `payment.paymentTimeout`), because nothing is
 * paid or everything paid goes back. Once a payment stays, the booking is no longer a hold.
 */
export const isHold = (booking: Omit<Holdable, 'keptUntil'>): boolean =>
  booking.holdUntil !== null && isUnpaid(booking);

/** Whether an unpaid booking has ended. From then on, others may take the vehicle. */
export const isOverdue = (booking: Holdable, now: Temporal.Instant): boolean => {
  const end = endsAt(booking);
  return end !== null && !isBefore(now, end);
};
