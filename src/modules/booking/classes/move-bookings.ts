import { findVehicle, type Move, moveTentative, type Seat } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { saveBooking } from '../records/booking-store.ts';

/**
 * Gives tentative bookings equal vehicles, all at once, to make room. Unless staff do, the business does it,
 * whoever needs the room: the audit log names nobody. The caller has locked the vehicles and the bookings. 409 `booking.vehicle-taken`.
 */
export const moveBookings = async (
  ctx: Context,
  moves: readonly Move[],
  { byStaff = false }: { byStaff?: boolean } = {},
): Promise<void> => {
  await moveTentative(ctx.tx, moves);
  for (const { id, from, to } of moves) {
    const { reference } = await saveBooking(ctx.tx, { id, vehicleId: to });
    const subject = { kind: 'booking', id, name: reference };
    const [before, after] = [await plateOf(ctx, from), await plateOf(ctx, to)];
    await ctx.record({ action: 'booking.moved', subject, before, after, ...(!byStaff && { by: null }) });
  }
};

const plateOf = async ({ tx }: Context, id: string) => ({
  licensePlate: (await findVehicle(tx, id))?.licensePlate ?? null,
});

/** What a seat takes: the vehicles whose time changes hands, and the bookings that make room. */
export const takenBy = ({ vehicleId, moves }: Seat) => ({
  vehicleIds: [...new Set([vehicleId, ...moves.map(({ to }) => to)])],
  moved: moves.map(({ id }) => id),
});
