import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SecurityDepositView } from '#contract/security-deposits.ts';
import type { Satang } from '#kernel/money.ts';
import type { Page } from '#kernel/paging.ts';
import { matchesBookingSearch } from '#modules/booking/index.ts';
import { bookings, endedAt as overAt } from '#modules/booking/records/booking-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { CardHold } from './card-hold/card-hold-store.ts';
import { endingBefore } from './rules/card-hold.ts';
import { cardHolds, securityDeposits } from './security-deposits-tables.ts';

/** What deposits ask of the claims of their booking; the module of the claims imports this one. */
export type DepositClaims = Readonly<{
  /** What those come to that wait for their customer or for staff. */
  waitingAmount: (tx: Tx, bookingId: string) => Promise<Satang>;
  /** Whether any waits, of the booking in a column. */
  isWaiting: (bookingId: PgColumn) => SQL;
  /** When the last was settled, as SQL; null without one. */
  lastSettled: (bookingId: PgColumn) => SQL;
}>;

const isWithUs = isNull(securityDeposits.endedAt);
/** A rental of which the deposit has to be settled. */
export const isRentalOver = inArray(bookings.status, ['completed', 'cancelled']);

type Now = Readonly<{ claims: DepositClaims; endingUntil: Temporal.Instant }>;

/** What each view shows; holds that end before `endingUntil` are ending. */
const shownIn = (view: SecurityDepositView, { claims, endingUntil: until }: Now): SQL | undefined => {
  const { depositId, status, expiresAt } = cardHolds;
  const ends = and(eq(depositId, securityDeposits.id), eq(status, 'held'), lte(expiresAt, until));
  const isWaiting = claims.isWaiting(bookings.id);
  const views: Record<SecurityDepositView, SQL | undefined> = {
    'with-us': isWithUs,
    'to-give-back': and(isWithUs, isRentalOver, not(isWaiting)),
    waiting: and(isWithUs, isRentalOver, isWaiting),
    ending: and(isWithUs, sql`exists (select 1 from ${cardHolds} where ${ends})`),
    ended: isNotNull(securityDeposits.endedAt),
  };
  return views[view];
};

type Filters = Now & Readonly<{ view: SecurityDepositView; search?: string | undefined }>;

/** A page of the deposits of a view with their bookings, and how many there are. */
export const listDeposits = async (tx: Tx, { view, search, ...now }: Filters, { limit, offset }: Page) => {
  const { isWaiting, lastSettled } = now.claims;
  const where = and(shownIn(view, now), search ? await matchesBookingSearch(tx, search) : undefined);
  const order = view === 'ended' ? desc(securityDeposits.endedAt) : asc(bookings.dropOffAt);
  const rows = await tx
    .select({
      deposit: securityDeposits,
      bookingNumber: bookings.reference,
      customerName: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
      dropOffAt: bookings.dropOffAt,
      isWaiting: sql<boolean>`${isWaiting(bookings.id)}`,
      lastSettled: sql`${lastSettled(bookings.id)}`.mapWith(bookings.returnedAt),
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

/** How many deposits are held or left, to be given back, wait for a claim, and end soon. */
export const countDeposits = async (tx: Tx, now: Now) => ({
  withUs: await countWhere(tx, shownIn('with-us', now)),
  toGiveBack: await countWhere(tx, shownIn('to-give-back', now)),
  waiting: await countWhere(tx, shownIn('waiting', now)),
  ending: await countWhere(tx, shownIn('ending', now)),
});

/** The same counts, as of a moment. */
export const countDepositsNow = (tx: Tx, now: Temporal.Instant, claims: DepositClaims) =>
  countDeposits(tx, { claims, endingUntil: endingBefore(now) });

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
