import { and, asc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { nothing } from '#kernel/money.ts';
import { assembledOnce, present, type Tx } from '#platform/database/database.ts';
import { bookingAccess, bookingAddons, bookings } from './booking-tables.ts';
import { mapForeignKeyErrors } from './map-foreign-key-errors.ts';

export type Booking = typeof bookings.$inferSelect;
export type NewBooking = Omit<Booking, 'id' | 'version' | NothingAtFirst | EmptyAtFirst | UsualAtFirst> &
  Partial<Pick<Booking, UsualAtFirst>>;
type UsualAtFirst = 'bookingType' | 'notes' | 'paysBy' | 'agreedPrice' | 'agreedPriceDays';
type NothingAtFirst = 'paid' | 'refunded' | 'fees' | 'promised' | 'retained' | 'waived' | 'isPaying' | 'earnsPoints';
type EmptyAtFirst =
  | 'pickedUpAt'
  | 'returnedAt'
  | 'cancelledAt'
  | 'cancelledBecause'
  | 'cancelReason'
  | 'policyPickUpAt'
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

/** Waits for whoever is changing this booking. Lock its vehicle first: see docs/records/0005-locks-in-one-order.md */
export const lockBooking = async (tx: Tx, id: string): Promise<Booking | undefined> => {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
};

/** Undefined when the reference is taken; the caller draws another. 422 for a place or cover that was deleted just now. */
export const insertBooking = async (tx: Tx, booking: NewBooking): Promise<Booking | undefined> => {
  const [row] = await mapForeignKeyErrors(
    tx
      .insert(bookings)
      .values({ ...booking, id: sql`uuidv7()`, version: 1, paid: sql`0`, refunded: sql`0` })
      .onConflictDoNothing({ target: bookings.reference })
      .returning(),
  );
  return row;
};

export const insertAddons = async (tx: Tx, rows: (typeof bookingAddons.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(bookingAddons).values(rows);
};

/** Gives a booking these add-ons and no others. */
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
  return present(row);
};

export const saveConsent = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  const asFirst = and(eq(bookings.id, id), isNull(bookings.termsAcceptedAt));
  await tx.update(bookings).set({ termsAcceptedAt: now }).where(asFirst);
};

const unpaid = and(eq(bookings.status, 'pending'), sql`${bookings.holdUntil} is not null`);

/** Unpaid bookings that still keep others from their vehicle. */
export const countActiveHolds = (tx: Tx, now: Temporal.Instant): Promise<number> =>
  tx.$count(bookings, and(unpaid, gt(bookings.holdUntil, now)));

/** Bookings whose hold is over and that nobody paid, oldest first; of one vehicle where one is named. */
export const overdueHolds = (tx: Tx, now: Temporal.Instant, vehicleId?: string) => {
  const asked = { now: now.toString() };
  return vehicleId ? overdueOfVehicle(tx).execute({ ...asked, vehicleId }) : overdue(tx).execute(asked);
};

const overdueWhere = (tx: Tx, where?: SQL) =>
  tx
    .select({ id: bookings.id, vehicleId: bookings.vehicleId })
    .from(bookings)
    .where(and(unpaid, lte(bookings.holdUntil, sql.placeholder('now')), where))
    .orderBy(asc(bookings.holdUntil))
    .limit(200);

const overdue = assembledOnce((tx) => overdueWhere(tx));
const overdueOfVehicle = assembledOnce((tx) => overdueWhere(tx, eq(bookings.vehicleId, sql.placeholder('vehicleId'))));

/**
 * When the unpaid holds of a client or an e-mail end, soonest first; of one that waits for cash or a transfer, its pick-up.
 * Others with the same key wait meanwhile.
 */
export const holdsOf = async (
  tx: Tx,
  { client, email, now, but }: { client: string | null; email: string; now: Temporal.Instant; but: string | undefined },
) => {
  for (const key of [client && `client ${client}`, `email ${email.toLowerCase()}`].filter((text) => text !== null))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${key}`}, 0))`);
  const theirs = or(
    client ? eq(bookings.client, client) : undefined,
    eq(sql`lower(${bookings.email})`, email.toLowerCase()),
  );
  const until = sql<Temporal.Instant>`coalesce(${bookings.holdUntil}, ${bookings.pickUpAt})`.mapWith(
    bookings.holdUntil,
  );
  const isUnpaid = and(
    eq(bookings.status, 'pending'),
    lte(bookings.paid, sql`${bookings.refunded} + ${bookings.promised}`),
    gt(bookings.total, nothing),
  );
  const rows = await tx
    .select({ until })
    .from(bookings)
    .where(and(isUnpaid, gt(until, now), theirs, but ? ne(bookings.id, but) : undefined))
    .orderBy(asc(until));
  return rows.map((row) => row.until);
};

export const insertAccess = async (tx: Tx, row: typeof bookingAccess.$inferInsert): Promise<void> => {
  await tx.insert(bookingAccess).values(row);
};

export const hasAccess = async (tx: Tx, bookingId: string, tokenHash: Buffer): Promise<boolean> => {
  const both = and(eq(bookingAccess.bookingId, bookingId), eq(bookingAccess.tokenHash, tokenHash));
  return (await tx.$count(bookingAccess, both)) > 0;
};

export const findBookingByToken = async (tx: Tx, tokenHash: Buffer): Promise<Booking | undefined> => {
  const [row] = await tx
    .select({ booking: bookings })
    .from(bookingAccess)
    .innerJoin(bookings, eq(bookings.id, bookingAccess.bookingId))
    .where(eq(bookingAccess.tokenHash, tokenHash));
  return row?.booking;
};
