import { and, asc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { assembledOnce, type Tx } from '#platform/database/database.ts';
import { bookings } from '../records/booking-tables.ts';
import { heldUntil, isUnpaid } from './unpaid-share-store.ts';

const unpaid = and(eq(bookings.status, 'pending'), sql`${bookings.holdUntil} is not null`);

/** Unpaid bookings that still block their vehicle. */
export const countActiveHolds = (tx: Tx, now: Temporal.Instant): Promise<number> =>
  tx.$count(bookings, and(unpaid, gt(bookings.holdUntil, now)));

/** Unpaid bookings that have ended, oldest first; of one vehicle if given. */
export const overdueHolds = (tx: Tx, now: Temporal.Instant, vehicleId?: string) => {
  const request = { now: now.toString() };
  return vehicleId ? overdueOfVehicle(tx).execute({ ...request, vehicleId }) : overdue(tx).execute(request);
};

/** When an unpaid booking ends, as the index of migrations/0061_unpaid_bookings_end.sql has it. */
const end = sql`coalesce(${bookings.holdUntil}, ${bookings.keptUntil})`;

const overdueWhere = (tx: Tx, where?: SQL) =>
  tx
    .select({ id: bookings.id, vehicleId: bookings.vehicleId })
    .from(bookings)
    .where(and(eq(bookings.status, 'pending'), sql`${end} <= ${sql.placeholder('now')}`, where))
    .orderBy(end)
    .limit(200);

const overdue = assembledOnce((tx) => overdueWhere(tx));
const overdueOfVehicle = assembledOnce((tx) => overdueWhere(tx, eq(bookings.vehicleId, sql.placeholder('vehicleId'))));

/**
 * Takes an advisory lock for the browser and the email, then returns when their unpaid holds end, soonest first: the
 * expiry, or the pick-up of a booking kept for cash or a transfer.
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
  const rows = await tx
    .select({ until: heldUntil })
    .from(bookings)
    .where(and(isUnpaid, gt(heldUntil, now), theirs, but ? ne(bookings.id, but) : undefined))
    .orderBy(asc(heldUntil));
  return rows.map((row) => row.until);
};
