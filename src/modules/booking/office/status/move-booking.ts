import { nothing } from '#kernel/money.ts';
import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle, vehicleTaken } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { lockAtVersion, type Seen } from '../../paying/lock-for-payment.ts';
import { reinstateBooking } from '../../paying/reinstate-booking.ts';
import { lockPointsOf } from '../../points/account-points.ts';
import { type Booking, saveBooking } from '../../records/booking-store.ts';
import { recordChangeByStaff } from '../../records/record-by-staff.ts';
import { actionTo, type BookingAction, type BookingState, move, stateOf, statusOf } from '../../rules/lifecycle.ts';
import { cannotBecome } from '../../rules/problems.ts';
import { returnVehicle } from '../hand-over/return-vehicle.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { forceBooking } from './force-booking.ts';

type MoveRequest = Seen &
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

/** Promises a locked booking, paid or not. 409 `booking.vehicle-taken` when its hold ended and the vehicle is another's. */
const confirmBooking = async (ctx: Context, booking: Booking): Promise<void> => {
  const status = statusOf(move(stateOf(booking), 'confirm'));
  if (!(await keepVehicle(ctx.tx, booking.id)) && !(await reinstateBooking(ctx, booking))) throw vehicleTaken();
  await keepAddons(ctx.tx, booking.id);
  const confirmed = await saveBooking(ctx.tx, { id: booking.id, status, holdUntil: null });
  const { id: bookingId, version } = confirmed;
  await ctx.announce({ task: 'mail-booking-confirmed', payload: { bookingId, version } });
  await recordChangeByStaff(ctx, { action: 'booking.confirmed', before: booking, after: confirmed });
};
