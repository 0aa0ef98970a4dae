import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { addonReservations } from '../records/extras-tables.ts';
import type { RequestedUnits } from '../rules/merge-quantities.ts';
import type { Reservation } from '../rules/stock.ts';

const { addonId, bookingId, changeOf, during, quantity, heldUntil } = addonReservations;

type ReservationQuery = Readonly<{
  addonIds: readonly string[];
  period: Period;
  now: Temporal.Instant;
  /** The booking whose own units, a waiting change's in, are ignored, because its customer is choosing again. */
  butBooking?: string | undefined;
}>;

/** The reservations of these add-ons that overlap a period, by add-on. Expired holds do not count. */
export const reservationsOf = async (
  tx: Tx,
  { addonIds, period, now, butBooking }: ReservationQuery,
): Promise<Map<string, Reservation[]>> => {
  if (addonIds.length === 0) return new Map();
  const rows = await tx
    .select({ addonId, during, quantity })
    .from(addonReservations)
    .where(
      and(
        inArray(addonId, [...addonIds]),
        sql`${during} && tstzrange(${period.from.toString()}::timestamptz, ${period.until.toString()}::timestamptz)`,
        or(isNull(heldUntil), gt(heldUntil, now)),
        butBooking ? sql`coalesce(${bookingId}, ${changeOf}) <> ${butBooking}` : undefined,
      ),
    );
  return Map.groupBy(rows, (row) => row.addonId);
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

/** Inserts many reservations in one statement, for seeding. */
export const addReservations = async (tx: Tx, rows: (typeof addonReservations.$inferInsert)[]): Promise<void> => {
  await tx.insert(addonReservations).values(rows);
};

/** Makes a booking's reservations permanent, because it is paid or staff confirmed it, or prolongs them until a moment. */
export const keepAddons = async (tx: Tx, booking: string, until: Temporal.Instant | null = null): Promise<void> => {
  await tx.update(addonReservations).set({ heldUntil: until }).where(eq(bookingId, booking));
};

export const releaseAddons = async (tx: Tx, booking: string): Promise<void> => {
  await tx.delete(addonReservations).where(eq(bookingId, booking));
};
