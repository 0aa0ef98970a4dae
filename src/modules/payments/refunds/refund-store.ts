import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { ledgerEntries, refunds } from '../records/payments-tables.ts';

export type Refund = typeof refunds.$inferSelect;
type NewRefund = Pick<
  Refund,
  'bookingId' | 'occasion' | 'paymentId' | 'amount' | 'fee' | 'status' | 'reason' | 'because' | 'askedBy'
>;

export const insertRefund = async (tx: Tx, refund: NewRefund, now: Temporal.Instant): Promise<Refund> => {
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, id: sql`uuidv7()`, createdAt: now, updatedAt: now })
    .returning();
  return returnedRow(row);
};

export const findRefund = async (tx: Tx, id: string): Promise<Refund | undefined> => {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
  return row;
};

export const refundsOfOccasion = (tx: Tx, occasion: string): Promise<Refund[]> =>
  tx.select().from(refunds).where(eq(refunds.occasion, occasion)).orderBy(asc(refunds.id));

/** Refunds of a booking that are not in its ledger yet. */
export const refundsNotInLedger = (tx: Tx, bookingId: string): Promise<Refund[]> =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), ne(refunds.status, 'done')));

/** Refunds of an attempt's payment without a final status, oldest first. */
export const openRefundsOf = async (tx: Tx, attemptId: string): Promise<Refund[]> => {
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, refunds.paymentId))
    .where(and(eq(ledgerEntries.attemptId, attemptId), inArray(refunds.status, ['asked', 'sent'])))
    .orderBy(asc(refunds.id));
  return rows.map(({ refund }) => refund);
};

/** Up to 100 occasions with an open refund that was created before this time and not sent since. */
export const strandedOccasions = async (tx: Tx, before: Temporal.Instant): Promise<string[]> => {
  const isOpen = inArray(refunds.status, ['asked', 'sent']);
  const isOld = and(lte(refunds.createdAt, before), or(isNull(refunds.sentAt), lte(refunds.sentAt, before)));
  const rows = await tx
    .selectDistinct({ occasion: refunds.occasion })
    .from(refunds)
    .where(and(isOpen, isOld))
    .orderBy(asc(refunds.occasion))
    .limit(100);
  return rows.map(({ occasion }) => occasion);
};

/**
 * Claims a refund to send it to the provider. Undefined if it has ended or is claimed already. Uses the
 * database clock: a job's `now` is fixed at its start, so a delayed job would take over a fresh claim.
 */
export const claimRefund = async (
  tx: Tx,
  id: string,
  { now, callSeconds }: { now: Temporal.Instant; callSeconds: number },
): Promise<Refund | undefined> => {
  const lostBefore = sql`now() - make_interval(secs => ${callSeconds})`;
  const isFree = or(isNull(refunds.sentAt), lte(refunds.sentAt, lostBefore));
  const [row] = await tx
    .update(refunds)
    .set({ status: 'sent', sentAt: sql`now()`, updatedAt: now })
    .where(and(eq(refunds.id, id), inArray(refunds.status, ['asked', 'sent']), isFree))
    .returning();
  return row;
};

/** Locks a refund to complete it. Lock its booking first. */
export const lockRefund = async (tx: Tx, id: string): Promise<Refund> => {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return returnedRow(row);
};

export const saveRefund = async (tx: Tx, { id, ...changed }: { id: string } & Partial<Refund>): Promise<void> => {
  await tx.update(refunds).set(changed).where(eq(refunds.id, id));
};
