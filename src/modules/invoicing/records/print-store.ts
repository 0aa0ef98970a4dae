import { asc, eq } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { documentPrints } from './invoicing-tables.ts';

export type Print = typeof documentPrints.$inferSelect;

/** Each time a document was handed out, oldest first. */
export const printsOf = (tx: Tx, documentId: string): Promise<Print[]> =>
  tx
    .select()
    .from(documentPrints)
    .where(eq(documentPrints.documentId, documentId))
    .orderBy(asc(documentPrints.printedAt), asc(documentPrints.id));

/** Records a print; without `byId` the customer has it, on the booking's page. */
export const insertPrint = async (tx: Tx, print: typeof documentPrints.$inferInsert): Promise<Print> => {
  const [row] = await tx.insert(documentPrints).values(print).returning();
  return returnedRow(row);
};
