import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';
import { bookings } from '../records/booking-tables.ts';

/** Confirmed bookings with a pick-up after `after` and no later than `until`, soonest first. */
export const pickUpsBetween = (tx: Tx, after: Temporal.Instant, until: Temporal.Instant): Promise<Booking[]> =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        isNull(bookings.pickedUpAt),
        gt(bookings.pickUpAt, after),
        lte(bookings.pickUpAt, until),
      ),
    )
    .orderBy(asc(bookings.pickUpAt));
