import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Problem } from '#kernel/problem.ts';
import { assembledInsert, assembledOnce, brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { coverGone, noSuchPlace } from '../rules/problems.ts';
import { bookingAccess, bookingAddons, bookings } from './booking-tables.ts';

export type Booking = typeof bookings.$inferSelect;
export type BookingInsert = Omit<Booking, 'id' | 'version' | NothingAtFirst | EmptyAtFirst | UsualAtFirst> &
  Partial<Pick<Booking, UsualAtFirst>>;
type UsualAtFirst =
  | 'chosenVehicleId'
  | 'exactVehicle'
  | 'fullRefundHours'
  | 'bookingType'
  | 'flightNumber'
  | 'arrivalNote'
  | 'notes'
  | 'paysBy'
  | 'network'
  | 'prover'
  | 'agreedPrice'
  | 'agreedPriceDays'
  | 'discountAmount'
  | 'discountReason';
type NothingAtFirst =
  | 'paid'
  | 'refunded'
  | 'fees'
  | 'promised'
  | 'retained'
  | 'waived'
  | 'securityDepositLeft'
  | 'isPaying'
  | 'earnsPoints';
type EmptyAtFirst =
  | 'pickedUpAt'
  | 'upgrade'
  | 'returnedAt'
  | 'cancelledAt'
  | 'cancelledBecause'
  | 'cancelReason'
  | 'policyPickUpAt'
  | 'keptUntil'
  | 'changesHeldFrom'
  | 'changesHeld'
  | 'archivedAt';

export const findBooking = async (tx: Tx, id: string): Promise<Booking | undefined> => {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id));
  return row;
};

/** The booking with a reference, if its e-mail is this one. */
export const findBookingOf = async (
  tx: Tx,
  { reference, email }: { reference: string; email: string },
): Promise<Booking | undefined> => {
  const isTheirs = eq(sql`lower(${bookings.email})`, email.toLowerCase());
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.reference, reference), isTheirs));
  return row;
};

/** Locks a booking's row. Lock its vehicle first: see docs/records/0005-locks-in-one-order.md */
export const lockBooking = async (tx: Tx, id: string): Promise<Booking | undefined> => {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
};

/** Locks the bookings of a customer that are pending or confirmed. */
export const lockOpenBookings = (tx: Tx, customerId: string): Promise<Booking[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.customerId, customerId),
        inArray(bookings.status, ['pending', 'confirmed']),
        isNull(bookings.archivedAt),
      ),
    )
    .orderBy(bookings.id)
    .for('update');

/** Undefined when the reference is taken; the caller draws another. 422 for a place or cover that was deleted just now. */
export const insertBooking = async (tx: Tx, booking: BookingInsert): Promise<Booking | undefined> => {
  const [row] = await mapForeignKeyErrors(insertRow(tx, booking));
  return row;
};

const insertRow = assembledInsert((tx, booking: BookingInsert) =>
  tx
    .insert(bookings)
    .values({ ...booking, id: sql`uuidv7()`, version: 1, paid: sql`0`, refunded: sql`0` })
    .onConflictDoNothing({ target: bookings.reference })
    .returning(),
);

export const insertAddons = async (tx: Tx, rows: (typeof bookingAddons.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(bookingAddons).values(rows);
};

/** Replaces all add-ons of a booking. */
export const replaceAddons = async (
  tx: Tx,
  bookingId: string,
  chosen: readonly { addonId: string; quantity: number }[],
): Promise<void> => {
  await tx.delete(bookingAddons).where(eq(bookingAddons.bookingId, bookingId));
  await insertAddons(
    tx,
    chosen.map((one) => ({ ...one, bookingId })),
  );
};

export const addonsOfBooking = (tx: Tx, bookingId: string) => addonsOf(tx).execute({ bookingId });

const addonsOf = assembledOnce((tx) =>
  tx
    .select()
    .from(bookingAddons)
    .where(eq(bookingAddons.bookingId, sql.placeholder('bookingId')))
    .orderBy(asc(bookingAddons.addonId)),
);

/** 422 for a place that was deleted just now. */
export const saveBooking = async (tx: Tx, { id, ...changed }: { id: string } & Partial<Booking>): Promise<Booking> => {
  const [row] = await mapForeignKeyErrors(
    tx
      .update(bookings)
      .set({ ...changed, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, id))
      .returning(),
  );
  return returnedRow(row);
};

export const saveConsent = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  const asFirst = and(eq(bookings.id, id), isNull(bookings.termsAcceptedAt));
  await tx.update(bookings).set({ termsAcceptedAt: now }).where(asFirst);
};

