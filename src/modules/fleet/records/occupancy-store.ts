import { and, type Column, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isBefore, isForward, type Period } from '#kernel/period.ts';
import { assembledInsert, assembledOnce, brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { type OccupiedTime, occupiedTimeOf } from '../rules/occupied-time.ts';
import { vehicleBooked, vehicleTaken } from '../rules/problems.ts';
import { maintenanceBlocks, vehicleOccupancy } from './fleet-tables.ts';

/** A period, turnover included, in which a vehicle is not free. It must never identify the customer. */
export type OccupancyConflict = Readonly<{
  vehicleId: string;
  reason: 'booked' | 'maintenance';
  from: Temporal.Instant;
  until: Temporal.Instant;
}>;

type Occupancy = Readonly<{
  vehicleId: string;
  bookingId: string;
  during: OccupiedTime;
  /** While the booking is unpaid: when its hold expires. */
  heldUntil: Temporal.Instant | null;
  /** Where a similar vehicle would do too: the one that was chosen. */
  equalTo?: string | null;
}>;

/**
 * Reserves a vehicle for a booking. The caller has locked the vehicle and released its expired holds. 409
 * `booking.vehicle-taken` if the period overlaps another.
 */
export const occupyVehicle = async (tx: Tx, occupancy: Occupancy): Promise<void> => {
  await refusingOverlap(vehicleTaken, insertOccupancy(tx, occupancy));
};

const insertOccupancy = assembledInsert((tx, occupancy: Occupancy) => tx.insert(vehicleOccupancy).values(occupancy));

/** Reserves many vehicles at once, for seeding. */
export const occupyVehicles = async (tx: Tx, occupancies: Occupancy[]): Promise<void> =>
  refusingOverlap(vehicleTaken, insertMany(tx, vehicleOccupancy, occupancies));

type HeldForChange = Readonly<{
  vehicleId: string;
  /** The booking whose change waits for its payment. */
  changeOf: string;
  parts: readonly OccupiedTime[];
  heldUntil: Temporal.Instant;
}>;

/** Holds the parts of a vehicle's time that a waiting change takes beyond its booking. 409 `booking.vehicle-taken`. */
export const holdForChange = async (tx: Tx, { parts, ...held }: HeldForChange): Promise<void> => {
  const rows = parts.map((during) => ({ ...held, during }));
  if (rows.length > 0) await refusingOverlap(vehicleTaken, tx.insert(vehicleOccupancy).values(rows));
};

export const releaseHeldForChange = async (tx: Tx, changeOf: string): Promise<void> => {
  await tx.delete(vehicleOccupancy).where(eq(vehicleOccupancy.changeOf, changeOf));
};

/**
 * Makes a hold permanent, because the booking is paid or staff confirmed it, or prolongs it until a moment. False if the
 * booking no longer holds a vehicle.
 */
export const keepVehicle = async (
  tx: Tx,
  bookingId: string,
  until: Temporal.Instant | null = null,
): Promise<boolean> => {
  const ofBooking = eq(vehicleOccupancy.bookingId, bookingId);
  const { rowCount } = await tx.update(vehicleOccupancy).set({ heldUntil: until }).where(ofBooking);
  return rowCount === 1;
};

/** The vehicle that a tentative rental may be given a similar one of; null where it is locked, or takes no vehicle. */
export const equalToOf = async (tx: Tx, bookingId: string): Promise<string | null> => {
  const { equalTo } = vehicleOccupancy;
  const [row] = await tx.select({ equalTo }).from(vehicleOccupancy).where(eq(vehicleOccupancy.bookingId, bookingId));
  return row?.equalTo ?? null;
};

export const releaseVehicle = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.delete(vehicleOccupancy).where(eq(vehicleOccupancy.bookingId, bookingId));
};

/**
 * Ends the occupancy of a returned booking at `at`, when its vehicle is ready again. If a late return would overlap the
 * next occupancy, the agreed end stays. The caller has locked the vehicle.
 */
export const readyAgain = async (
  tx: Tx,
  { bookingId, at, now }: { bookingId: string; at: Temporal.Instant; now: Temporal.Instant },
): Promise<void> => {
  const ofBooking = eq(vehicleOccupancy.bookingId, bookingId);
  const [row] = await tx.select().from(vehicleOccupancy).where(ofBooking);
  if (!row) return;
  const { vehicleId, during: agreed } = row;
  if (!isForward({ from: agreed.from, until: at })) return releaseVehicle(tx, bookingId);
  const during = occupiedTimeOf({ pickUpAt: agreed.from, blockedUntil: at });
  const isLonger = isBefore(agreed.until, at);
  if (isLonger && (await conflictsOf(tx, { vehicleIds: [vehicleId], during, now, butBooking: bookingId })).length > 0)
    return;
  await tx.update(vehicleOccupancy).set({ during, heldUntil: null }).where(ofBooking);
};

