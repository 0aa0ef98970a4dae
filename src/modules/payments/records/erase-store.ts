import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { ledgerEntries, paymentAttempts, reconciliationNotes, refunds, transferTasks } from './payments-tables.ts';

/** Erases the payers of these bookings: token or source, card, and texts by staff. The ledger's amounts stay. */
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
  // Entries by staff have a typed reference, entries of the provider the id of its charge or refund.
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
