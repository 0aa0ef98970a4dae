import type { Sellable } from '#contract/office/classes.ts';
import { startOfDay, toBangkokText } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { findAnyVehicle, type Move, makeAndModel, proposeMoves } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { findBooking } from '../records/booking-store.ts';
import { moveByStaff } from './move-bookings.ts';

const HOUR_MS = 3_600_000;

/** Moves of tentative bookings: seen first, then made, and taken back by the same call the other way round. */
export const moveRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/bookings/moves', async (ctx, { query: { categoryId, from, until } }) => {
    const { tx, now } = ctx;
    const window = { from: startOfDay(from), until: startOfDay(addDays(until, 1)) };
    const leastHours = (await readSettings(tx)).booking.minBookingHours;
    const { moves, before, after } = await proposeMoves(tx, { categoryId, window, leastHours, now });
    return {
      data: {
        moves: await Promise.all(moves.map((move) => moveShape(ctx, move))),
        before: sellableShape(before),
        after: sellableShape(after),
      },
    };
  });

  serve('POST /admin/bookings/moves', async (ctx, { body: { moves } }) => {
    await moveByStaff(
      ctx,
      moves.map(({ bookingId: id, from, to }) => ({ id, from, to })),
    );
    return { data: { moved: moves.length } };
  });
};

const moveShape = async ({ tx }: Context, { id, from, to }: Move) => {
  const booking = returnedRow(await findBooking(tx, id));
  return {
    bookingId: id,
    bookingNumber: booking.reference,
    customerName: `${booking.firstName} ${booking.lastName}`.trim(),
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    from: await vehicleShape(tx, from),
    to: await vehicleShape(tx, to),
  };
};

const vehicleShape = async (tx: Context['tx'], id: string) => {
  const vehicle = returnedRow(await findAnyVehicle(tx, id));
  return { id, name: makeAndModel(vehicle), licensePlate: vehicle.licensePlate };
};

const sellableShape = ({
  total,
  longest,
  gaps,
}: Readonly<{ total: number; longest: number; gaps: number }>): Sellable => ({
  hours: Math.round(total / HOUR_MS),
  longestHours: Math.round(longest / HOUR_MS),
  gaps,
});
