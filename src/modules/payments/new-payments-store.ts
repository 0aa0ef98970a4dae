import type { Tx } from '#platform/database/database.ts';
import { ledgerEntries, paymentAttempts } from './payments-tables.ts';

export type NewAttempt = typeof paymentAttempts.$inferInsert;
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** Adds payments as they are: attempts, then the ledger that names them. For the fill of a database. */
export const addPayments = async (
  tx: Tx,
  { attempts, ledger }: { attempts: readonly NewAttempt[]; ledger: readonly NewLedgerEntry[] },
): Promise<void> => {
  if (attempts.length > 0) await tx.insert(paymentAttempts).values([...attempts]);
  if (ledger.length > 0) await tx.insert(ledgerEntries).values([...ledger]);
};
