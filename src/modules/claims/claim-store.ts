import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ClaimView } from '#contract/claims.ts';
import { type Satang, sum } from '#kernel/money.ts';
import type { Page } from '#kernel/paging.ts';
import { type ClaimAnswer, matchesBookingSearch } from '#modules/booking/index.ts';
import { bookings, handOverPhotos } from '#modules/booking/records/booking-tables.ts';
import type { Damage } from '#modules/fleet/index.ts';
import { vehicleDamage } from '#modules/fleet/records/fleet-tables.ts';
import type { DepositClaims } from '#modules/security-deposits/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { claimPhotos, claims } from './claims-tables.ts';

export type Claim = typeof claims.$inferSelect;
export type NewClaim = typeof claims.$inferInsert;

/** The claims of a booking, oldest first. */
export const claimsOf = (tx: Tx, bookingId: string): Promise<Claim[]> =>
  tx.select().from(claims).where(eq(claims.bookingId, bookingId)).orderBy(asc(claims.id));

export const findClaim = async (tx: Tx, id: string): Promise<Claim | undefined> => {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id));
  return row;
};

export const insertClaim = async (tx: Tx, claim: NewClaim, photoIds: readonly string[]): Promise<Claim> => {
  const [row] = await tx.insert(claims).values(claim).returning();
  const { id: claimId } = returnedRow(row);
  if (photoIds.length > 0) await tx.insert(claimPhotos).values(photoIds.map((photoId) => ({ claimId, photoId })));
  return returnedRow(row);
};

export const saveClaim = async (tx: Tx, { id, ...changed }: { id: string } & Partial<Claim>): Promise<Claim> => {
  const [row] = await tx.update(claims).set(changed).where(eq(claims.id, id)).returning();
  return returnedRow(row);
};

/** Which of these are photographs of the booking's hand-overs. */
export const photosAmong = async (tx: Tx, bookingId: string, ids: readonly string[]): Promise<string[]> => {
  const { id, bookingId: ofBooking } = handOverPhotos;
  const isAmong = and(eq(ofBooking, bookingId), inArray(id, [...ids]));
  return (await tx.select({ id }).from(handOverPhotos).where(isAmong)).map((row) => row.id);
};

/** The photographs of these claims, oldest first. */
export const photosOf = (tx: Tx, claimIds: readonly string[]) => {
  const { claimId, photoId } = claimPhotos;
  return tx
    .select({ claimId, photoId })
    .from(claimPhotos)
    .innerJoin(handOverPhotos, eq(handOverPhotos.id, photoId))
    .where(inArray(claimId, [...claimIds]))
    .orderBy(asc(handOverPhotos.createdAt), asc(photoId));
};

/** Open, of a rental that is over, and its time to answer is too. */
const isUnanswered = (now: Temporal.Instant) =>
  and(eq(claims.status, 'open'), lte(claims.answerBy, now), eq(bookings.status, 'completed'));

/** The damage that these claims are about, each with the newest photographs of its place. */
export const damageOfClaims = async (tx: Tx, of: readonly Claim[]): Promise<DamageOfClaim[]> => {
  const named = of.filter(({ damageId }) => damageId !== null);
  const ids = named.map((claim) => claim.id);
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ claimId: claims.id, damage: vehicleDamage })
    .from(claims)
    .innerJoin(vehicleDamage, eq(vehicleDamage.id, claims.damageId))
    .where(inArray(claims.id, ids));
  const bookingIds = [...new Set(named.map(({ bookingId }) => bookingId))];
  const places = [...new Set(rows.map(({ damage }) => damage.place))];
  const { id, bookingId, place, kind } = handOverPhotos;
  const photos = await tx
    .selectDistinctOn([bookingId, place, kind], { id, bookingId, place, kind })
    .from(handOverPhotos)
    .where(and(inArray(bookingId, bookingIds), inArray(place, places)))
    .orderBy(bookingId, place, kind, desc(handOverPhotos.createdAt), desc(id));
  return rows.map(({ claimId, damage }) => {
    const claim = named.find((one) => one.id === claimId);
    const newest = (at: 'pick-up' | 'return') =>
      photos.find((one) => one.bookingId === claim?.bookingId && one.place === damage.place && one.kind === at)?.id;
    return { claimId, damage, before: newest('pick-up') ?? null, after: newest('return') ?? null };
  });
};

export type DamageOfClaim = Readonly<{ claimId: string; damage: Damage; before: string | null; after: string | null }>;

