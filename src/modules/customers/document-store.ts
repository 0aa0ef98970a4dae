import { and, asc, eq } from 'drizzle-orm';
import type { DocumentKind } from '#contract/office/customers.ts';
import type { Tx } from '#platform/database/database.ts';
import { customerDocuments } from './customer-tables.ts';

export type StoredDocument = typeof customerDocuments.$inferSelect;

export const listDocuments = (tx: Tx, customerId: string): Promise<StoredDocument[]> =>
  tx
    .select()
    .from(customerDocuments)
    .where(eq(customerDocuments.customerId, customerId))
    .orderBy(asc(customerDocuments.kind));

type Which = Readonly<{ customerId: string; id: string }>;

const hasId = ({ customerId, id }: Which) =>
  and(eq(customerDocuments.customerId, customerId), eq(customerDocuments.id, id));

export const findCustomerDocument = async (tx: Tx, which: Which): Promise<StoredDocument | undefined> => {
  const [row] = await tx.select().from(customerDocuments).where(hasId(which));
  return row;
};

export const addDocument = async (tx: Tx, row: StoredDocument): Promise<void> => {
  await tx.insert(customerDocuments).values(row);
};

/** Deletes a document's row and returns it; undefined if there was none. */
export const removeDocument = async (tx: Tx, which: Which): Promise<StoredDocument | undefined> => {
  const [row] = await tx.delete(customerDocuments).where(hasId(which)).returning();
  return row;
};

/** Deletes the row of a customer's only document of this kind, and returns its id; undefined if there was none. */
export const removeOfKind = async (tx: Tx, customerId: string, kind: DocumentKind): Promise<string | undefined> => {
  const [row] = await tx
    .delete(customerDocuments)
    .where(and(eq(customerDocuments.customerId, customerId), eq(customerDocuments.kind, kind)))
    .returning({ id: customerDocuments.id });
  return row?.id;
};

/** The ids of all customers' documents that have a row. */
export const documentIdsInTable = async (tx: Tx): Promise<Set<string>> => {
  const rows = await tx.select({ id: customerDocuments.id }).from(customerDocuments);
  return new Set(rows.map(({ id }) => id));
};
