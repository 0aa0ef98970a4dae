import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Buyer, IssuedKind } from '#contract/office/invoices.ts';
import { zeroSatang } from '#kernel/money.ts';
import type { IssuedFacts } from '#modules/documents/index.ts';
import { bytes, instant, satangColumn } from '#platform/database/columns.ts';

export const documentSeries = pgTable(
  'document_series',
  {
    kind: text().$type<IssuedKind>().notNull(),
    month: text().notNull(),
    lastSerial: integer('last_serial').notNull(),
  },
  ({ kind, month }) => [primaryKey({ columns: [kind, month] })],
);

/** A PostgreSQL `text[]` column. */
const texts = customType<{ data: readonly string[]; driverData: readonly string[] }>({ dataType: () => 'text[]' });

type Seller = IssuedFacts['seller'];

/**
 * The printed contents, and the ids of the ledger entries that the document covers. An earlier release had no branch of
 * the seller. Once the buyer is forgotten, only `ledger` is left.
 */
export type StoredFacts = Omit<IssuedFacts, 'seller'> &
  Readonly<{ seller: Omit<Seller, 'branch'> & Partial<Pick<Seller, 'branch'>>; ledger: readonly string[] }>;

export const issuedDocuments = pgTable('issued_document', {
  id: uuid().primaryKey(),
  kind: text().$type<IssuedKind>().notNull(),
  number: text().notNull(),
  bookingId: uuid('booking_id').notNull(),
  /** Its date, which is the tax point: of one that replaces another, that of the first. */
  issuedAt: instant('issued_at').notNull(),
  issuedById: uuid('issued_by_id'),
  issuedByName: text('issued_by_name'),
  total: satangColumn('total_satang').notNull(),
  tax: satangColumn('tax_satang').notNull(),
  /** Processing fees in the total. */
  untaxed: satangColumn('untaxed_satang').notNull().default(zeroSatang),
  /** What of it is towards claims without tax. */
  claimed: satangColumn('claimed_satang').notNull().default(zeroSatang),
  /** The ledger entry that it is for; null for credits, replacements, and documents over a whole booking. */
  paymentId: uuid('payment_id'),
  /** The document that it was issued in place of. */
  replaces: uuid(),
  buyer: jsonb().$type<Buyer>().notNull(),
  facts: jsonb().$type<StoredFacts>().notNull(),
  creditOf: uuid('credit_of'),
  reason: text(),
  pdf: bytes().notNull(),
  pages: texts().notNull(),
});

/** A text of a document's buyer, for conditions. */
export const buyerText = (field: keyof Buyer) => sql<string>`${issuedDocuments.buyer} ->> ${field}`;

/** What a printed document is: there is one original, and a replacement (ใบแทน) says why. */
export type PrintMark = 'original' | 'copy' | 'replacement';

export const documentPrints = pgTable('document_print', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  documentId: uuid('document_id').notNull(),
  mark: text().$type<PrintMark>().notNull(),
  reason: text(),
  printedAt: instant('printed_at').notNull(),
  byId: uuid('by_id'),
  byName: text('by_name'),
});
