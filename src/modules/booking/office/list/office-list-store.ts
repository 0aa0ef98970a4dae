import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BookingSort, BookingView } from '#contract/office/bookings.ts';
import type { Page } from '#kernel/paging.ts';
import type { Period } from '#kernel/period.ts';
import { locations, vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import type { Tx } from '#platform/database/database.ts';
import { idsInPortions } from '#platform/database/snapshot.ts';
import { tallies, talliesOf } from '#platform/database/tally.ts';
import { bookings } from '../../records/booking-tables.ts';
import type { BookingStatus } from '../../rules/lifecycle.ts';
import type { OfficeDay } from '../../rules/office/office-day.ts';
import { bookingsWhere } from './filters-store.ts';
import type { BookingListQuery } from './parse-list-query.ts';
import { inView, isListed, isOpen, nextMoveAt, nextPickUpFirst } from './views-store.ts';

const { createdAt, pickUpAt, total, id } = bookings;

const pickUpPlace = alias(locations, 'pick_up_place');
const dropOffPlace = alias(locations, 'drop_off_place');

const columns = {
  booking: bookings,
  hasSlip: sql<boolean>`exists (select 1 from transfer_slip where booking_id = ${bookings.id} and withdrawn_at is null)`,
  vehicle: { brand: vehicles.brand, model: vehicles.model, licensePlate: vehicles.licensePlate },
  pickUpPlace: { name: pickUpPlace.name, nameInThai: pickUpPlace.nameInThai },
  dropOffPlace: { name: dropOffPlace.name, nameInThai: dropOffPlace.nameInThai },
};

/** A booking with the joined data of its row in the office list. */
export type ListedBooking = Awaited<ReturnType<typeof rowsOf>>[number];

type PageQuery = BookingListQuery & Readonly<{ page: Page }>;

/** A page of the office list, and the total: exact up to 10,000, beyond that 10,001. */
export const listBookings = async (tx: Tx, { filters, day, sort, page: { limit, offset } }: PageQuery) => {
  const order = orderOf(sort, day);
  const where = await bookingsWhere(tx, filters, day);
  const idsOf = (condition: SQL | undefined) =>
    tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(condition)
      .orderBy(...order);
  const all = offset + limit;
  // The page is found by the index alone, and only its rows are joined. By the next move two reads are put together:
  // open bookings are few, and the others are in the order of an index.
  const page =
    sort === 'next-move'
      ? sql`select ${bookings.id} from ${bookings} where ${bookings.id} in (
          (${idsOf(and(where, isOpen)).limit(all)}) union all (${idsOf(and(where, sql`not (${isOpen})`)).limit(all)}))
          order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`
      : idsOf(where).limit(limit).offset(offset);
  const [rows, total] = await Promise.all([
    rowsOf(tx, sql`${bookings.id} in (${page})`).orderBy(...order),
    countMatches(tx, bookings, where),
  ]);
  return { rows, total };
};

/** The whole list in batches; read it in one snapshot. */
export async function* bookingsListed(
  tx: Tx,
  { filters, day, sort }: BookingListQuery,
): AsyncGenerator<ListedBooking[]> {
  const order = orderOf(sort, day);
  const ids = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(await bookingsWhere(tx, filters, day))
    .orderBy(...order);
  for await (const portion of idsInPortions(tx, ids))
    yield await rowsOf(tx, inArray(bookings.id, portion)).orderBy(...order);
}

const wasMadeIn = ({ from, until }: Period) => and(gte(createdAt, from), lt(createdAt, until));

/** Every booking that was made in a period, archived ones too, oldest first: to be read as of one moment. */
export async function* bookingsMadeIn(tx: Tx, period: Period): AsyncGenerator<ListedBooking[]> {
  const ids = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(wasMadeIn(period))
    .orderBy(...orders.created);
  for await (const portion of idsInPortions(tx, ids))
    yield await rowsOf(tx, inArray(bookings.id, portion)).orderBy(...orders.created);
}

export const countBookingsMadeIn = (tx: Tx, period: Period): Promise<number> => tx.$count(bookings, wasMadeIn(period));

/** One booking as the list has it, archived or not. */
export const findListed = async (tx: Tx, id: string): Promise<ListedBooking | undefined> =>
  (await rowsOf(tx, eq(bookings.id, id)))[0];

const rowsOf = (tx: Tx, where: SQL) =>
  tx
    .select(columns)
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .innerJoin(pickUpPlace, eq(pickUpPlace.id, bookings.pickUpLocationId))
    .innerJoin(dropOffPlace, eq(dropOffPlace.id, bookings.dropOffLocationId))
    .where(where)
    .$dynamic();

const orderOf = (sort: BookingListQuery['sort'], day: OfficeDay): SQL[] =>
  sort === 'due' ? [...nextPickUpFirst(day), asc(id)] : orders[sort];

const orders: Record<BookingSort, SQL[]> = {
  'next-move': [asc(nextMoveAt), desc(createdAt), desc(id)],
  '-created': [desc(createdAt), desc(id)],
  created: [asc(createdAt), asc(id)],
  'pick-up': [asc(pickUpAt), asc(id)],
  '-pick-up': [desc(pickUpAt), desc(id)],
  total: [asc(total), asc(id)],
  '-total': [desc(total), desc(id)],
};

/** The number of bookings in each status, archived ones excluded. */
export const countByStatus = async (tx: Tx): Promise<Record<BookingStatus, number>> => {
  const rows = await tx
    .select({ status: tallies.kind, count: sql<number>`sum(${tallies.count})::int` })
    .from(tallies)
    .where(talliesOf('booking'))
    .groupBy(tallies.kind);
  const none = { pending: 0, confirmed: 0, completed: 0, cancelled: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
};

export const countView = (tx: Tx, view: BookingView, day: OfficeDay): Promise<number> =>
  tx.$count(bookings, sql`${isListed} and ${inView(view, day)}`);
