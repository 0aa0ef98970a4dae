import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  amountOwed,
  awaitsStaff,
  inView,
  isListed,
  isUnpaid,
  nextPickUpFirst,
  type OfficeDay,
} from '#modules/booking/index.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { locations, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

const pickUpPlace = alias(locations, 'pick_up_place');
const dropOffPlace = alias(locations, 'drop_off_place');
const { status, pickedUpAt, returnedAt, pickUpAt, dropOffAt, total } = bookings;

/** A list of the day's board: its bookings, their order, which of them are done, and whether it is about returns. */
export type BoardQuery = Readonly<{ where: SQL | undefined; order: SQL[]; isDone: SQL; isReturn: boolean }>;

const isOut = sql`(${isNotNull(pickedUpAt)} or ${eq(status, 'completed')})`;
const isBack = sql`(${isNotNull(returnedAt)} or ${eq(status, 'completed')})`;

/** What is still to do comes first. */
export const pickUpsOn = (day: OfficeDay): BoardQuery => ({
  where: inView('pick-ups-today', day),
  order: [isOut, asc(pickUpAt)],
  isDone: isOut,
  isReturn: false,
});

export const returnsOn = (day: OfficeDay): BoardQuery => ({
  where: inView('returns-today', day),
  order: [isBack, asc(dropOffAt)],
  isDone: isBack,
  isReturn: true,
});

const open = { isDone: sql`false`, isReturn: false };

export const lateOn = (day: OfficeDay): BoardQuery => ({
  ...open,
  where: inView('late', day),
  order: [asc(dropOffAt)],
  isReturn: true,
});

export const unpaidBookings = (day: OfficeDay): BoardQuery => ({
  ...open,
  where: isUnpaid,
  order: nextPickUpFirst(day),
});

export const awaitingStaff = { ...open, where: awaitsStaff };

/** The number of bookings in a list, how many of them are done, and the amount that all of them owe, in satang. */
export const boardCounts = async (tx: Tx, { where, isDone }: Pick<BoardQuery, 'where' | 'isDone'>) => {
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
      owed: sql<string>`coalesce(sum(${amountOwed}), 0)`,
    })
    .from(bookings)
    .where(and(isListed, where));
  const { owed: sum, ...counts } = returnedRow(row);
  return { ...counts, owed: Number(sum) };
};

/** The first `most` bookings of a list. */
export const boardRows = (tx: Tx, { where, order, isDone, isReturn }: BoardQuery, most: number) => {
  const place = isReturn ? dropOffPlace : pickUpPlace;
  const inOrder = [...order, asc(bookings.id)];
  // Only the rows that are shown are joined.
  const shown = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isListed, where))
    .orderBy(...inOrder)
    .limit(most);
  return tx
    .select({
      id: bookings.id,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      phone: bookings.phone,
      pickUpAt,
      dropOffAt,
      total,
      brand: vehicles.brand,
      model: vehicles.model,
      licensePlate: vehicles.licensePlate,
      place: place.name,
      placeInThai: place.nameInThai,
      owed: amountOwed,
      isDone: sql<boolean>`${isDone}`,
      nextPickUp: sql<string | null>`(select min(later.pick_up_at) from booking later
        where later.vehicle_id = ${bookings.vehicleId} and later.status in ('pending', 'confirmed')
          and later.id <> ${bookings.id} and later.pick_up_at >= ${dropOffAt})`,
    })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .innerJoin(pickUpPlace, eq(pickUpPlace.id, bookings.pickUpLocationId))
    .innerJoin(dropOffPlace, eq(dropOffPlace.id, bookings.dropOffLocationId))
    .where(sql`${bookings.id} in (${shown})`)
    .orderBy(...inOrder);
};

export type BoardBooking = Awaited<ReturnType<typeof boardRows>>[number];
