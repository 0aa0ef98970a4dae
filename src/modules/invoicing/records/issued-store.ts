import { desc, eq, sql } from 'drizzle-orm';
import type { IssuedKind } from '#contract/office/invoices.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { FIRST_SERIAL } from '../rules/document-number.ts';
import { documentSeries, issuedDocuments } from './invoicing-tables.ts';

/** Takes the next serial number of a month's series, and locks the series until the transaction ends. */
export const nextSerial = async (tx: Tx, kind: IssuedKind, month: string): Promise<number> => {
  const [row] = await tx
    .insert(documentSeries)
    .values({ kind, month, lastSerial: FIRST_SERIAL })
    .onConflictDoUpdate({
      target: [documentSeries.kind, documentSeries.month],
      set: { lastSerial: sql`${documentSeries.lastSerial} + 1` },
    })
    .returning({ serial: documentSeries.lastSerial });
  return returnedRow(row).serial;
};

type NewDocument = Omit<typeof issuedDocuments.$inferInsert, 'id'>;

export const insertDocument = async (tx: Tx, document: NewDocument): Promise<string> => {
  const [row] = await tx
    .insert(issuedDocuments)
    .values({ ...document, id: sql`uuidv7()` })
    .returning({ id: issuedDocuments.id });
  return returnedRow(row).id;
};

const selected = {
  id: issuedDocuments.id,
  kind: issuedDocuments.kind,
  number: issuedDocuments.number,
  bookingId: issuedDocuments.bookingId,
  issuedAt: issuedDocuments.issuedAt,
  issuedByName: issuedDocuments.issuedByName,
  total: issuedDocuments.total,
  tax: issuedDocuments.tax,
  untaxed: issuedDocuments.untaxed,
  claimed: issuedDocuments.claimed,
  replaces: issuedDocuments.replaces,
  buyer: issuedDocuments.buyer,
  creditOf: issuedDocuments.creditOf,
  reason: issuedDocuments.reason,
  facts: issuedDocuments.facts,
  pageCount: sql<number>`cardinality(${issuedDocuments.pages})`.mapWith(Number),
};

/** A document without its PDF and page images. */
export type Issued = Awaited<ReturnType<typeof documentsOfBooking>>[number];

/** A booking's documents, newest first. */
export const documentsOfBooking = (tx: Tx, bookingId: string) =>
  tx
    .select(selected)
    .from(issuedDocuments)
    .where(eq(issuedDocuments.bookingId, bookingId))
    .orderBy(desc(issuedDocuments.issuedAt), desc(issuedDocuments.id));

export const findDocument = async (tx: Tx, id: string): Promise<Issued | undefined> => {
  const [row] = await tx.select(selected).from(issuedDocuments).where(eq(issuedDocuments.id, id));
  return row;
};

/** The document that was issued in place of another. */
export const findReplacing = async (tx: Tx, id: string): Promise<{ number: string } | undefined> => {
  const { number, replaces } = issuedDocuments;
  const [row] = await tx.select({ number }).from(issuedDocuments).where(eq(replaces, id));
  return row;
};

/** Finds a document, and locks it until the transaction ends. */
export const lockDocument = async (tx: Tx, id: string): Promise<Issued | undefined> => {
  const [row] = await tx.select(selected).from(issuedDocuments).where(eq(issuedDocuments.id, id)).for('update');
  return row;
};

/** The original of a document, as it was issued. */
export const findOriginal = async (tx: Tx, id: string) => {
  const { pdf, pages } = issuedDocuments;
  const [row] = await tx.select({ pdf, pages }).from(issuedDocuments).where(eq(issuedDocuments.id, id));
  return returnedRow(row);
};
