import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { documentPrints, issuedDocuments } from './invoicing-tables.ts';

const nobody = { name: '', address: '', taxId: '', branch: '' };

/**
 * Erases the buyers of documents issued before a moment, with the documents' files. Kind, number, sums and time stay.
 * The database refuses this earlier than five years after the end of the year.
 */
export const forgetBuyers = async (tx: Tx, before: Temporal.Instant): Promise<void> => {
  const { issuedAt, buyer } = issuedDocuments;
  const yearOf = (at: unknown) => sql`extract(year from ${at} at time zone 'Asia/Bangkok')`;
  const mayBe = sql`${yearOf(issuedAt)} < ${yearOf(sql`now()`)} - 5`;
  const hasName = ne(sql`${buyer} ->> 'name'`, '');
  const isOld = and(lt(issuedAt, before), mayBe, hasName);
  await tx
    .update(documentPrints)
    .set({ reason: '' })
    .from(issuedDocuments)
    .where(and(isOld, eq(documentPrints.documentId, issuedDocuments.id), isNotNull(documentPrints.reason)));
  await tx
    .update(issuedDocuments)
    .set({
      buyer: nobody,
      reason: null,
      pdf: Buffer.alloc(0),
      pages: sql`array['']`,
      facts: sql`jsonb_build_object('ledger', ${issuedDocuments.facts} -> 'ledger')`,
    })
    .where(isOld);
};
