import { sql } from 'drizzle-orm';
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/columns.ts';

export const customers = pgTable('customer', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  userId: uuid('user_id'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  licenseNumber: text('license_number'),
  licenseExpiryDate: date('license_expiry_date', { mode: 'string' }),
  nationality: text(),
  street: text(),
  city: text(),
  province: text(),
  postalCode: text('postal_code'),
  country: text(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
  anonymisedAt: instant('anonymised_at'),
});
