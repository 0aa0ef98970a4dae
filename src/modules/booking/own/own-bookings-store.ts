import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { vehicles } from '#modules/fleet/fleet-tables.ts';
import { present, type Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import type { Booking } from '../records/booking-store.ts';
import { bookings, wasOverAt } from '../records/booking-tables.ts';

export type Which = 'ahead' | 'over';
type Wanted = Readonly<{ userId: string; which: Which; search?: string | undefined }>;

/** The bookings of an account: those ahead or under way next first, those that are over newest first. */
export const listOwnBookings = async (
  tx: Tx,
  wanted: Wanted,
  { limit, offset }: Page,
): Promise<{ rows: Booking[]; total: number }> => {
  const where = matching(wanted);
  const rows = await tx
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(where)
    .orderBy(...orders[wanted.which])
    .limit(limit)
    .offset(offset);
  const [all] = await tx
    .select({ total: count() })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(where);
  return { rows: rows.map(({ booking }) => booking), total: present(all).total };
};

/** All bookings of an account, oldest first. */
export const everyOwnBooking = async (tx: Tx, userId: string): Promise<Booking[]> => {
  const rows = await tx
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  return rows.map(({ booking }) => booking);
};

/** All bookings of a customer on record, oldest first. */
export const everyBookingOf = (tx: Tx, customerId: string): Promise<Booking[]> =>
  tx
    .select()
    .from(bookings)
    .where(eq(bookings.customerId, customerId))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));

const statuses = { ahead: ['pending', 'confirmed'], over: ['completed', 'cancelled'] } as const;

const orders: Record<Which, SQL[]> = {
  ahead: [asc(bookings.pickUpAt), asc(bookings.id)],
  over: [desc(wasOverAt), desc(bookings.id)],
};

const matching = ({ userId, which, search }: Wanted): SQL | undefined =>
  and(
    eq(customers.userId, userId),
    inArray(bookings.status, [...statuses[which]]),
    search ? mentions(search) : undefined,
  );

const mentions = (search: string) => {
  const vehicleName = sql<string>`${vehicles.brand} || ' ' || ${vehicles.model}`;
  return or(...[bookings.reference, vehicleName].map((text) => ilike(text, containing(search))));
};
