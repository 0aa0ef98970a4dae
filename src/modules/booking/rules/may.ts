import { minus, type Satang } from '#kernel/money.ts';
import { hoursBetween, isBefore } from '#kernel/period.ts';
import { isOverdue } from './hold.ts';
import { type BookingStatus, mayMove, stateOf } from './lifecycle.ts';

/** Until how long before the pick-up its customer may change a booking. */
export const CHANGE_UNTIL_HOURS = 2;

type Facts = Readonly<{
  status: BookingStatus;
  pickedUpAt: Temporal.Instant | null;
  pickUpAt: Temporal.Instant;
  holdUntil: Temporal.Instant | null;
  isPaying: boolean;
  total: Satang;
  paid: Satang;
  refunded: Satang;
}>;

/** What the customer of a booking may do with it at a moment; the screens show just that. */
export type May = Readonly<{ pay: boolean; changeDates: boolean; changeAddons: boolean; cancel: boolean }>;

export const mayOf = (booking: Facts, now: Temporal.Instant): May => {
  const lives = (booking.status === 'pending' || booking.status === 'confirmed') && !isOverdue(booking, now);
  const isAhead = lives && stateOf(booking) !== 'picked-up' && isBefore(now, booking.pickUpAt);
  const isChangeable = isAhead && !booking.isPaying && hoursBetween(now, booking.pickUpAt) >= CHANGE_UNTIL_HOURS;
  return {
    pay: lives && minus(booking.paid, booking.refunded) < booking.total,
    changeDates: isChangeable,
    changeAddons: isChangeable,
    cancel: isAhead && mayMove(stateOf(booking), 'cancel'),
  };
};
