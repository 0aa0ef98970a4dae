import { and, asc, gt, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { awaitedAt, bookings } from '../records/booking-tables.ts';

/** Confirmed bookings with a pick-up after `after` and no later than `until`, soonest first. */
export const pickUpsBetween = (tx: Tx, after: Temporal.Instant, until: Temporal.Instant) =>
  tx
    .select({
      id: bookings.id,
      pickUpAt: bookings.pickUpAt,
      createdAt: bookings.createdAt,
      phone: bookings.phone,
    })
    .from(bookings)
    .where(and(gt(awaitedAt, after.toString()), lte(awaitedAt, until.toString())))
    .orderBy(asc(bookings.pickUpAt));

export type PickUp = Awaited<ReturnType<typeof pickUpsBetween>>[number];
