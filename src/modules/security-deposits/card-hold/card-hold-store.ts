import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { cardHolds } from '../security-deposits-tables.ts';

export type CardHold = typeof cardHolds.$inferSelect;
export type NewCardHold = typeof cardHolds.$inferInsert;

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

/** The holds of a booking, newest first. */
export const holdsOf = (tx: Tx, bookingId: string): Promise<CardHold[]> =>
  tx
    .select()
    .from(cardHolds)
    .where(eq(cardHolds.bookingId, bookingId))
    .orderBy(desc(cardHolds.createdAt), desc(cardHolds.id));

/** Holds that a customer began, and the provider or the bank declined. */
export const countDeclined = (tx: Tx, bookingId: string): Promise<number> =>
  tx.$count(
    cardHolds,
    and(
      eq(cardHolds.bookingId, bookingId),
      eq(cardHolds.status, 'failed'),
      isNull(cardHolds.renews),
      ne(cardHolds.failureCode, NOT_RECEIVED),
    ),
  );

/** The failure of a hold that the provider never received: it may be tried again. */
export const NOT_RECEIVED = 'not_received';

/** Holds of which the provider has news to tell, or that wait for us: those seen least recently first. */
export const followedHolds = (tx: Tx, now: Temporal.Instant): Promise<CardHold[]> => {
  const { status, expiresAt, updatedAt } = cardHolds;
  const isUnderWay = inArray(status, ['sending', 'waiting', 'given-up', 'releasing', 'capturing']);
  const isPast = and(eq(status, 'held'), lte(expiresAt, now));
  return tx.select().from(cardHolds).where(or(isUnderWay, isPast)).orderBy(asc(updatedAt)).limit(100);
};

/** Standing holds that end by then and were not renewed. A renewal that was declined is not tried again. */
export const holdsToRenew = (tx: Tx, until: Temporal.Instant): Promise<CardHold[]> => {
  const { id, status, expiresAt, customerId } = cardHolds;
  const renewal = alias(cardHolds, 'renewal');
  const isTried = tx
    .select({ one: sql`1` })
    .from(renewal)
    .where(and(eq(renewal.renews, id), sql`${renewal.failureCode} is distinct from ${NOT_RECEIVED}`));
  return tx
    .select()
    .from(cardHolds)
    .where(and(eq(status, 'held'), lte(expiresAt, until), isNotNull(customerId), notExists(isTried)))
    .orderBy(asc(expiresAt))
    .limit(100);
};

/** The hold that stands for a deposit now. */
export const findStanding = async (tx: Tx, depositId: string): Promise<CardHold | undefined> => {
  const stands = inArray(cardHolds.status, ['held', 'capturing']);
  const [row] = await tx
    .select()
    .from(cardHolds)
    .where(and(eq(cardHolds.depositId, depositId), stands));
  return row;
};
