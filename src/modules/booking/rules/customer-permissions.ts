import { type Balance, beyondDeposit, type Secured, stillOwed } from '#kernel/balance.ts';
import { CHANGE_UNTIL_HOURS, isTooNearToChange } from '#kernel/change-until.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import type { Problem } from '#kernel/problem.ts';
import { isOverdue } from './hold.ts';
import { type BookingState, type BookingStatus, mayMove, stateOf } from './lifecycle.ts';
import {
  alreadyCancelled,
  cannotBecome,
  cannotChange,
  cannotMove,
  holdExpired,
  paymentInProgress,
  tooLateToCancel,
  tooLateToChange,
} from './problems.ts';

type Facts = Balance &
  Secured &
  Readonly<{
    status: BookingStatus;
    pickedUpAt: Temporal.Instant | null;
    pickUpAt: Temporal.Instant;
    holdUntil: Temporal.Instant | null;
    keptUntil: Temporal.Instant | null;
    isPaying: boolean;
    total: Satang;
  }>;

/** What the customer of a booking may do with it now. Screens offer exactly these actions. */
type CustomerPermissions = Readonly<{
  pay: boolean;
  changeDates: boolean;
  /** While the vehicle is out: to bring it back later. */
  extend: boolean;
  changeAddons: boolean;
  cancel: boolean;
}>;

export const customerPermissions = (booking: Facts, now: Temporal.Instant): CustomerPermissions => {
  const isChangeable = changeRefusalForCustomer(booking, now) === null;
  return {
    pay: payRefusal(booking, now) === null,
    changeDates: isChangeable,
    extend: extensionRefusal(booking) === null,
    changeAddons: isChangeable,
    cancel: cancelRefusalForCustomer(booking, now) === null,
  };
};

/**
 * Why the booking cannot be paid online now: it or its hold has ended, or nothing is due but what a
 * security deposit covers. Null if it can.
 */
export const payRefusal = (booking: Facts, now: Temporal.Instant): 'over' | 'nothing-due' | null => {
  if (!payable[stateOf(booking)]) return 'over';
  if (beyondDeposit(stillOwed(booking.total, booking), booking) === zeroSatang) return 'nothing-due';
  return isOverdue(booking, now) ? 'over' : null;
};

/** The first reason why the customer cannot change the booking now; null if they can. */
export const changeRefusalForCustomer = (booking: Facts, now: Temporal.Instant): Problem | null => {
  const state = stateOf(booking);
  if (!changeable[state]) return cannotChange(state);
  if (isOverdue(booking, now)) return holdExpired();
  if (isTooNearToChange(booking.pickUpAt.epochMilliseconds, now.epochMilliseconds))
    return tooLateToChange(CHANGE_UNTIL_HOURS);
  // A payment in progress is for the price before the change.
  return booking.isPaying ? paymentInProgress() : null;
};

/** Why the customer cannot keep the vehicle longer; null if they can: it is out. */
export const extensionRefusal = (booking: Facts): Problem | null => {
  const state = stateOf(booking);
  if (state !== 'picked-up') return cannotChange(state);
  return booking.isPaying ? paymentInProgress() : null;
};

/**
 * Why the customer cannot cancel the booking now; null if they can. A payment in progress does not prevent it: if it
 * succeeds later, all of it is refunded. After the pick-up time the vehicle may be out even if no hand-over is recorded.
 */
export const cancelRefusalForCustomer = (booking: Facts, now: Temporal.Instant): Problem | null => {
  const state = stateOf(booking);
  if (state === 'cancelled') return alreadyCancelled();
  if (!mayMove(state, 'cancel')) return cannotMove(state);
  return isBefore(now, booking.pickUpAt) ? null : tooLateToCancel();
};

/** Why staff cannot cancel the booking; null if they can. They may after the pick-up time, when nobody came. */
export const cancelRefusalForStaff = (booking: Facts): Problem | null => {
  const state = stateOf(booking);
  if (state === 'cancelled') return alreadyCancelled();
  return mayMove(state, 'cancel') ? null : cannotBecome(state, 'cancelled');
};

/** After the return too: a late fee, or what was left. */
const payable: Record<BookingState, boolean> = {
  pending: true,
  confirmed: true,
  'picked-up': true,
  completed: true,
  cancelled: false,
};

const changeable: Record<BookingState, boolean> = { ...payable, 'picked-up': false, completed: false };
