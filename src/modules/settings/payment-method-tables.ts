import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { satangColumn } from '#platform/database/columns.ts';

export const paymentMethods = pgTable('payment_method', {
  methodType: text('method_type').primaryKey(),
  displayName: text('display_name').notNull(),
  displayNameInThai: text('display_name_th'),
  description: text().notNull(),
  descriptionInThai: text('description_th'),
  isEnabled: boolean('enabled').notNull(),
  minAmount: satangColumn('min_amount_satang').notNull(),
  maxAmount: satangColumn('max_amount_satang').notNull(),
  /** Basis points of the amount paid with it. */
  processingFee: integer('processing_fee').notNull(),
  displayOrder: integer('display_order').notNull(),
});
