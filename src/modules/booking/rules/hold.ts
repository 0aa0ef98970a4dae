import { netPaid } from '#kernel/balance.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';

/** The most unpaid holds at once, per browser and per e-mail address. */
export const HOLDS_AT_ONCE = 3;

type Holdable = Readonly<{
  status: string;
  holdUntil: Temporal.Instant | null;
  paid: Satang;
  refunded: Satang;
  promised: Satang;
}>;

/**
 * Whether a booking keeps its vehicle only until `holdUntil` (setting `payment.paymentTimeout`), because nothing is
 * paid or everything paid goes back. Once a payment stays, the booking is no longer a hold.
 */
export const isHold = ({ status, holdUntil, ...money }: Holdable): boolean =>
  status === 'pending' && holdUntil !== null && netPaid(money) <= zeroSatang;

/** Whether a hold has ended. From `holdUntil` on, others may take the vehicle. */
export const isOverdue = (booking: Holdable, now: Temporal.Instant): boolean =>
  isHold(booking) && booking.holdUntil !== null && !isBefore(now, booking.holdUntil);
