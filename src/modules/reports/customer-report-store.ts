import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CustomerSort } from '#contract/office/customers.ts';
import type { Page } from '#kernel/paging.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { customerMatches } from '#modules/customers/index.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import type { Tx } from '#platform/database/database.ts';
import { idsInPortions } from '#platform/database/snapshot.ts';

export type CustomerFilters = Readonly<{
  search?: string | undefined;
  status?: 'active' | 'archived' | undefined;
  sort?: CustomerSort | undefined;
}>;

const { id, number, firstName, lastName, email, phone, nationality, doNotRentReason } = customers;
const { createdAt, archivedAt, version } = customers;

export const listCustomers = async (tx: Tx, filters: CustomerFilters, { limit, offset }: Page) => {
  const where = matching(filters);
  const [rows, total] = await Promise.all([
    rowsOf(tx, where, filters.sort).limit(limit).offset(offset),
    countMatches(tx, customers, where),
  ]);
  return { rows, total };
};

/** All matching customers in batches. Run it in a snapshot transaction, so that the batches agree. */
export async function* everyCustomer(tx: Tx, filters: CustomerFilters): AsyncGenerator<ListedCustomer[]> {
  const ids = tx
    .select({ id })
    .from(customers)
    .where(matching(filters))
    .orderBy(...orders[filters.sort ?? '-created']);
  for await (const portion of idsInPortions(tx, ids)) yield await rowsOf(tx, inArray(id, portion), filters.sort);
}

const rowsOf = (tx: Tx, where: SQL | undefined, sort: CustomerSort = '-created') =>
  tx
    .select({
      id,
      number,
      firstName,
      lastName,
      email,
      phone,
      nationality,
      doNotRentReason,
      createdAt,
      archivedAt,
      version,
      userId: customers.userId,
    })
    .from(customers)
    .where(where)
    .orderBy(...orders[sort])
    .$dynamic();

export type ListedCustomer = Awaited<ReturnType<typeof rowsOf>>[number];

const name = [sql`lower(${firstName})`, sql`lower(${lastName})`, id];

const orders: Record<CustomerSort, SQL[]> = {
  '-created': [desc(createdAt), desc(id)],
  created: [asc(createdAt), asc(id)],
  name: name.map(asc),
  '-name': name.map(desc),
};

// Anonymised customers are in no list.
const matching = ({ search, status }: CustomerFilters): SQL | undefined =>
  and(
    status === 'archived' ? and(isNotNull(archivedAt), isNull(customers.anonymisedAt)) : isNull(archivedAt),
    search ? customerMatches(search) : undefined,
  );

/** The newest bookings of a customer, without archived ones. */
export const newestBookings = (tx: Tx, customerId: string, most: number) => {
  const { id, reference, status, pickUpAt, dropOffAt, total } = bookings;
  return tx
    .select({
      id,
      reference,
      status,
      pickUpAt,
      dropOffAt,
      total,
      vehicleName: sql<string>`${vehicles.brand} || ' ' || ${vehicles.model}`,
    })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(and(eq(bookings.customerId, customerId), isNull(bookings.archivedAt)))
    .orderBy(desc(bookings.pickUpAt), desc(bookings.id))
    .limit(most);
};
