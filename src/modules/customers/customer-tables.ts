import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#contract/office/customers.ts';
import { instant } from '#platform/database/columns.ts';

export const customers = pgTable('customer', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  number: integer().notNull().default(sql`nextval('customer_number')`),
  userId: uuid('user_id'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  passportNumber: text('passport_number'),
  licenseNumber: text('license_number'),
  licenseExpiryDate: date('license_expiry_date', { mode: 'string' }),
  nationality: text(),
  street: text(),
  city: text(),
  province: text(),
  postalCode: text('postal_code'),
  country: text(),
  /** What staff noted of the customer, and why nobody should rent to them. */
  notes: text().notNull().default(''),
  doNotRentReason: text('do_not_rent_reason'),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
  anonymisedAt: instant('anonymised_at'),
  version: integer().notNull().default(1),
  searchText: text('search_text').generatedAlwaysAs(sql``),
});

/** Increments the version, by which staff's concurrent changes are detected. */
export const nextVersion = sql`${customers.version} + 1`;

export const customerDocuments = pgTable('customer_document', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  type: text().$type<'image/webp' | 'application/pdf'>().notNull(),
  bytes: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
});