export const insertAccess = async (tx: Tx, row: typeof bookingAccess.$inferInsert): Promise<void> => {
  await insertAccessRow(tx, row);
};

const insertAccessRow = assembledInsert((tx, row: typeof bookingAccess.$inferInsert) =>
  tx.insert(bookingAccess).values(row),
);

/** Deletes the tokens that were granted, and whose rental was over, before an instant. */
export const deleteAccessBefore = async (tx: Tx, instant: Temporal.Instant): Promise<void> => {
  const over = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(lt(sql`coalesce(${bookings.returnedAt}, ${bookings.dropOffAt})`, instant.toString()));
  await tx
    .delete(bookingAccess)
    .where(and(lt(bookingAccess.createdAt, instant), inArray(bookingAccess.bookingId, over)));
};

export const hasAccess = async (tx: Tx, bookingId: string, tokenHash: Buffer): Promise<boolean> => {
  const both = and(eq(bookingAccess.bookingId, bookingId), eq(bookingAccess.tokenHash, tokenHash));
  return (await tx.$count(bookingAccess, both)) > 0;
};

/** Whether the token was mailed to the booking's present address. */
export const wasMailed = async (
  tx: Tx,
  { id, email }: Pick<Booking, 'id' | 'email'>,
  tokenHash: Buffer,
): Promise<boolean> => {
  const isIt = and(eq(bookingAccess.bookingId, id), eq(bookingAccess.tokenHash, tokenHash));
  return email !== '' && (await tx.$count(bookingAccess, and(isIt, eq(bookingAccess.mailedTo, email)))) > 0;
};

/** Ends every link that opens a booking. */
export const revokeAccess = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.delete(bookingAccess).where(eq(bookingAccess.bookingId, bookingId));
};

export const findBookingByToken = async (tx: Tx, tokenHash: Buffer): Promise<Booking | undefined> => {
  const [row] = await tx
    .select({ booking: bookings })
    .from(bookingAccess)
    .innerJoin(bookings, eq(bookings.id, bookingAccess.bookingId))
    .where(eq(bookingAccess.tokenHash, tokenHash));
  return row?.booking;
};

/** What was there when it was chosen, and whose deletion this had to wait for: refused as a moment later. */
export const mapForeignKeyErrors = async <Result>(write: PromiseLike<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw gone[brokenConstraint(error) ?? '']?.() ?? error;
  }
};

const gone: Readonly<Record<string, () => Problem>> = {
  booking_pick_up_location_id_fkey: () => noSuchPlace({ pickUp: false, dropOff: true }),
  booking_drop_off_location_id_fkey: () => noSuchPlace({ pickUp: true, dropOff: false }),
  booking_change_pick_up_location_id_fkey: () => noSuchPlace({ pickUp: false, dropOff: true }),
  booking_change_drop_off_location_id_fkey: () => noSuchPlace({ pickUp: true, dropOff: false }),
  booking_insurance_package_id_fkey: coverGone,
};

type BookedRental = typeof bookings.$inferInsert;
type BookedAddon = typeof bookingAddons.$inferInsert;

/** Inserts bookings unchanged, with their add-ons, to seed a database. Does not occupy their vehicles. */
export const addBookings = async (
  tx: Tx,
  rows: readonly BookedRental[],
  addons: readonly BookedAddon[],
): Promise<void> => {
  await insertMany(tx, bookings, rows);
  await insertMany(tx, bookingAddons, addons);
};
