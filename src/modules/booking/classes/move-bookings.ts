import {
  areMovable,
  findVehicle,
  lockVehicles,
  type Move,
  moveTentative,
  type Seat,
  vehiclesOfClass,
} from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { lockBooking, saveBooking } from '../records/booking-store.ts';
import { movesOutdated } from '../rules/problems.ts';

/** Who moves: the business by itself, to make room for whoever needs it, or somebody of the staff. */
type Mover = 'business' | 'staff';

/**
 * Gives tentative bookings equal vehicles, all at once. The audit log names nobody where the business does it. The caller
 * has locked the vehicles and the bookings. 409 `booking.vehicle-taken`.
 */
export const moveBookings = async (ctx: Context, moves: readonly Move[], mover: Mover = 'business'): Promise<void> => {
  await moveTentative(ctx.tx, moves);
  for (const { id, from, to } of moves) {
    const { reference } = await saveBooking(ctx.tx, { id, vehicleId: to });
    const subject = { kind: 'booking', id, name: reference };
    const [before, after] = [await plateOf(ctx, from), await plateOf(ctx, to)];
    const by = mover === 'business' && { by: null };
    await ctx.record({ action: 'booking.moved', subject, before, after, ...by });
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

/**
 * Staff move bookings of one class: all of them or none. 409 `booking.moves-outdated` if one is locked by now, or is not
 * where it was seen; `booking.vehicle-taken`.
 */
export const moveByStaff = async (ctx: Context, moves: readonly Move[]): Promise<void> => {
  const { tx, now } = ctx;
  const first = moves[0]?.from ?? '';
  const locked = await lockVehicles(tx, await vehiclesOfClass(tx, first));
  for (const { id } of moves.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await lockBooking(tx, id);
  const categoryId = locked.get(first)?.categoryId;
  if (!categoryId || !(await areMovable(tx, { categoryId, moves, now }))) throw movesOutdated();
  await moveBookings(ctx, moves, 'staff');
};
