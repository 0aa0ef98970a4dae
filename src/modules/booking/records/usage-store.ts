import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookingAddons, bookingChanges, bookings } from './booking-tables.ts';

const isOut = sql<boolean>`${bookings.pickedUpAt} is not null and ${bookings.returnedAt} is null`;

/** The bookings that vehicles are out with or promised to, in order of time. Holds that are over promise nothing. */
export const openBookingsOf = (tx: Tx, vehicleIds: readonly string[], now: Temporal.Instant) => {
  if (vehicleIds.length === 0) return Promise.resolve([]);
  return tx
    .select({
      id: bookings.id,
      reference: bookings.reference,
      vehicleId: bookings.vehicleId,
      pickUpAt: bookings.pickUpAt,
      dropOffAt: bookings.dropOffAt,
      blockedUntil: bookings.blockedUntil,
      isOut: isOut.as('is_out'),
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.vehicleId, [...vehicleIds]),
        inArray(bookings.status, ['pending', 'confirmed']),
        or(isNull(bookings.holdUntil), gt(bookings.holdUntil, now)),
      ),
    )
    .orderBy(bookings.pickUpAt);
};

/** Whether a vehicle was ever booked. */
export const wasBooked = async (tx: Tx, vehicleId: string): Promise<boolean> =>
  (await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.vehicleId, vehicleId)).limit(1)).length > 0;

/** The references of bookings, by their ids. */
export const referencesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const { id, reference } = bookings;
  const rows = await tx
    .select({ id, reference })
    .from(bookings)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.reference]));
};

/** Those of the given add-ons that any booking names, whatever its status, or any change that waits for its payment. */
export const bookedAddons = async (tx: Tx, addonIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (addonIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ addonId: bookingAddons.addonId })
    .from(bookingAddons)
    .where(inArray(bookingAddons.addonId, [...addonIds]));
  const changes = await tx.select({ addons: bookingChanges.addons }).from(bookingChanges);
  const named = [...rows, ...changes.flatMap(({ addons }) => addons)].map(({ addonId }) => addonId);
  return new Set(named.filter((id) => addonIds.includes(id)));
};

/** The locations that any booking ever named. */
export const bookedLocations = async (tx: Tx): Promise<Set<string>> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from location
    where exists (select from booking where pick_up_location_id = location.id)
      or exists (select from booking where drop_off_location_id = location.id)
      or exists (select from booking_change where location.id in (pick_up_location_id, drop_off_location_id))`);
  return new Set(rows.map(({ id }) => id));
};

/** Which of these seasons quotes of bookings name, whatever became of name and dates since. */
export const seasonsNamedIn = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select season.id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as season (id)
    where exists (
      select from ${bookings}
      where ${bookings.quote} -> 'seasons' @> jsonb_build_array(jsonb_build_object('id', season.id)))`);
  return new Set(rows.map(({ id }) => id));
};

/** Those of the given promotions that any booking has or had. */
export const promotionsNamedIn = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: bookings.promotionId })
    .from(bookings)
    .where(inArray(bookings.promotionId, [...ids]));
  const held = await tx
    .selectDistinct({ id: bookingChanges.promotionId })
    .from(bookingChanges)
    .where(inArray(bookingChanges.promotionId, [...ids]));
  return new Set([...rows, ...held].flatMap(({ id }) => id ?? []));
};
