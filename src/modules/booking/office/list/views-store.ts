import { and, desc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { BookingView } from '#contract/office/bookings.ts';
import { awaitedAt, bookings } from '../../records/booking-tables.ts';
import type { OfficeDay } from '../../rules/office/office-day.ts';

/** The bookings in the office lists: those not archived. */
export const isListed: SQL = isNull(bookings.archivedAt);

const { status, pickedUpAt, pickUpAt, dropOffAt, holdUntil } = bookings;

const isActive = sql`${status} in ('confirmed', 'completed')`;
const isOut = and(eq(status, 'confirmed'), isNotNull(pickedUpAt));
/** `coveredOf` in SQL. */
const covered = sql`${bookings.paid} - ${bookings.refunded} - ${bookings.promised} + ${bookings.waived}`;
/** As the index `booking_owing` and the statistics `booking_balance` have it. */
const isOwing = sql`${bookings.total} - (${covered}) > 0`;

/** Cover that is paid at pick-up, tax included. Few bookings have any: only their quotes are read. */
const soldAtPickUp = sql`case when ${bookings.insurancePayAt} = 'pickup' then (
  select coalesce(sum((line->>'amount')::bigint), 0)
  from jsonb_array_elements(${bookings.quote}->'lines') line where line->>'due' = 'pickup') else 0 end`;

/** `beyondDeposit` in SQL: what a security deposit covers once the vehicle is back. */
const secured = sql`case when ${status} = 'completed' then ${bookings.securityDepositLeft} else 0 end`;

/** What is still to come in, in satang, as `toPayInAll` has it: nothing for a cancelled booking. */
export const amountOwed = sql<string>`case when ${status} = 'cancelled' then 0
  else greatest(${bookings.total} + ${soldAtPickUp} - (${covered}) - ${secured}, 0) end`;

/** Money is asked for, beyond a deposit that covers it. Holds are excluded: they are soon paid or expired. */
export const isUnpaid = and(
  sql`${status} <> 'cancelled'`,
  isOwing,
  sql`${bookings.total} - (${covered}) > ${secured}`,
  or(sql`${status} <> 'pending'`, isNull(holdUntil)),
);

/** The order of what is due: the next pick-up first, then those that were, the latest first. */
export const nextPickUpFirst = ({ from }: Pick<OfficeDay, 'from'>): SQL[] => {
  const isOver = sql`${pickUpAt} < ${from.toString()}::timestamptz`;
  return [sql`${isOver}`, sql`case when not (${isOver}) then ${pickUpAt} end`, desc(pickUpAt)];
};

/** A booking whose vehicle is still to be picked up or returned. */
export const isOpen = sql`${status} in ('pending', 'confirmed')`;

/** When the vehicle of an open booking moves next: at its pick-up, or at its return once it is out. */
export const nextMoveAt = sql`case when ${isOpen} then
  case when ${pickedUpAt} is null then ${pickUpAt} else ${dropOffAt} end end`;

/** A booking that awaits confirmation by staff. */
export const awaitsStaff = and(eq(status, 'pending'), isNull(holdUntil));

/** The views of the list, as the indexes of migrations/0077_day_at_the_desk.sql have them. The board shows the same. */
export const inView = (view: BookingView, { from, until, lateBefore }: OfficeDay): SQL | undefined => {
  const views: Record<BookingView, SQL | undefined> = {
    // What is done today stays; overdue pick-ups of earlier days are there until someone comes.
    'pick-ups-today': or(lt(awaitedAt, from.toString()), and(isActive, gte(pickUpAt, from), lt(pickUpAt, until))),
    'returns-today': and(isActive, gte(dropOffAt, from), lt(dropOffAt, until)),
    late: and(isOut, lt(dropOffAt, lateBefore)),
    unpaid: isUnpaid,
    'to-approve': awaitsStaff,
    out: isOut,
    // Their network is forgotten once they hold nothing unpaid.
    unproven: and(eq(status, 'pending'), isNotNull(bookings.network)),
  };
  return views[view];
};
