import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { MailKind } from '#modules/notices/index.ts';
import { mails } from '#modules/notices/notices-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { insertMany } from '#platform/database/insert-many.ts';
import { areHoldsUnderWay, findStanding, type NewCardHold } from './card-hold/card-hold-store.ts';
import { cardHolds, securityDeposits } from './security-deposits-tables.ts';

export type SecurityDeposit = typeof securityDeposits.$inferSelect;
export type NewSecurityDeposit = typeof securityDeposits.$inferInsert;

/** The deposits that were left for a booking, oldest first. */
export const depositsOf = (tx: Tx, bookingId: string): Promise<SecurityDeposit[]> =>
  tx
    .select()
    .from(securityDeposits)
    .where(eq(securityDeposits.bookingId, bookingId))
    .orderBy(asc(securityDeposits.leftAt), asc(securityDeposits.id));

/** The deposit that is with the business now. */
export const findLeft = async (tx: Tx, bookingId: string): Promise<SecurityDeposit | undefined> => {
  const { bookingId: ofBooking, endedAt } = securityDeposits;
  const [row] = await tx
    .select()
    .from(securityDeposits)
    .where(and(eq(ofBooking, bookingId), isNull(endedAt)));
  return row;
};

/** The deposit that is held on a card now. */
export const findHeldDeposit = async (tx: Tx, bookingId: string): Promise<SecurityDeposit | undefined> => {
  const left = await findLeft(tx, bookingId);
  return left && (await findStanding(tx, left.id)) ? left : undefined;
};

/** Whether a deposit of any of these bookings is with the business now, or a hold is not over. */
export const hasDepositsLeft = async (tx: Tx, bookingIds: readonly string[]): Promise<boolean> => {
  const { bookingId, endedAt } = securityDeposits;
  const left = and(inArray(bookingId, [...bookingIds]), isNull(endedAt));
  const isLeft = (await tx.select({ bookingId }).from(securityDeposits).where(left).limit(1)).length > 0;
  return isLeft || areHoldsUnderWay(tx, bookingIds);
};

export const findDeposit = async (tx: Tx, id: string): Promise<SecurityDeposit | undefined> => {
  const [row] = await tx.select().from(securityDeposits).where(eq(securityDeposits.id, id));
  return row;
};

/** Whether a mail of a kind about its booking was written since the deposit ended. */
export const isMailed = async (
  tx: Tx,
  { bookingId, endedAt }: Pick<SecurityDeposit, 'bookingId' | 'endedAt'>,
  kind: MailKind,
): Promise<boolean> => {
  if (!endedAt) return false;
  const isAbout = and(eq(mails.bookingId, bookingId), eq(mails.channel, 'mail'), eq(mails.kind, kind));
  return (await tx.$count(mails, and(isAbout, gte(mails.createdAt, endedAt)))) > 0;
};

/** The database rejects a second deposit while one is with the business. */
export const insertDeposit = async (tx: Tx, deposit: NewSecurityDeposit): Promise<SecurityDeposit> => {
  const [row] = await tx.insert(securityDeposits).values(deposit).returning();
  return returnedRow(row);
};

type Ending = Required<Pick<SecurityDeposit, 'endedAt' | 'kept' | 'paymentId'>>;

export const endDeposit = async (tx: Tx, id: string, ending: Ending): Promise<SecurityDeposit> => {
  const [row] = await tx.update(securityDeposits).set(ending).where(eq(securityDeposits.id, id)).returning();
  return returnedRow(row);
};

/** Erases what was typed about the deposits of these bookings, and their cards. The amounts stay. */
export const eraseDeposits = async (tx: Tx, bookingIds: readonly string[]): Promise<void> => {
  if (bookingIds.length === 0) return;
  await tx
    .update(securityDeposits)
    .set({ reference: null })
    .where(inArray(securityDeposits.bookingId, [...bookingIds]));
  await tx
    .update(cardHolds)
    .set({ customerId: null, cardBrand: null, cardLastDigits: null, authorizeUri: null })
    .where(inArray(cardHolds.bookingId, [...bookingIds]));
};

/** Inserts past deposits and holds unchanged. For filling a database. */
export const addSecurityDeposits = async (
  tx: Tx,
  past: readonly NewSecurityDeposit[],
  holds: readonly NewCardHold[],
): Promise<void> => {
  await insertMany(tx, securityDeposits, past);
  await insertMany(tx, cardHolds, holds);
};
