import { and, asc, desc, eq, gte, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DepositAge } from '#contract/office/analysis.ts';
import { type Satang, satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { claims } from '#modules/claims/claims-tables.ts';
import { claimsOfDeposits } from '#modules/claims/index.ts';
import { isRentalOver } from '#modules/security-deposits/index.ts';
import { cardHolds, securityDeposits } from '#modules/security-deposits/security-deposits-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

const isIn = (at: PgColumn, { from, until }: Period) => and(gte(at, from), lt(at, until));
const count = (which?: SQL) => sql<number>`(count(*) ${which ? sql`filter (where ${which})` : sql``})::int`;
const sumOf = (amount: SQL | PgColumn, which?: SQL) =>
  sql`coalesce(sum(${amount}) ${which ? sql`filter (where ${which})` : sql``}, 0)`.mapWith(money);
/** Of satang as the database sums it. */
const money = (sum: string): Satang => satang(Number(sum));

/** The deposits that are with the business now, by how long they have been: held on a card, and left at the desk. */
export const depositsByAge = (tx: Tx, now: Temporal.Instant) => {
  const { amount, leftAt, endedAt, bookingId } = securityDeposits;
  const since = sql`${now.toString()}::timestamptz - ${leftAt}`;
  const age = sql<DepositAge>`case when ${since} < interval '1 day' then 'day' when ${since} < interval '7 days' then 'week'
    when ${since} < interval '30 days' then 'month' else 'longer' end`;
  return tx
    .select({
      age,
      isHeld: sql<boolean>`exists (select from ${cardHolds} where ${eq(cardHolds.depositId, securityDeposits.id)})`,
      count: count(),
      amount: sumOf(amount),
      due: sumOf(amount, and(isRentalOver, not(claimsOfDeposits.isWaiting(bookings.id)))),
    })
    .from(securityDeposits)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(isNull(endedAt))
    .groupBy(sql`1`, sql`2`);
};

/** What was left and what ended in a period, by method; `lapsed`: ended because the provider let go of the hold. */
export const depositsByMethod = (tx: Tx, period: Period) => {
  const { methodType: method, amount, kept, leftAt, endedAt } = securityDeposits;
  const [isLeft, isEnded] = [isIn(leftAt, period), isIn(endedAt, period)];
  const ofLapsed = and(eq(cardHolds.depositId, securityDeposits.id), eq(cardHolds.status, 'lapsed'));
  return tx
    .select({
      method,
      left: count(isLeft),
      leftAmount: sumOf(amount, isLeft),
      ended: count(isEnded),
      givenBack: sumOf(sql`${amount} - ${kept}`, isEnded),
      kept: sumOf(kept, isEnded),
      lapsed: count(and(isEnded, sql`exists (select from ${cardHolds} where ${ofLapsed})`)),
    })
    .from(securityDeposits)
    .where(or(isLeft, isEnded))
    .groupBy(method)
    .orderBy(sql`${method} collate "C"`);
};

/** The claims made in a period, by kind, most claimed first: what was claimed is charged, waived or still waits. */
export const claimsByKind = (tx: Tx, period: Period) => {
  const { kind, status, amount, charged, isTaxed, madeAt, answeredAt, settledAt } = claims;
  const isDisputed = sql`${status} = 'disputed' or ${answeredAt} is not null and ${status} in ('upheld', 'withdrawn')`;
  return tx
    .select({
      kind,
      made: count(),
      disputed: count(isDisputed),
      withdrawn: count(eq(status, 'withdrawn')),
      claimed: sumOf(amount),
      charged: sumOf(charged),
      untaxed: sumOf(charged, eq(isTaxed, false)),
      waived: sumOf(sql`${amount} - ${charged}`),
      waiting: sumOf(amount, isNull(settledAt)),
    })
    .from(claims)
    .where(isIn(madeAt, period))
    .groupBy(kind)
    .orderBy(desc(sql`sum(${amount})`), asc(kind));
};

/** The average days from a claim of the period to its end, to a tenth; null where none is settled. */
export const daysToSettle = async (tx: Tx, period: Period): Promise<number | null> => {
  const { madeAt, settledAt } = claims;
  const days = sql<number | null>`round(avg(extract(epoch from ${settledAt} - ${madeAt}) / 86400), 1)::float8`;
  const [row] = await tx.select({ days }).from(claims).where(isIn(madeAt, period));
  return returnedRow(row).days;
};

/** The rentals whose vehicle came back in a period, and how many of them have a claim. */
export const rentalsWithClaims = async (tx: Tx, period: Period) => {
  const ofBooking = sql`exists (select from ${claims} where ${eq(claims.bookingId, bookings.id)})`;
  const [row] = await tx
    .select({ rentals: count(), claimed: count(ofBooking) })
    .from(bookings)
    .where(and(eq(bookings.status, 'completed'), isIn(bookings.returnedAt, period)));
  return returnedRow(row);
};
