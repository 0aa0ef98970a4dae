import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { BookingView } from '#contract/office/bookings.ts';
import { bookings } from '../../records/booking-tables.ts';
import type { OfficeDay } from '../../rules/office/office-day.ts';

/** The bookings in the office lists: those not archived. */
export const isListed: SQL = isNull(bookings.archivedAt);

const { status, pickedUpAt, pickUpAt, dropOffAt, holdUntil } = bookings;

const isAhead = sql`${status} in ('pending', 'confirmed')`;
const isOut = and(isAhead, eq(status, 'confirmed'), isNotNull(pickedUpAt));
/** `coveredOf`, as the index of migrations/0033_goodwill.sql has it. */
const covered = sql`${bookings.paid} - ${bookings.refunded} - ${bookings.promised} + ${bookings.waived}`;
const isOwing = sql`${covered} < ${bookings.total}`;

/** Cover that is paid at pick-up, tax included. */
const soldAtPickUp = sql`(select coalesce(sum((line->>'amount')::bigint), 0)
  from jsonb_array_elements(${bookings.quote}->'lines') line where line->>'due' = 'pickup')`;

/** What is still to come in, in satang: `owedInAll` for those that stand. */
export const amountOwed = sql<string>`greatest(${bookings.total} + ${soldAtPickUp} - (${covered}), 0)`;

/** Money is owed. Holds are excluded: they are soon paid or expired. */
export const isUnpaid = and(sql`${status} <> 'cancelled'`, isOwing, or(sql`${status} <> 'pending'`, isNull(holdUntil)));

/** A booking that awaits confirmation by staff. */
export const awaitsStaff = and(isAhead, eq(status, 'pending'), isNull(holdUntil));

/** The views of the list, as the indexes of migrations/0021_office_bookings.sql have them. */
export const inView = (view: BookingView, { from, until, lateBefore }: OfficeDay): SQL | undefined => {
  const views: Record<BookingView, SQL | undefined> = {
    // Includes overdue pick-ups of earlier days.
    'pick-ups-today': and(isAhead, eq(status, 'confirmed'), isNull(pickedUpAt), lt(pickUpAt, until)),
    'returns-today': and(isAhead, eq(status, 'confirmed'), gte(dropOffAt, from), lt(dropOffAt, until)),
    late: and(isOut, lt(dropOffAt, lateBefore)),
    unpaid: isUnpaid,
    'to-approve': awaitsStaff,
    out: isOut,
  };
  return views[view];
};
