import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { HoldStatus } from '../rules/card-hold.ts';
import { cardHolds } from '../security-deposits-tables.ts';

export type CardHold = typeof cardHolds.$inferSelect;
export type NewCardHold = typeof cardHolds.$inferInsert;

/** The failure of a hold that the provider never received: it may be tried again, and is looked for a while. */
export const NOT_RECEIVED = 'not_received';

/** Of these the provider has something to tell, or we have something to do. */
const underWay: HoldStatus[] = ['sending', 'waiting', 'given-up', 'releasing', 'capturing'];

/** The database refuses a second hold that is under way. */
export const insertHold = async (tx: Tx, hold: NewCardHold): Promise<CardHold> => {
  const [row] = await tx.insert(cardHolds).values(hold).returning();
  return returnedRow(row);
};

export const findHold = async (tx: Tx, id: string): Promise<CardHold | undefined> => {
  const [row] = await tx.select().from(cardHolds).where(eq(cardHolds.id, id));
  return row;
};

/** Locks a hold. Lock its booking first. */
export const lockHold = async (tx: Tx, id: string): Promise<CardHold> => {
  const [row] = await tx.select().from(cardHolds).where(eq(cardHolds.id, id)).for('update');
  return returnedRow(row);
};

export const saveHold = async (tx: Tx, { id, ...changed }: { id: string } & Partial<CardHold>): Promise<CardHold> => {
  const [row] = await tx.update(cardHolds).set(changed).where(eq(cardHolds.id, id)).returning();
  return returnedRow(row);
};

/**
 * Claims the capture of a hold and the refund of its rest for one process, by the database's clock; undefined while
 * another may still be at it.
 */
export const claimCapture = async (tx: Tx, id: string, callSeconds: number): Promise<CardHold | undefined> => {
  const { claimedAt, status } = cardHolds;
  const isFree = or(isNull(claimedAt), lte(claimedAt, sql`now() - make_interval(secs => ${callSeconds})`));
  const [row] = await tx
    .update(cardHolds)
    .set({ claimedAt: sql`now()` })
    .where(and(eq(cardHolds.id, id), eq(status, 'capturing'), isFree))
    .returning();
  return row;
};

export const markChecked = async (tx: Tx, { id }: CardHold, now: Temporal.Instant): Promise<void> => {
  await tx.update(cardHolds).set({ askedAt: now }).where(eq(cardHolds.id, id));
};

/** The holds of a booking, newest first. */
export const holdsOf = (tx: Tx, bookingId: string): Promise<CardHold[]> =>
  tx.select().from(cardHolds).where(eq(cardHolds.bookingId, bookingId)).orderBy(desc(cardHolds.id));

/** The hold that stands for a deposit now, or is being taken. */
export const findStanding = async (tx: Tx, depositId: string): Promise<CardHold | undefined> => {
  const stands = inArray(cardHolds.status, ['held', 'capturing']);
  const [row] = await tx
    .select()
    .from(cardHolds)
    .where(and(eq(cardHolds.depositId, depositId), stands));
  return row;
};

/** The newest hold that stands or stood for a deposit. */
export const newestHoldOf = async (tx: Tx, depositId: string): Promise<CardHold | undefined> => {
  const { id, status, depositId: ofDeposit } = cardHolds;
  const stood = notInArray(status, ['sending', 'waiting', 'given-up', 'failed']);
  const [row] = await tx
    .select()
    .from(cardHolds)
    .where(and(eq(ofDeposit, depositId), stood))
    .orderBy(desc(id))
    .limit(1);
  return row;
};

type Moments = Readonly<{
  now: Temporal.Instant;
  /** Holds that the provider seemed never to receive are looked for from this time on. */
  lostSince: Temporal.Instant;
  /** Standing holds last seen before this are looked at. */
  seenBefore: Temporal.Instant;
}>;

