import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { assembledOnce, type Tx } from '#platform/database/database.ts';
import { mailboxOf } from '#platform/database/mailbox.ts';
import { bookings } from '../records/booking-tables.ts';
import { heldUntil, holdsUnpaid } from './unpaid-share-store.ts';

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

export type Holder = Readonly<{
  client: string | null;
  /** The customer record of the account that is signed in. */
  customerId: string | null;
  /** As typed. */
  email: string;
  /** The address that they have shown to read. */
  proven: string | null;
}>;

/**
 * Takes an advisory lock for the browser, the account and the mailboxes, then returns when their unpaid holds end, soonest
 * first: the expiry, or the pick-up of a booking kept for cash or a transfer. Unproven holds with an address do not count
 * for who has shown to read theirs: a stranger may have typed it.
 */
export const lockHoldEnds = async (
  tx: Tx,
  { client, customerId, email, proven, now, but }: Holder & { now: Temporal.Instant; but: string | undefined },
) => {
  const typed = sql`'mailbox ' || ${mailboxOf(email)}`;
  const keys = [
    sql`${`client ${client ?? ''}`}`,
    sql`${`customer ${customerId ?? ''}`}`,
    typed,
    proven === null ? typed : sql`'mailbox ' || ${mailboxOf(proven)}`,
  ];
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('holds of ' || name, 0) as key from unnest(array[${sql.join(keys, sql`, `)}]) name
      where name not in ('client ', 'customer ') order by key) keys`);
  const isAt = (address: string) => eq(mailboxOf(bookings.email), mailboxOf(address));
  const named = or(
    customerId ? eq(bookings.customerId, customerId) : undefined,
    isAt(email),
    proven === null ? undefined : isAt(proven),
  );
  const theirs = or(
    client ? eq(bookings.client, client) : undefined,
    proven === null ? named : and(named, isNull(bookings.network)),
  );
  const rows = await tx
    .select({ until: heldUntil })
    .from(bookings)
    .where(and(holdsUnpaid, gt(heldUntil, now), theirs, but ? ne(bookings.id, but) : undefined))
    .orderBy(asc(heldUntil));
  return rows.map((row) => row.until);
};
