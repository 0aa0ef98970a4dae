import { netPaid } from '#kernel/balance.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';

/** How many unpaid holds a browser may have at once, and so an e-mail. */
export const HOLDS_AT_ONCE = 3;

type Holdable = Readonly<{
  status: string;
  holdUntil: Temporal.Instant | null;
  paid: Satang;
  refunded: Satang;
  promised: Satang;
}>;

/**
 * A booking that keeps its vehicle for a while only, because nobody has paid for it yet, or all of it goes back. The
 * while is the setting `payment.paymentTimeout`; a payment ends it for good.
 */
export const isHold = ({ status, holdUntil, ...money }: Holdable): boolean =>
  status === 'pending' && holdUntil !== null && netPaid(money) <= zeroSatang;

/** A hold ends at its minute: from then on others may take the vehicle. */
export const isOverdue = (booking: Holdable, now: Temporal.Instant): boolean =>
  isHold(booking) && booking.holdUntil !== null && !isBefore(now, booking.holdUntil);
