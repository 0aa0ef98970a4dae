import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/columns.ts';

export const customers = pgTable('customer', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  userId: uuid('user_id'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  licenseNumber: text('license_number'),
  nationality: text(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
});
