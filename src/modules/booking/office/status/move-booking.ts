import { nothing } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { lockPointsOf } from '../../points/refuse-spent-points.ts';
import type { Booking } from '../../records/booking-store.ts';
import { actionTo, type BookingAction, type BookingState, stateOf } from '../../rules/lifecycle.ts';
import { cannotBecome } from '../../rules/office/office-problems.ts';
import { returnVehicle } from '../hand-over/return-vehicle.ts';
import { lockAtVersion, type Seen } from '../lock-at-version.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { confirmBooking } from './confirm-booking.ts';
import { forceBooking } from './force-booking.ts';

export type MoveRequest = Seen &
  Readonly<{
    stage: BookingState;
    isForced: boolean;
    reason: string | null;
    /** Baht that the clerk saw going back. */
    refundAmount: number | null;
    withoutPickUp: boolean;
  }>;

/**
 * Brings a booking to another stage as the table of states allows: confirmed, completed, cancelled. A pick-up has facts
 * and a call of its own.
 */
export const moveBooking = async (ctx: Context, asked: MoveRequest): Promise<void> => {
  if (asked.isForced) await lockPointsOf(ctx, asked.bookingId);
  const booking = await lockAtVersion(ctx, asked);
  const { stage } = asked;
  if (asked.isForced) return forceBooking(ctx, booking, asked);
  const action = actionTo(stateOf(booking), stage);
  const work = action && moves[action];
  if (!work) throw cannotBecome(stateOf(booking), stage);
  await work(ctx, booking, asked);
};

type Move = (ctx: Context, booking: Booking, asked: MoveRequest) => Promise<void>;

const withoutFacts = { mileage: null, fuel: null, damage: '', note: '', lateFee: nothing };

const moves: Partial<Record<BookingAction, Move>> = {
  confirm: (ctx, booking) => confirmBooking(ctx, booking),
  return: (ctx, booking, { withoutPickUp }) => returnVehicle(ctx, booking, { ...withoutFacts, withoutPickUp }),
  cancel: cancelByStaff,
};
