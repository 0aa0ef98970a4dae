import { and, eq, gt, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { zeroSatang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../records/booking-tables.ts';

/** Holds its vehicle without money: nothing of what was paid stays, and staff did not confirm it; or it costs nothing. */
export const holdsUnpaid = and(
  lte(bookings.paid, sql`${bookings.refunded} + ${bookings.promised}`),
  or(
    eq(bookings.status, 'pending'),
    and(eq(bookings.status, 'confirmed'), eq(bookings.total, zeroSatang), eq(bookings.bookingType, 'online')),
  ),
);

/** Until when such a booking holds its vehicle: its end, as the index of migrations/0061_unpaid_bookings_end.sql has it, or the pick-up. */
export const heldUntil =
  sql<Temporal.Instant>`coalesce(${bookings.holdUntil}, ${bookings.keptUntil}, ${bookings.pickUpAt})`.mapWith(
    bookings.holdUntil,
  );

type Asked = Readonly<{
  /** As `callerAddress` has it. */
  network: string;
  prover: string | null;
  period: Period;
  now: Temporal.Instant;
  but?: string | undefined;
}>;

/**
 * Until the transaction ends nobody else may hold a vehicle without money; then counts the unpaid bookings whose days
 * overlap: unproven ones of a network, of its neighbours and of everybody, and those that a mail domain vouches for.
 */
export const lockUnpaidShare = async (tx: Tx, { network: from, prover, period, now, but }: Asked) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('unpaid share of the fleet', 0))`);
  const network = sql`${from}::cidr`;
  const neighbours = sql`network(set_masklen(${network}::inet, case family(${network}) when 4 then 24 else 48 end))`;
  const counted = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [row] = await tx
    .select({
      network: counted(sql`${bookings.network} = ${network}`),
      neighbours: counted(sql`${bookings.network} <<= ${neighbours}`),
      everywhere: counted(sql`${bookings.network} is not null`),
      proven: counted(sql`${bookings.prover} = ${prover}`),
    })
    .from(bookings)
    .where(
      and(
        or(isNotNull(bookings.network), isNotNull(bookings.prover)),
        holdsUnpaid,
        gt(heldUntil, now),
        lt(bookings.pickUpAt, period.until),
        gt(bookings.dropOffAt, period.from),
        but ? ne(bookings.id, but) : undefined,
      ),
    );
  return row ?? { network: 0, neighbours: 0, everywhere: 0, proven: 0 };
};

/** The unproven bookings that hold a vehicle unpaid. */
export const unprovenBookings = (tx: Tx, now: Temporal.Instant) =>
  tx
    .select({ id: bookings.id, vehicleId: bookings.vehicleId })
    .from(bookings)
    .where(and(isNotNull(bookings.network), holdsUnpaid, gt(heldUntil, now)))
    .orderBy(bookings.id);

/** Forgets who made bookings that hold nothing unpaid any more. */
export const forgetNetworks = async (tx: Tx, now: Temporal.Instant): Promise<void> => {
  const known = or(isNotNull(bookings.network), isNotNull(bookings.prover));
  await tx
    .update(bookings)
    .set({ network: null, prover: null })
    .where(and(known, sql`not (${holdsUnpaid} and ${heldUntil} > ${now.toString()})`));
};
