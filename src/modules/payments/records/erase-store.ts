import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { ledgerEntries, paymentAttempts, reconciliationNotes, refunds, transferTasks } from './payments-tables.ts';

/** Forgets who paid: what the provider knew them by, their card, and what staff wrote. The sums of the ledger stay. */
export const erasePayers = async (tx: Tx, bookingIds: readonly string[]): Promise<void> => {
  if (bookingIds.length === 0) return;
  const ids = [...bookingIds];
  const { payer, authorizeUri, scannableCode, cardLastDigits } = paymentAttempts;
  await tx
    .update(paymentAttempts)
    .set({ payer: null, authorizeUri: null, scannableCode: null, cardBrand: null, cardLastDigits: null })
    .where(
      and(
        inArray(paymentAttempts.bookingId, ids),
        or(...[payer, authorizeUri, scannableCode, cardLastDigits].map((column) => sql`${column} is not null`)),
      ),
    );
  await tx.update(ledgerEntries).set({ note: null }).where(inArray(ledgerEntries.bookingId, ids));
  // Of what staff wrote down, the reference is typed too; that of the provider's is the number of its charge or refund.
  const { attemptId, recordedBy } = ledgerEntries;
  const isTyped = or(isNull(attemptId), isNotNull(recordedBy));
  await tx
    .update(ledgerEntries)
    .set({ reference: null })
    .where(and(inArray(ledgerEntries.bookingId, ids), isTyped));
  await tx.update(refunds).set({ reason: null, reference: null }).where(inArray(refunds.bookingId, ids));
  await tx.delete(reconciliationNotes).where(inArray(reconciliationNotes.bookingId, ids));
  await tx.update(transferTasks).set({ reference: null }).where(inArray(transferTasks.bookingId, ids));
};
