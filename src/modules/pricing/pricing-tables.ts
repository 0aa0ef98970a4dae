import { bigint, boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, satangColumn } from '#platform/database/columns.ts';

export const seasons = pgTable('season', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  nameInThai: text('name_th'),
  description: text().notNull(),
  startDate: date('start_date').notNull(),
  endDate: date('end_date').notNull(),
  multiplier: integer().notNull(),
  priority: smallint().notNull(),
  categoryIds: uuid('category_ids').array(),
  isActive: boolean('is_active').notNull(),
  archivedAt: instant('archived_at'),
  version: integer().notNull().default(1),
});

export const promotions = pgTable('promotion', {
  id: uuid().primaryKey(),
  trigger: text().$type<'code' | 'automatic'>().notNull(),
  code: text(),
  name: text().notNull(),
  nameInThai: text('name_th'),
  description: text().notNull(),
  discountType: text('discount_type').$type<'percentage' | 'fixed'>().notNull(),
  discountValue: bigint('discount_value', { mode: 'number' }).notNull(),
  minRentalDays: integer('min_rental_days').notNull(),
  minAdvanceDays: integer('min_advance_days').notNull(),
  maxDiscount: satangColumn('max_discount_satang'),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to').notNull(),
  usageLimit: integer('usage_limit'),
  oncePerCustomer: boolean('once_per_customer').notNull().default(false),
  usedCount: integer('used_count').notNull(),
  isActive: boolean('is_active').notNull(),
  archivedAt: instant('archived_at'),
  version: integer().notNull().default(1),
});
