import { zeroSatang } from '#kernel/money.ts';
import { keepAddons } from '#modules/extras/index.ts';
import { keepVehicle, vehicleTaken } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { lockAtVersion, type SeenVersion } from '../../paying/lock-for-payment.ts';
import { reinstateBooking } from '../../paying/reinstate-booking.ts';
import { type Booking, saveBooking } from '../../records/booking-store.ts';
import { recordChangeByStaff } from '../../records/record-by-staff.ts';
import {
  actionTo,
  type BookingAction,
  type BookingState,
  move,
  stateOf,
  statusOfState,
} from '../../rules/lifecycle.ts';
import { atOnce } from '../../rules/office/happened-at.ts';
import { cannotBecome } from '../../rules/problems.ts';
import { returnVehicle } from '../hand-over/return-vehicle.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { forceBooking } from './force-booking.ts';

type MoveRequest = SeenVersion &
  Readonly<{
    stage: BookingState;
    isForced: boolean;
    reason: string | null;
    /** The refund in baht that the clerk saw. */
    refundAmount: number | null;
    withoutPickUp: boolean;
  }>;

/**
 * Brings a booking to another stage as the table of states allows: confirmed, completed, cancelled. A pick-up has
 * its own facts and endpoint.
 */
export const moveBooking = async (ctx: Context, request: MoveRequest): Promise<void> => {
  const booking = await lockAtVersion(ctx, request);
  const { stage } = request;
  if (request.isForced) return forceBooking(ctx, booking, request);
  const action = actionTo(stateOf(booking), stage);
  const work = action && moves[action];
  if (!work) throw cannotBecome(stateOf(booking), stage);
  await work(ctx, booking, request);
};

type Move = (ctx: Context, booking: Booking, request: MoveRequest) => Promise<void>;

const withoutFacts = { mileage: null, fuel: null, damage: '', note: '', lateFee: zeroSatang };

const moves: Partial<Record<BookingAction, Move>> = {
  confirm: (ctx, booking) => confirmBooking(ctx, booking),
  return: (ctx, booking, { withoutPickUp }) =>
    returnVehicle(ctx, booking, { ...atOnce, ...withoutFacts, withoutPickUp }),
  cancel: cancelByStaff,
};

/** Confirms a locked booking, paid or not. 409 `booking.vehicle-taken` if its hold expired and the vehicle is taken. */
const confirmBooking = async (ctx: Context, booking: Booking): Promise<void> => {
  const status = statusOfState(move(stateOf(booking), 'confirm'));
  if (!(await keepVehicle(ctx.tx, booking.id)) && !(await reinstateBooking(ctx, booking))) throw vehicleTaken();
  await keepAddons(ctx.tx, booking.id);
  const confirmed = await saveBooking(ctx.tx, { id: booking.id, status, holdUntil: null, keptUntil: null });
  const { id: bookingId, version } = confirmed;
  await ctx.enqueue({ task: 'mail-booking-confirmed', payload: { bookingId, version } });
  await recordChangeByStaff(ctx, { action: 'booking.confirmed', before: booking, after: confirmed });
};
