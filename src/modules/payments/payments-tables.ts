import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, satangColumn } from '#platform/columns.ts';

/** `sending`: the provider may or may not know of it yet. */
export type AttemptStatus = 'sending' | 'pending' | 'successful' | 'failed' | 'expired';

export const paymentAttempts = pgTable('payment_attempt', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  methodType: text('method_type').notNull(),
  paymentPlan: text('payment_plan').$type<'full' | 'deposit'>().notNull(),
  amount: satangColumn('amount_satang').notNull(),
  fee: satangColumn('fee_satang').notNull(),
  status: text().$type<AttemptStatus>().notNull(),
  chargeId: text('charge_id'),
  transactionId: text('transaction_id'),
  cardBrand: text('card_brand'),
  cardLastDigits: text('card_last_digits'),
  failureCode: text('failure_code'),
  failureMessage: text('failure_message'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const ledgerEntries = pgTable('ledger_entry', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  kind: text().$type<'payment' | 'refund'>().notNull(),
  methodType: text('method_type').notNull(),
  amount: satangColumn('amount_satang').notNull(),
  fee: satangColumn('fee_satang').notNull(),
  attemptId: uuid('attempt_id'),
  reference: text(),
  createdAt: instant('created_at').notNull(),
});