/** Releases a vehicle's expired holds, whether or not their bookings are cancelled yet. */
export const releaseEndedHolds = async (
  tx: Tx,
  { vehicleId, now }: { vehicleId: string; now: Temporal.Instant },
): Promise<void> => {
  const isOver = lte(vehicleOccupancy.heldUntil, now);
  await tx.delete(vehicleOccupancy).where(and(eq(vehicleOccupancy.vehicleId, vehicleId), isOver));
};

type Conflicting<Time> = Readonly<{
  vehicleIds: readonly string[];
  during: Time;
  now: Temporal.Instant;
  /** The booking whose own occupancy is ignored, a waiting change's in, such as the visitor's own hold while choosing again. */
  butBooking?: string | undefined;
  /** The maintenance block whose own occupancy is ignored, because it is being moved. */
  butBlock?: string | undefined;
}>;

/** The occupancies that overlap a rental, in order of time. Expired holds do not count. */
export const conflictsOf = (tx: Tx, query: Conflicting<OccupiedTime>): Promise<OccupancyConflict[]> =>
  takenWithin(tx, query);

/** The occupancies within a window of any length, in order of time, for calendars and the search for free times. */
export const takenWithin = async (tx: Tx, query: Conflicting<Period>): Promise<OccupancyConflict[]> => {
  const { vehicleIds, during, now, butBooking = null, butBlock = null } = query;
  if (vehicleIds.length === 0) return [];
  const rows = await conflicting(tx).execute({
    vehicleIds,
    from: during.from.toString(),
    until: during.until.toString(),
    now: now.toString(),
    butBooking,
    butBlock,
  });
  return rows.map(
    (row): OccupancyConflict => ({
      vehicleId: row.vehicleId,
      reason: row.maintenanceBlockId ? 'maintenance' : 'booked',
      ...row.during,
    }),
  );
};

const conflicting = assembledOnce((tx) => {
  const { vehicleId, during, bookingId, changeOf, maintenanceBlockId } = vehicleOccupancy;
  const isRequested = sql`${vehicleId} = any(${sql.placeholder('vehicleIds')}::uuid[])`;
  const isOther = (id: Column, but: 'butBooking' | 'butBlock') =>
    sql`(${sql.placeholder(but)}::uuid is null or ${id} is distinct from ${sql.placeholder(but)}::uuid)`;
  return tx
    .select({ vehicleId, during, maintenanceBlockId })
    .from(vehicleOccupancy)
    .where(
      and(
        isRequested,
        overlaps({ from: sql.placeholder('from'), until: sql.placeholder('until') }),
        isOther(bookingId, 'butBooking'),
        isOther(changeOf, 'butBooking'),
        isOther(maintenanceBlockId, 'butBlock'),
        isHeldAt(sql.placeholder('now')),
      ),
    )
    .orderBy(vehicleId, sql`lower(${during})`);
});

/** A subquery of the ids of the vehicles taken in a period, by another booking than `butBooking`. */
export const takenVehicles = (
  during: OccupiedTime,
  { now, butBooking }: Readonly<{ now: Temporal.Instant; butBooking?: string | undefined }>,
): SQL => sql`
  select ${vehicleOccupancy.vehicleId} from ${vehicleOccupancy}
  where ${and(
    overlaps({ from: during.from.toString(), until: during.until.toString() }),
    butBooking ? sql`${vehicleOccupancy.bookingId} is distinct from ${butBooking}` : undefined,
    isHeldAt(now),
  )}`;

/** Inserts a maintenance block and its occupancy; returns the block's id. 409 `fleet.vehicle-booked` on overlap. */
export const insertBlock = async (
  tx: Tx,
  { vehicleId, period, reason, now }: { vehicleId: string; period: Period; reason: string; now: Temporal.Instant },
): Promise<string> => {
  const [block] = await tx
    .insert(maintenanceBlocks)
    .values({ vehicleId, ...period, reason, createdAt: now })
    .returning({ id: maintenanceBlocks.id });
  const { id } = returnedRow(block);
  await refusingOverlap(
    vehicleBooked,
    tx.insert(vehicleOccupancy).values({ vehicleId, during: period, maintenanceBlockId: id }),
  );
  return id;
};

/** Runs a statement that takes vehicles' time, and refuses what overlaps. */
export const refusingOverlap = async <Result>(refusal: () => Error, taking: PromiseLike<Result>): Promise<Result> => {
  try {
    return await taking;
  } catch (error) {
    throw brokenConstraint(error) === 'vehicle_is_free' ? refusal() : error;
  }
};

type Bound = string | Placeholder;

const overlaps = ({ from, until }: Readonly<{ from: Bound; until: Bound }>): SQL =>
  sql`${vehicleOccupancy.during} && tstzrange(${from}::timestamptz, ${until}::timestamptz)`;

const isHeldAt = (now: Temporal.Instant | Placeholder) =>
  or(isNull(vehicleOccupancy.heldUntil), gt(vehicleOccupancy.heldUntil, now));
