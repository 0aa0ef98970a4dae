import { lockVehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { openBooking } from '../records/booking-access.ts';
import { type Booking, lockBooking, saveBooking } from '../records/booking-store.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { stateOf } from '../rules/lifecycle.ts';
import { cannotChange, pickedUpAlready } from '../rules/problems.ts';

export type Arrival = Pick<Booking, 'flightNumber' | 'arrivalNote'>;

/**
 * Saves how the renter arrives, for whoever may open the booking, until the vehicle is handed over. 409
 * `booking.picked-up-already`, or `booking.cannot-change` once the booking is over.
 */
export const noteArrival = async (ctx: Context, id: string, arrival: Arrival): Promise<Booking> => {
  const { vehicleId } = await openBooking(ctx.tx, ctx.actor, id);
  await lockVehicle(ctx.tx, vehicleId);
  const booking = returnedRow(await lockBooking(ctx.tx, id));
  const state = stateOf(booking);
  if (state === 'picked-up') throw pickedUpAlready();
  if (state === 'completed' || state === 'cancelled') throw cannotChange(state);
  return saveArrival(ctx, booking, arrival);
};

/** Saves it without a look at the booking's state, and records it if staff did it. */
export const saveArrival = async (ctx: Context, before: Booking, arrival: Arrival): Promise<Booking> => {
  const after = await saveBooking(ctx.tx, { id: before.id, ...arrival });
  await recordByStaff(ctx, after, {
    action: 'booking.arrival-noted',
    before: factsOf(before),
    after: factsOf(after),
  });
  return after;
};

const factsOf = ({ flightNumber, arrivalNote }: Arrival) => ({ flightNumber, hasArrivalNote: arrivalNote !== '' });
