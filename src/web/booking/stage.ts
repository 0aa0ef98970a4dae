import { isTooNearToChange } from '#kernel/change-until.ts';
import type { DataOf } from '../api/routes.ts';

type OwnBooking = DataOf<'GET /bookings/:id'>;

/** Where a booking stands, as its customer would say it. */
export type Stage =
  /** Unpaid, and the vehicle is held for a while. */
  | 'held'
  /** Will be paid at pick-up; staff look at it before it is promised. */
  | 'atPickUp'
  /** Will be paid by transfer; staff wait for the money. */
  | 'awaited'
  /** Paid; staff look at it before it is promised. */
  | 'checked'
  /** As `checked`, but nothing is to be paid online. */
  | 'free'
  /** Nobody knows how it will be paid, or all of it was given back; staff look at it. */
  | 'open'
  | 'confirmed'
  /** The vehicle is with the customer. */
  | 'out'
  | 'completed'
  | 'expired'
  | 'cancelled';

type Facts = Pick<
  OwnBooking,
  'status' | 'isPickedUp' | 'totalAmount' | 'keptAmount' | 'paysBy' | 'holdUntil' | 'cancelledBecause'
>;

/** What a booking that staff have not confirmed yet waits for, once no hold is running. */
export type PendingStage = Extract<Stage, 'atPickUp' | 'awaited' | 'checked' | 'free' | 'open'>;

export const pendingStage = ({
  keptAmount,
  totalAmount,
  paysBy,
}: Pick<Facts, 'keptAmount' | 'totalAmount' | 'paysBy'>): PendingStage => {
  if (keptAmount > 0) return 'checked';
  if (totalAmount === 0) return 'free';
  return paysBy === null ? 'open' : offlineStages[paysBy];
};

const offlineStages = { cash: 'atPickUp', bank_transfer: 'awaited' } as const;

/** A booking moves by the table of the server alone (modules/booking/rules/lifecycle.ts); this splits its status. */
const stages: Record<Facts['status'], (booking: Facts) => Stage> = {
  pending: (booking) => {
    const stage = pendingStage(booking);
    return booking.holdUntil && stage !== 'checked' && stage !== 'free' ? 'held' : stage;
  },
  confirmed: ({ isPickedUp }) => (isPickedUp ? 'out' : 'confirmed'),
  completed: () => 'completed',
  cancelled: ({ cancelledBecause }) => (cancelledBecause === 'expired' ? 'expired' : 'cancelled'),
};

export const stageOf = (booking: Facts): Stage => stages[booking.status](booking);

/** Whether anything of it is still ahead. */
export const isLive = (stage: Stage): boolean => !['completed', 'expired', 'cancelled'].includes(stage);

/** Why its customer cannot change it here; null when they can, or when it is over. */
type ChangeBlocker = 'out' | 'begun' | 'near' | 'paying';

export const changeBlocker = (
  booking: Facts & Pick<OwnBooking, 'may' | 'pickupDate'>,
  nowMs: number,
): ChangeBlocker | null => {
  const stage = stageOf(booking);
  if (!isLive(stage) || (booking.may.changeDates && booking.may.cancel)) return null;
  if (stage === 'out') return 'out';
  // A hold that has ended says so itself.
  if (stage === 'held' && Date.parse(booking.holdUntil ?? '') <= nowMs) return null;
  return byTime(Date.parse(booking.pickupDate), nowMs);
};

/** Where neither place nor time forbids it, only a payment that is under way does. */
const byTime = (pickUpMs: number, nowMs: number): ChangeBlocker => {
  if (pickUpMs <= nowMs) return 'begun';
  return isTooNearToChange(pickUpMs, nowMs) ? 'near' : 'paying';
};

/** How far the refund of a cancelled booking has come. */
type RefundState = 'none' | 'underWay' | 'done';

export const refundState = ({
  pendingRefund,
  refundedAmount,
}: Pick<OwnBooking, 'pendingRefund' | 'refundedAmount'>): RefundState => {
  if (pendingRefund > 0) return 'underWay';
  return refundedAmount > 0 ? 'done' : 'none';
};

/** What the badge beside the stage says of the money; null where the stage says enough. */
export const moneyBadge = (
  booking: Facts & Pick<OwnBooking, 'paymentStatus' | 'pendingRefund' | 'refundedAmount'>,
): 'underWay' | 'inPart' | 'status' | null => {
  const { keptAmount, paymentStatus } = booking;
  const [stage, refund] = [stageOf(booking), refundState(booking)];
  if ((stage === 'cancelled' || stage === 'open') && refund === 'underWay') return 'underWay';
  if (stage === 'cancelled' && refund === 'done' && keptAmount > 0) return 'inPart';
  return keptAmount > 0 || paymentStatus === 'refunded' || paymentStatus === 'overdue' ? 'status' : null;
};
