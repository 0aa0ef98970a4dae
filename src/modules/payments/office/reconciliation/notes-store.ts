import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { reconciliationNotes } from '../../records/payments-tables.ts';

export type ReconciliationNote = typeof reconciliationNotes.$inferSelect;

/** The staff explanations of the differences with these keys. */
export const readNotes = async (tx: Tx, keys: readonly string[]): Promise<ReconciliationNote[]> =>
  keys.length === 0
    ? []
    : tx
        .select()
        .from(reconciliationNotes)
        .where(inArray(reconciliationNotes.key, [...keys]));

export const saveNote = async (tx: Tx, note: ReconciliationNote): Promise<void> => {
  const { key, ...content } = note;
  await tx
    .insert(reconciliationNotes)
    .values(note)
    .onConflictDoUpdate({ target: reconciliationNotes.key, set: content });
};

export const deleteNote = async (tx: Tx, key: string): Promise<void> => {
  await tx.delete(reconciliationNotes).where(eq(reconciliationNotes.key, key));
};
