import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../records/booking-tables.ts';

/** Rentals that are out and due back after `after` and no later than `until`, soonest first. */
export const returnsBetween = (tx: Tx, after: Temporal.Instant, until: Temporal.Instant) =>
  tx
    .select({ id: bookings.id, dropOffAt: bookings.dropOffAt, email: bookings.email, phone: bookings.phone })
    .from(bookings)
    .where(
      and(
        isNull(bookings.archivedAt),
        eq(bookings.status, 'confirmed'),
        isNotNull(bookings.pickedUpAt),
        gt(bookings.dropOffAt, after),
        lte(bookings.dropOffAt, until),
      ),
    )
    .orderBy(asc(bookings.dropOffAt));

export type ReturnAhead = Awaited<ReturnType<typeof returnsBetween>>[number];
