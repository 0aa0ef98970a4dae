import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SecurityDepositView } from '#contract/security-deposits.ts';
import type { Page } from '#kernel/paging.ts';
import { matchesBookingSearch } from '#modules/booking/index.ts';
import { bookings, endedAt as overAt } from '#modules/booking/records/booking-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { CardHold } from './card-hold/card-hold-store.ts';
import { endingBefore } from './rules/card-hold.ts';
import { cardHolds, securityDeposits } from './security-deposits-tables.ts';

const isWithUs = isNull(securityDeposits.endedAt);
/** A rental of which the deposit has to be settled. */
export const isRentalOver = inArray(bookings.status, ['completed', 'cancelled']);

/** What each view shows; `until`: holds that end before are ending. */
const shownIn = (view: SecurityDepositView, until: Temporal.Instant): SQL | undefined => {
  const { depositId, status, expiresAt } = cardHolds;
  const ends = and(eq(depositId, securityDeposits.id), eq(status, 'held'), lte(expiresAt, until));
  const views: Record<SecurityDepositView, SQL | undefined> = {
    'with-us': isWithUs,
    'to-give-back': and(isWithUs, isRentalOver),
    ending: and(isWithUs, sql`exists (select 1 from ${cardHolds} where ${ends})`),
    ended: isNotNull(securityDeposits.endedAt),
  };
  return views[view];
};

type Filters = Readonly<{ view: SecurityDepositView; search?: string | undefined; endingUntil: Temporal.Instant }>;

/** A page of the deposits of a view with their bookings, and how many there are. */
export const listDeposits = async (tx: Tx, { view, search, endingUntil }: Filters, { limit, offset }: Page) => {
  const where = and(shownIn(view, endingUntil), search ? await matchesBookingSearch(tx, search) : undefined);
  const order = view === 'ended' ? desc(securityDeposits.endedAt) : asc(bookings.dropOffAt);
  const rows = await tx
    .select({
      deposit: securityDeposits,
      bookingNumber: bookings.reference,
      customerName: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      dropOffAt: bookings.dropOffAt,
      overAt: sql`case when ${isRentalOver} then ${overAt} end`.mapWith(bookings.returnedAt),
    })
    .from(securityDeposits)
    .innerJoin(bookings, eq(bookings.id, securityDeposits.bookingId))
    .where(where)
    .orderBy(order, asc(securityDeposits.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countWhere(tx, where) };
};

/** How many deposits are with us, to be given back, and end soon. */
export const countDeposits = async (tx: Tx, endingUntil: Temporal.Instant) => ({
  withUs: await countWhere(tx, shownIn('with-us', endingUntil)),
  toGiveBack: await countWhere(tx, shownIn('to-give-back', endingUntil)),
  ending: await countWhere(tx, shownIn('ending', endingUntil)),
});

/** The same counts, as of a moment. */
export const countDepositsNow = (tx: Tx, now: Temporal.Instant) => countDeposits(tx, endingBefore(now));

/** The holds that stood for these deposits, or were to renew one, newest first. */
export const holdsOfDeposits = (tx: Tx, depositIds: readonly string[]): Promise<CardHold[]> =>
  tx
    .select()
    .from(cardHolds)
    .where(inArray(cardHolds.depositId, [...depositIds]))
    .orderBy(desc(cardHolds.id));

const countWhere = async (tx: Tx, where: SQL | undefined): Promise<number> => {
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(securityDeposits)
    .innerJoin(bookings, eq(bookings.id, securityDeposits.bookingId))
    .where(where);
  return returnedRow(counted).total;
};