/** The holds to ask the provider about, those asked least recently first. */
export const followedHolds = (tx: Tx, { now, lostSince, seenBefore }: Moments): Promise<CardHold[]> => {
  const { status, expiresAt, askedAt, failureCode, createdAt } = cardHolds;
  const isUnderWay = inArray(status, underWay);
  const isUnseen = or(lte(expiresAt, now), lte(sql`coalesce(${askedAt}, ${createdAt})`, seenBefore.toString()));
  const isLost = and(eq(status, 'failed'), eq(failureCode, NOT_RECEIVED), gt(createdAt, lostSince));
  return tx
    .select()
    .from(cardHolds)
    .where(or(isUnderWay, and(eq(status, 'held'), isUnseen), isLost))
    .orderBy(sql`${askedAt} nulls first`, asc(createdAt))
    .limit(100);
};

type Renewal = Readonly<{
  /** A hold that ends by then is renewed, but one of a short life not before half of it is over. */
  until: Temporal.Instant;
  now: Temporal.Instant;
  /** Rentals that came back before this are settled by now, or nobody will. */
  backSince: Temporal.Instant;
}>;

/** Standing holds of rentals that go on, or wait to be settled, to be renewed now. A declined renewal is not tried again. */
export const holdsToRenew = async (tx: Tx, { until, now, backSince }: Renewal): Promise<CardHold[]> => {
  const { id, status, expiresAt, customerId, createdAt, bookingId } = cardHolds;
  const renewal = alias(cardHolds, 'renewal');
  const isTried = tx
    .select({ one: sql`1` })
    .from(renewal)
    .where(and(eq(renewal.renews, id), sql`${renewal.failureCode} is distinct from ${NOT_RECEIVED}`));
  const isHalfOver = lte(sql`${createdAt} + (${expiresAt} - ${createdAt}) / 2`, now.toString());
  const isGoingOn = or(
    eq(bookings.status, 'confirmed'),
    and(eq(bookings.status, 'completed'), gt(bookings.returnedAt, backSince)),
  );
  const rows = await tx
    .select({ hold: cardHolds })
    .from(cardHolds)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(eq(status, 'held'), lte(expiresAt, until), isHalfOver, isNotNull(customerId), isGoingOn, notExists(isTried)),
    )
    .orderBy(asc(expiresAt))
    .limit(100);
  return rows.map(({ hold }) => hold);
};

/** Standing holds of bookings that were cancelled. */
export const holdsOfCancelled = async (tx: Tx): Promise<CardHold[]> => {
  const rows = await tx
    .select({ hold: cardHolds })
    .from(cardHolds)
    .innerJoin(bookings, eq(bookings.id, cardHolds.bookingId))
    .where(and(eq(cardHolds.status, 'held'), eq(bookings.status, 'cancelled')))
    .limit(100);
  return rows.map(({ hold }) => hold);
};

/** The provider's customers whose cards nobody needs any more. */
export const customersToForget = async (tx: Tx): Promise<string[]> => {
  const { customerId } = cardHolds;
  const other = alias(cardHolds, 'other');
  const isNeeded = tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.customerId, customerId), inArray(other.status, [...underWay, 'held'])));
  const rows = await tx
    .selectDistinct({ customerId })
    .from(cardHolds)
    .where(and(isNotNull(customerId), notExists(isNeeded)))
    .limit(50);
  return rows.flatMap((row) => row.customerId ?? []);
};

export const forgetCustomer = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.update(cardHolds).set({ customerId: null }).where(eq(cardHolds.customerId, customerId));
};

/** Whether any of these bookings, or any at all, has a hold that is not over at the provider. */
export const areHoldsUnderWay = async (tx: Tx, bookingIds?: readonly string[]): Promise<boolean> => {
  const isUnderWay = inArray(cardHolds.status, [...underWay, 'held']);
  const isOfOne = bookingIds && inArray(cardHolds.bookingId, [...bookingIds]);
  return (await tx.select({ id: cardHolds.id }).from(cardHolds).where(and(isUnderWay, isOfOne)).limit(1)).length > 0;
};
