import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { isBefore } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { categories, vehicleOccupancy, vehicles } from '../records/fleet-tables.ts';
import { refusingOverlap } from '../records/occupancy-store.ts';
import { onOffer } from '../records/vehicle-store.ts';
import type { Move, Seating, Taken, Tentative } from '../rules/classes/find-seat.ts';
import { type ClassVehicle, isEqualVehicle } from '../rules/classes/is-equal-vehicle.ts';
import { vehicleTaken } from '../rules/problems.ts';

/** The ids of the vehicles that a booking of this one may concern: those of its class, or it alone. */
export const vehiclesOfClass = async (tx: Tx, vehicleId: string): Promise<string[]> => {
  const classOfIt = sql`(select category_id from ${vehicles} where id = ${vehicleId})`;
  const rows = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(and(categories.bookedAsClass, sql`${vehicles.categoryId} = ${classOfIt}`, isNull(vehicles.archivedAt)));
  return rows.length > 0 ? rows.map(({ id }) => id) : [vehicleId];
};

/** Whether any category is booked as a class. */
export const hasClasses = cachedRead(['category'], async (tx): Promise<boolean> => {
  const isClass = and(categories.bookedAsClass, isNull(categories.archivedAt));
  return (await tx.$count(categories, isClass)) > 0;
});

type ClassQuery = Readonly<{
  categoryId: string;
  /** What was over by then, and by now, is left out: a rental that moves may begin long before the wished time. */
  from: Temporal.Instant;
  now: Temporal.Instant;
  butBooking?: string | undefined;
}>;

type Class = Readonly<{
  /** The vehicles on offer that are equal to one: itself first, then the nearest in price. */
  equalTo: (chosenId: string) => string[];
  /** Those of the class that are on offer. */
  vehicleIds: string[];
  seating: Seating;
}>;

/** The vehicles of a class and all that takes them from a moment on, without expired holds and one booking's own time. */
export const readClass = async (tx: Tx, { categoryId, from, now, butBooking }: ClassQuery): Promise<Class> => {
  const members = await readMembers(tx, categoryId);
  const equalTo = (chosenId: string) => {
    const chosen = members.find(({ id }) => id === chosenId);
    if (!chosen) return [];
    const isNearer = (a: Member, b: Member) =>
      Math.abs(a.dailyRate - chosen.dailyRate) - Math.abs(b.dailyRate - chosen.dailyRate) || (a.id < b.id ? -1 : 1);
    const others = members.filter((other) => other.isOnOffer && isEqualVehicle(chosen, other)).sort(isNearer);
    return others.map(({ id }) => id).sort((a, b) => Number(b === chosenId) - Number(a === chosenId));
  };
  const rows = (await readRows(tx, { categoryId, from, now })).filter(
    (row) => butBooking === undefined || (row.bookingId !== butBooking && row.changeOf !== butBooking),
  );
  const waiting = new Set(rows.map(({ changeOf }) => changeOf));
  const fixed: Taken[] = [];
  const tentative: Tentative[] = [];
  for (const { id, bookingId, vehicleId, during, equalTo: chosen } of rows) {
    const time = { vehicleId, from: during.from.epochMilliseconds, until: during.until.epochMilliseconds };
    // A change that waits for its payment holds time of the vehicle that the booking has now.
    if (chosen && bookingId && !waiting.has(bookingId))
      tentative.push({ ...time, id: bookingId, suits: equalTo(chosen).sort() });
    else fixed.push({ ...time, id });
  }
  const vehicleIds = members.filter(({ isOnOffer }) => isOnOffer).map(({ id }) => id);
  return { equalTo, vehicleIds, seating: { fixed, tentative } };
};

type Member = ClassVehicle & Readonly<{ id: string; dailyRate: number; isOnOffer: boolean }>;

const readMembers = (tx: Tx, categoryId: string): Promise<Member[]> =>
  tx
    .select({
      id: vehicles.id,
      categoryId: vehicles.categoryId,
      seats: vehicles.seats,
      luggage: vehicles.luggage,
      transmission: vehicles.transmission,
      fuelType: vehicles.fuelType,
      dailyRate: vehicles.dailyRate,
      isOnOffer: sql<boolean>`${onOffer()}`,
    })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(eq(vehicles.categoryId, categoryId));

const readRows = (tx: Tx, { categoryId, from, now }: ClassQuery) => {
  const { heldUntil, during } = vehicleOccupancy;
  const since = isBefore(from, now) ? from : now;
  return tx
    .select({
      id: vehicleOccupancy.id,
      vehicleId: vehicleOccupancy.vehicleId,
      bookingId: vehicleOccupancy.bookingId,
      changeOf: vehicleOccupancy.changeOf,
      equalTo: vehicleOccupancy.equalTo,
      during,
    })
    .from(vehicleOccupancy)
    .innerJoin(vehicles, eq(vehicles.id, vehicleOccupancy.vehicleId))
    .where(
      and(
        eq(vehicles.categoryId, categoryId),
        sql`upper(${during}) > ${since.toString()}`,
        or(isNull(heldUntil), gt(heldUntil, now)),
      ),
    )
    .orderBy(vehicleOccupancy.id);
};

/**
 * Gives tentative rentals other vehicles, all at once: they may swap. The caller has locked the vehicles. 409
 * `booking.vehicle-taken` if one is not free, or is locked by now.
 */
export const moveTentative = async (tx: Tx, moves: readonly Move[]): Promise<void> => {
  if (moves.length === 0) return;
  const { bookingId, equalTo } = vehicleOccupancy;
  const moved = refusingOverlap(
    vehicleTaken,
    tx
      .update(vehicleOccupancy)
      .set({ vehicleId: sql`moved."to"` })
      .from(sql`json_to_recordset(${JSON.stringify(moves)}::json) as moved ("id" uuid, "to" uuid)`)
      .where(and(sql`${bookingId} = moved.id`, isNotNull(equalTo))),
  );
  if ((await moved).rowCount !== moves.length) throw vehicleTaken();
};

/** From now on a rental keeps the vehicle that it has. */
export const lockRental = async (tx: Tx, bookingId: string): Promise<void> => {
  const isTentative = and(eq(vehicleOccupancy.bookingId, bookingId), isNotNull(vehicleOccupancy.equalTo));
  await tx.update(vehicleOccupancy).set({ equalTo: null }).where(isTentative);
};

/** Locks all that is picked up by a moment. */
export const lockRentalsUntil = async (tx: Tx, moment: Temporal.Instant): Promise<void> => {
  const { equalTo, during } = vehicleOccupancy;
  const isNear = and(isNotNull(equalTo), sql`lower(${during}) <= ${moment.toString()}`);
  await tx.update(vehicleOccupancy).set({ equalTo: null }).where(isNear);
};
