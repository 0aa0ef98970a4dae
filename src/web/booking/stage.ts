import { isTooNearToChange } from '#kernel/change-until.ts';
import type { DataOf } from '../api/routes.ts';

type OwnBooking = DataOf<'GET /bookings/:id'>;

/** The state of a booking as its customer sees it. */
export type Stage =
  /** Unpaid, and the vehicle is held until the hold expires. */
  | 'held'
  /** To be paid at pick-up; awaits confirmation by staff. */
  | 'atPickUp'
  /** To be paid by transfer; staff are waiting for the money. */
  | 'awaitingTransfer'
  /** Something is paid, at least a deposit; awaits confirmation by staff. */
  | 'paid'
  /** The total is zero, so there is nothing to pay; awaits confirmation by staff. */
  | 'free'
  /** No payment method is chosen, or everything was refunded; awaits a decision by staff. */
  | 'undecided'
  | 'confirmed'
  /** The vehicle is with the customer. */
  | 'pickedUp'
  | 'completed'
  | 'expired'
  | 'cancelled';

type Facts = Pick<
  OwnBooking,
  'status' | 'isPickedUp' | 'totalAmount' | 'keptAmount' | 'paysBy' | 'holdUntil' | 'cancelledBecause'
>;

/** What a booking that staff have not confirmed is waiting for, once it has no active hold. */
export type PendingStage = Extract<Stage, 'atPickUp' | 'awaitingTransfer' | 'paid' | 'free' | 'undecided'>;

export const pendingStage = ({
  keptAmount,
  totalAmount,
  paysBy,
}: Pick<Facts, 'keptAmount' | 'totalAmount' | 'paysBy'>): PendingStage => {
  if (keptAmount > 0) return 'paid';
  if (totalAmount === 0) return 'free';
  return paysBy === null ? 'undecided' : offlineStages[paysBy];
};

const offlineStages = { cash: 'atPickUp', bank_transfer: 'awaitingTransfer' } as const;

/** Only the server changes a status (modules/booking/rules/lifecycle.ts); this divides each status into stages. */
const stages: Record<Facts['status'], (booking: Facts) => Stage> = {
  pending: (booking) => {
    const stage = pendingStage(booking);
    return booking.holdUntil && stage !== 'paid' && stage !== 'free' ? 'held' : stage;
  },
  confirmed: ({ isPickedUp }) => (isPickedUp ? 'pickedUp' : 'confirmed'),
  completed: () => 'completed',
  cancelled: ({ cancelledBecause }) => (cancelledBecause === 'expired' ? 'expired' : 'cancelled'),
};

export const stageOf = (booking: Facts): Stage => stages[booking.status](booking);

/** Whether the booking has not ended yet. */
export const isLive = (stage: Stage): boolean => !['completed', 'expired', 'cancelled'].includes(stage);

/**
 * Why the customer cannot change the booking online; null if they can, or if the page already says why: the booking has
 * ended, or its hold has expired.
 */
type ChangeBlocker = 'pickedUp' | 'begun' | 'near' | 'paying';

export const changeBlocker = (
  booking: Facts & Pick<OwnBooking, 'may' | 'pickupDate'>,
  nowMs: number,
): ChangeBlocker | null => {
  const stage = stageOf(booking);
  if (!isLive(stage) || (booking.may.changeDates && booking.may.cancel)) return null;
  if (stage === 'pickedUp') return 'pickedUp';
  // The page already says that an expired hold has expired.
  if (stage === 'held' && Date.parse(booking.holdUntil ?? '') <= nowMs) return null;
  return remainingBlocker(Date.parse(booking.pickupDate), nowMs);
};

/** By elimination: if neither stage nor time blocks the change, a payment is in progress. */
const remainingBlocker = (pickUpMs: number, nowMs: number): ChangeBlocker => {
  if (pickUpMs <= nowMs) return 'begun';
  return isTooNearToChange(pickUpMs, nowMs) ? 'near' : 'paying';
};

/** The state of a cancelled booking's refund. */
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
): OwnBooking['paymentStatus'] | null => {
  const { status, keptAmount, paymentStatus } = booking;
  if (stageOf(booking) === 'undecided' && refundState(booking) === 'underWay') return 'refunding';
  if (status === 'cancelled') return paymentStatus === 'nothing-paid' ? null : paymentStatus;
  const isTold = paymentStatus === 'refunded' || paymentStatus === 'overdue' || paymentStatus === 'from-deposit';
  return keptAmount > 0 || isTold ? paymentStatus : null;
};