/** The claims that nobody answered in time and that are charged by themselves. */
export const unansweredClaims = async (tx: Tx, now: Temporal.Instant): Promise<Claim[]> => {
  const rows = await tx
    .select({ claim: claims })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(and(isUnanswered(now), eq(claims.withoutAnswer, 'charged')))
    .orderBy(asc(claims.answerBy))
    .limit(100);
  return rows.map(({ claim }) => claim);
};

const ofBooking = (bookingId: PgColumn) => sql`${claims} where ${claims.bookingId} = ${bookingId}`;

/** What deposits ask of the claims of their booking. */
export const claimsOfDeposits: DepositClaims = {
  waitingAmount: (tx, bookingId) => waitingAmount(tx, bookingId),
  isWaiting: (bookingId) => sql`exists (select from ${ofBooking(bookingId)} and ${claims.settledAt} is null)`,
  lastSettled: (bookingId) => sql`(select max(${claims.settledAt}) from ${ofBooking(bookingId)})`,
};

/** What customers did about the claims of a booking, and which were charged without an answer. */
export const claimAnswersOf = async (tx: Tx, bookingId: string): Promise<ClaimAnswer[]> =>
  (await claimsOf(tx, bookingId)).flatMap(({ status, amount, answeredAt, settledAt }): ClaimAnswer[] => {
    if (status === 'unanswered' && settledAt) return [{ answer: 'unanswered', amount, at: settledAt }];
    if (!answeredAt) return [];
    return [{ answer: status === 'accepted' ? 'accepted' : 'disputed', amount, at: answeredAt }];
  });

/** Whether any of these bookings has a claim that waits for its customer or for staff. */
export const hasUnsettledClaims = async (tx: Tx, bookingIds: readonly string[]): Promise<boolean> => {
  const isUnsettled = and(inArray(claims.bookingId, [...bookingIds]), isNull(claims.settledAt));
  return (await tx.select({ id: claims.id }).from(claims).where(isUnsettled).limit(1)).length > 0;
};

/** What the claims of a booking that wait for its customer or for staff come to. */
const waitingAmount = async (tx: Tx, bookingId: string): Promise<Satang> => {
  const { amount, settledAt } = claims;
  const waiting = await tx
    .select({ amount })
    .from(claims)
    .where(and(eq(claims.bookingId, bookingId), isNull(settledAt)));
  return sum(waiting.map((claim) => claim.amount));
};

/** What was not answered in time and is not charged by itself waits for staff, like what is disputed. */
const shownIn = (now: Temporal.Instant): Record<ClaimView, SQL | undefined> => {
  const isLeftToStaff = and(isUnanswered(now), eq(claims.withoutAnswer, 'decided')) ?? sql`false`;
  return {
    disputed: or(eq(claims.status, 'disputed'), isLeftToStaff),
    open: and(eq(claims.status, 'open'), not(isLeftToStaff)),
    settled: isNotNull(claims.settledAt),
  };
};

type Filters = Readonly<{ view: ClaimView; search?: string | undefined }>;

/** A page of the claims of a view with their bookings, and how many there are. */
export const listClaims = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { view, search }: Filters,
  { limit, offset }: Page,
) => {
  const where = and(shownIn(now)[view], search ? await matchesBookingSearch(tx, search) : undefined);
  const order = {
    disputed: asc(sql`coalesce(${claims.answeredAt}, ${claims.answerBy})`),
    open: asc(claims.answerBy),
    settled: desc(claims.settledAt),
  }[view];
  const rows = await tx
    .select({
      claim: claims,
      bookingNumber: bookings.reference,
      customerName: sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`,
    })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(where)
    .orderBy(order, asc(claims.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countWhere(tx, where) };
};

/** How many claims wait for staff, and for their customers. */
export const countClaims = async ({ tx, now }: Pick<Context, 'tx' | 'now'>) => {
  const { disputed, open } = shownIn(now);
  return { disputed: await countWhere(tx, disputed), open: await countWhere(tx, open) };
};

const countWhere = async (tx: Tx, where: SQL | undefined): Promise<number> => {
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(claims)
    .innerJoin(bookings, eq(bookings.id, claims.bookingId))
    .where(where);
  return returnedRow(counted).total;
};

/** Erases what was written about the claims of these bookings. Kinds and amounts stay. */
export const eraseClaims = async (tx: Tx, bookingIds: readonly string[]): Promise<void> => {
  if (bookingIds.length === 0) return;
  await tx
    .update(claims)
    .set({ text: '', answerText: null, reason: null })
    .where(inArray(claims.bookingId, [...bookingIds]));
};

/** Inserts claims unchanged. For filling a database. */
export const addClaims = (tx: Tx, rows: readonly NewClaim[]): Promise<void> => insertMany(tx, claims, rows);
