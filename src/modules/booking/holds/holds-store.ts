import { and, asc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { zeroSatang } from '#kernel/money.ts';
import { assembledOnce, type Tx } from '#platform/database/database.ts';
import { bookings } from '../records/booking-tables.ts';

const unpaid = and(eq(bookings.status, 'pending'), sql`${bookings.holdUntil} is not null`);

/** Unpaid bookings that still block their vehicle. */
export const countActiveHolds = (tx: Tx, now: Temporal.Instant): Promise<number> =>
  tx.$count(bookings, and(unpaid, gt(bookings.holdUntil, now)));

/** Unpaid bookings whose hold has expired, oldest first; of one vehicle if given. */
export const overdueHolds = (tx: Tx, now: Temporal.Instant, vehicleId?: string) => {
  const request = { now: now.toString() };
  return vehicleId ? overdueOfVehicle(tx).execute({ ...request, vehicleId }) : overdue(tx).execute(request);
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
 * Takes an advisory lock for the browser and the email, then returns when their unpaid holds end, soonest first: the
 * expiry, or the pick-up of a booking awaiting cash or a transfer.
 */
export const lockHoldEnds = async (
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
    gt(bookings.total, zeroSatang),
  );
  const rows = await tx
    .select({ until })
    .from(bookings)
    .where(and(isUnpaid, gt(until, now), theirs, but ? ne(bookings.id, but) : undefined))
    .orderBy(asc(until));
  return rows.map((row) => row.until);
};
