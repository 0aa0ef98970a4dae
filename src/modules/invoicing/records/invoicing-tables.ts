import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Buyer, IssuedKind } from '#contract/office/invoices.ts';
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

/** The printed contents, and the ids of the ledger entries that the document covers. */
export type StoredFacts = IssuedFacts & Readonly<{ ledger: readonly string[] }>;

export const issuedDocuments = pgTable('issued_document', {
  id: uuid().primaryKey(),
  kind: text().$type<IssuedKind>().notNull(),
  number: text().notNull(),
  bookingId: uuid('booking_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  issuedById: uuid('issued_by_id'),
  issuedByName: text('issued_by_name'),
  total: satangColumn('total_satang').notNull(),
  tax: satangColumn('tax_satang').notNull(),
  buyer: jsonb().$type<Buyer>().notNull(),
  facts: jsonb().$type<StoredFacts>().notNull(),
  creditOf: uuid('credit_of'),
  reason: text(),
  pdf: bytes().notNull(),
  pages: texts().notNull(),
});
