import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant, satangColumn } from '#platform/database/columns.ts';

export const settings = pgTable('setting', {
  group: text('group').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  /** Incremented with each change. */
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
  /** The user's name at that time; null if the product itself made the change. */
  savedBy: text('saved_by'),
});

export const settingSecrets = pgTable('setting_secret', {
  /** `group.field` */
  name: text('name').primaryKey(),
  sealed: bytes('sealed').notNull(),
});

export const paymentMethods = pgTable('payment_method', {
  methodType: text('method_type').primaryKey(),
  displayName: text('display_name').notNull(),
  displayNameInThai: text('display_name_th'),
  description: text().notNull(),
  descriptionInThai: text('description_th'),
  isEnabled: boolean('enabled').notNull(),
  minAmount: satangColumn('min_amount_satang').notNull(),
  maxAmount: satangColumn('max_amount_satang').notNull(),
  /** In basis points of the amount paid. */
  processingFee: integer('processing_fee').notNull(),
  displayOrder: integer('display_order').notNull(),
});
