import { and, asc, count, desc, eq, ilike, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { eraseDamageNotes } from '#modules/fleet/index.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import type { Booking } from './booking-store.ts';
import {
  bookingAccess,
  bookings,
  drivers,
  endedAt,
  handOverPhotos,
  handOvers,
  rentalAgreements,
  transferSlips,
} from './booking-tables.ts';

export type OwnBookingsView = 'ahead' | 'over';
type OwnBookingsQuery = Readonly<{ userId: string; which: OwnBookingsView; search?: string | undefined }>;

/** The bookings of an account: those ahead or under way next first, those that are over newest first. */
export const listOwnBookings = async (
  tx: Tx,
  query: OwnBookingsQuery,
  { limit, offset }: Page,
): Promise<{ rows: Booking[]; total: number }> => {
  const where = whereOwn(query);
  const rows = await tx
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(where)
    .orderBy(...orders[query.which])
    .limit(limit)
    .offset(offset);
  const [all] = await tx
    .select({ total: count() })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(where);
  return { rows: rows.map(({ booking }) => booking), total: returnedRow(all).total };
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

const orders: Record<OwnBookingsView, SQL[]> = {
  ahead: [asc(bookings.pickUpAt), asc(bookings.id)],
  over: [desc(endedAt), desc(bookings.id)],
};

const whereOwn = ({ userId, which, search }: OwnBookingsQuery): SQL | undefined =>
  and(
    eq(customers.userId, userId),
    inArray(bookings.status, [...statuses[which]]),
    search ? mentions(search) : undefined,
  );

const mentions = (search: string) => {
  const vehicleName = sql<string>`${vehicles.brand} || ' ' || ${vehicles.model}`;
  return or(...[bookings.reference, vehicleName].map((text) => ilike(text, containing(search))));
};

type GuestBooking = Readonly<{ id: string; customerId: string }>;

/** The bookings that guests made with an e-mail, in any case; those of accounts are not among them. They stay as they are meanwhile. */
export const lockGuestBookings = (tx: Tx, email: string): Promise<GuestBooking[]> =>
  tx
    .select({ id: bookings.id, customerId: bookings.customerId })
    .from(bookings)
    .innerJoin(customers, eq(customers.id, bookings.customerId))
    .where(and(eq(sql`lower(${bookings.email})`, email.toLowerCase()), isNull(customers.userId)))
    .orderBy(bookings.id)
    .for('update', { of: bookings });

/** Transfers locked guest bookings to a customer. Returns the guests left without bookings. */
export const transferBookings = async (
  tx: Tx,
  given: readonly GuestBooking[],
  customerId: string,
): Promise<string[]> => {
  const ids = given.map(({ id }) => id);
  await tx.update(bookings).set({ customerId }).where(inArray(bookings.id, ids));
  const left = tx.select().from(bookings).where(eq(bookings.customerId, customers.id));
  const before = given.map((booking) => booking.customerId);
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, before), notExists(left)));
  return rows.map(({ id }) => id);
};

const noWords = { flightNumber: '', arrivalNote: '', cancelReason: null, notes: '' } as const;

const noContact = { ...noWords, email: '', phone: '', licenseNumber: '', client: null } as const;

const nobody = { ...noContact, firstName: '', lastName: '' } as const;

/**
 * Makes bookings anonymous; their names stay where an invoice needs them. Nobody opens them by a token or an e-mail any
 * more. What was rented and paid stays.
 */
export const eraseBookings = async (
  tx: Tx,
  ids: readonly string[],
  { keepsNames }: { keepsNames: boolean },
): Promise<void> => {
  if (ids.length === 0) return;
  const these = [...ids];
  await tx
    .update(bookings)
    .set(keepsNames ? noContact : nobody)
    .where(inArray(bookings.id, these));
  await tx.update(handOvers).set({ damage: '', note: '' }).where(inArray(handOvers.bookingId, these));
  await eraseDamageNotes(tx, these);
  // Their files go by a job: nothing of a disk belongs to a transaction.
  await tx.delete(handOverPhotos).where(inArray(handOverPhotos.bookingId, these));
  await tx.delete(drivers).where(inArray(drivers.bookingId, these));
  await tx.delete(transferSlips).where(inArray(transferSlips.bookingId, these));
  // With signature, licence and contact on one paper that cannot be told apart.
  await tx.delete(rentalAgreements).where(inArray(rentalAgreements.bookingId, these));
  await tx.delete(bookingAccess).where(inArray(bookingAccess.bookingId, these));
};
