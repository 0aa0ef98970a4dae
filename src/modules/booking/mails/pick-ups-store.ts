import { and, asc, gt, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';
import { awaitedAt, bookings } from '../records/booking-tables.ts';

/** Confirmed bookings with a pick-up after `after` and no later than `until`, soonest first. */
export const pickUpsBetween = (tx: Tx, after: Temporal.Instant, until: Temporal.Instant): Promise<Booking[]> =>
  tx
    .select()
    .from(bookings)
    .where(and(gt(awaitedAt, after.toString()), lte(awaitedAt, until.toString())))
    .orderBy(asc(bookings.pickUpAt));
