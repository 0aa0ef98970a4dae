import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { addonReservations } from '../records/extras-tables.ts';
import type { RequestedUnits } from '../rules/merge-quantities.ts';

const { addonId, bookingId, changeOf, during, heldUntil } = addonReservations;

type ReservationQuery = Readonly<{
  addonIds: readonly string[];
  period: Period;
  now: Temporal.Instant;
  /** The booking whose own units, a waiting change's in, are ignored, because its customer is choosing again. */
  butBooking?: string | undefined;
}>;

/**
 * The most units reserved at any moment of a period, by add-on. A reservation that ends at a moment frees its units for
 * one that begins then. Expired holds do not count.
 */
export const peakUnits = async (
  tx: Tx,
  { addonIds, period, now, butBooking }: ReservationQuery,
): Promise<ReadonlyMap<string, number>> => {
  if (addonIds.length === 0) return new Map();
  const [from, until] = [sql`${period.from.toString()}::timestamptz`, sql`${period.until.toString()}::timestamptz`];
  const counted = and(
    inArray(addonId, [...addonIds]),
    sql`${during} && tstzrange(${from}, ${until})`,
    or(isNull(heldUntil), gt(heldUntil, now)),
    butBooking ? sql`coalesce(${bookingId}, ${changeOf}) <> ${butBooking}` : undefined,
  );
  const { rows } = await tx.execute<{ addon_id: string; peak: number }>(sql`
    with reserved as (
      select addon_id, greatest(lower(during), ${from}) as begins, upper(during) as ends, quantity
      from ${addonReservations} where ${counted}
    ),
    moved as (
      select addon_id, begins as at, quantity as change from reserved
      union all select addon_id, ends, -quantity from reserved
    ),
    moment as (
      select addon_id, sum(change) over (partition by addon_id order by at, change) as units from moved
    )
    select addon_id, max(units)::int as peak from moment group by addon_id`);
  return new Map(rows.map((row) => [row.addon_id, row.peak]));
};

type Reserved = {
  bookingId: string;
  during: Period;
  heldUntil: Temporal.Instant | null;
  requested: readonly RequestedUnits[];
};

export const insertReservations = async (tx: Tx, { requested, ...booking }: Reserved): Promise<void> => {
  if (requested.length > 0) await tx.insert(addonReservations).values(requested.map((one) => ({ ...one, ...booking })));
};

type HeldForChange = Readonly<{
  /** The booking whose change waits for its payment. */
  changeOf: string;
  units: readonly (RequestedUnits & { during: Period })[];
  heldUntil: Temporal.Instant;
}>;

/** Holds the units that a waiting change takes beyond its booking. The caller has locked the add-ons and checked them. */
export const holdUnitsForChange = async (tx: Tx, { units, ...held }: HeldForChange): Promise<void> => {
  if (units.length > 0) await tx.insert(addonReservations).values(units.map((one) => ({ ...one, ...held })));
};

export const releaseUnitsHeldForChange = async (tx: Tx, booking: string): Promise<void> => {
  await tx.delete(addonReservations).where(eq(changeOf, booking));
};

/** Inserts many reservations at once, for seeding. */
export const addReservations = async (tx: Tx, rows: (typeof addonReservations.$inferInsert)[]): Promise<void> => {
  await insertMany(tx, addonReservations, rows);
};

/** Makes a booking's reservations permanent, because it is paid or staff confirmed it, or prolongs them until a moment. */
export const keepAddons = async (tx: Tx, booking: string, until: Temporal.Instant | null = null): Promise<void> => {
  await tx.update(addonReservations).set({ heldUntil: until }).where(eq(bookingId, booking));
};

export const releaseAddons = async (tx: Tx, booking: string): Promise<void> => {
  await tx.delete(addonReservations).where(eq(bookingId, booking));
};
