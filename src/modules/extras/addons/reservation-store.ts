import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Period } from '#kernel/period.ts';
import type { Tx } from '#platform/database/database.ts';
import { addonReservations } from '../records/extras-tables.ts';
import type { RequestedUnits } from '../rules/merge-quantities.ts';
import type { Reservation } from '../rules/stock.ts';

const { addonId, bookingId, during, quantity, heldUntil } = addonReservations;

type ReservationQuery = Readonly<{
  addonIds: readonly string[];
  period: Period;
  now: Temporal.Instant;
  /** The booking whose own units are ignored, because its customer is choosing again. */
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
        butBooking ? ne(bookingId, butBooking) : undefined,
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
