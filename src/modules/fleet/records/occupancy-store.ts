import { and, type Column, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { isBefore, isForward, type Period } from '#kernel/period.ts';
import { assembledOnce, brokenConstraint, present, type Tx } from '#platform/database/database.ts';
import { type OccupiedTime, occupiedByBooking } from '../rules/occupied-time.ts';
import { vehicleBooked, vehicleTaken } from '../rules/problems.ts';
import { maintenanceBlocks, vehicleOccupancy } from './fleet-tables.ts';

/** A time at which a vehicle is not free, turnover in. It never says whose booking it is. */
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
  /** While the booking is unpaid: when its hold ends. */
  heldUntil: Temporal.Instant | null;
}>;

/**
 * Promises a vehicle to a booking. Lock the vehicle and end its ended holds first. 409 `booking.vehicle-taken` when the
 * database knows of an overlap.
 */
export const occupyVehicle = async (tx: Tx, occupancy: Occupancy): Promise<void> =>
  refusingOverlap(vehicleTaken, tx.insert(vehicleOccupancy).values(occupancy));

/** Many at once; for the fill of a database. */
export const occupyVehicles = async (tx: Tx, occupancies: Occupancy[]): Promise<void> =>
  refusingOverlap(vehicleTaken, tx.insert(vehicleOccupancy).values(occupancies));

/** The booking keeps its vehicle for good: it is paid, or staff said so. False when it holds none any more. */
export const keepVehicle = async (tx: Tx, bookingId: string): Promise<boolean> => {
  const ofBooking = eq(vehicleOccupancy.bookingId, bookingId);
  const { rowCount } = await tx.update(vehicleOccupancy).set({ heldUntil: null }).where(ofBooking);
  return rowCount === 1;
};

export const releaseVehicle = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.delete(vehicleOccupancy).where(eq(vehicleOccupancy.bookingId, bookingId));
};

/**
 * The vehicle of a booking came back: it is ready again at a moment, and taken no longer than that. Where the next one
 * waits already, a late return keeps the time that was agreed. Lock the vehicle first.
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
  const during = occupiedByBooking({ pickUpAt: agreed.from, blockedUntil: at });
  const isLonger = isBefore(agreed.until, at);
  if (isLonger && (await conflictsOf(tx, { vehicleIds: [vehicleId], during, now, butBooking: bookingId })).length > 0)
    return;
  await tx.update(vehicleOccupancy).set({ during, heldUntil: null }).where(ofBooking);
};

/** Frees a vehicle of the holds that are over, whether or not their bookings were cancelled yet. */
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
  /** Whose own time does not count: the visitor's, who chooses again. */
  butBooking?: string | undefined;
  /** A maintenance block that is to move: its own time does not count. */
  butBlock?: string | undefined;
}>;

/** What keeps vehicles from being rented for a time, in order of time. Holds that are over keep nothing. */
export const conflictsOf = (tx: Tx, query: Conflicting<OccupiedTime>): Promise<OccupancyConflict[]> =>
  takenWithin(tx, query);

/** What takes vehicles within a window of any length, in order of time: for calendars and the search for free times. */
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
  const { vehicleId, during, bookingId, maintenanceBlockId } = vehicleOccupancy;
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
        isOther(maintenanceBlockId, 'butBlock'),
        isHeldAt(sql.placeholder('now')),
      ),
    )
    .orderBy(vehicleId, sql`lower(${during})`);
});

/** The ids of a period's taken vehicles, as a query to be used in another. */
export const takenVehicles = (during: OccupiedTime, now: Temporal.Instant): SQL => sql`
  select ${vehicleOccupancy.vehicleId} from ${vehicleOccupancy} where ${overlaps({ from: during.from.toString(), until: during.until.toString() })} and ${isHeldAt(now)}`;

/** Takes a vehicle out of service for a while. 409 `fleet.vehicle-booked` when it is promised in that time. */
export const insertBlock = async (
  tx: Tx,
  { vehicleId, period, reason, now }: { vehicleId: string; period: Period; reason: string; now: Temporal.Instant },
): Promise<string> => {
  const [block] = await tx
    .insert(maintenanceBlocks)
    .values({ vehicleId, ...period, reason, createdAt: now })
    .returning({ id: maintenanceBlocks.id });
  const { id } = present(block);
  await refusingOverlap(
    vehicleBooked,
    tx.insert(vehicleOccupancy).values({ vehicleId, during: period, maintenanceBlockId: id }),
  );
  return id;
};

const refusingOverlap = async (refusal: () => Error, insert: Promise<unknown>) => {
  try {
    await insert;
  } catch (error) {
    throw brokenConstraint(error) === 'vehicle_is_free' ? refusal() : error;
  }
};

type Bound = string | Placeholder;

const overlaps = ({ from, until }: Readonly<{ from: Bound; until: Bound }>): SQL =>
  sql`${vehicleOccupancy.during} && tstzrange(${from}::timestamptz, ${until}::timestamptz)`;

const isHeldAt = (now: Temporal.Instant | Placeholder) =>
  or(isNull(vehicleOccupancy.heldUntil), gt(vehicleOccupancy.heldUntil, now));
