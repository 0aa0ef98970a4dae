import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, satangColumn } from '#platform/database/columns.ts';
import type { HoldStatus } from './rules/card-hold.ts';

export const securityDeposits = pgTable('security_deposit', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  bookingId: uuid('booking_id').notNull(),
  /** `card`: held on a card, by `cardHolds`. The others are left at the desk. */
  methodType: text('method_type').notNull(),
  amount: satangColumn('amount_satang').notNull(),
  reference: text(),
  leftAt: instant('left_at').notNull(),
  endedAt: instant('ended_at'),
  /** What the business kept; the rest went back. Null while the deposit is with the business. */
  kept: satangColumn('kept_satang'),
  /** The payment that the kept part became. */
  paymentId: uuid('payment_id'),
});

export const cardHolds = pgTable('card_hold', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  bookingId: uuid('booking_id').notNull(),
  amount: satangColumn('amount_satang').notNull(),
  status: text().$type<HoldStatus>().notNull(),
  /** Null until it stands for a deposit. */
  depositId: uuid('deposit_id'),
  /** The hold that it renews. */
  renews: uuid(),
  chargeId: text('charge_id'),
  /** The provider's customer whose stored card is charged. */
  customerId: text('customer_id'),
  cardBrand: text('card_brand'),
  cardLastDigits: text('card_last_digits'),
  /** Where the card holder approves it, while it waits. */
  authorizeUri: text('authorize_uri'),
  /** When the provider lets go of it by itself. */
  expiresAt: instant('expires_at'),
  failureCode: text('failure_code'),
  failureMessage: text('failure_message'),
  /** Whether the customer may read them: not after several declines. */
  isReasonTold: boolean('is_reason_told').notNull().default(true),
  /** What is kept of it, once that is decided. */
  keep: satangColumn('keep_satang'),
  /** What the provider took, and what of that went back. */
  captured: satangColumn('captured_satang').notNull().default(sql`0`),
  refunded: satangColumn('refunded_satang').notNull().default(sql`0`),
  /** The provider's refund of what went back. */
  refundId: text('refund_id'),
  /** Since when a process takes the money or gives it back. */
  claimedAt: instant('claimed_at'),
  /** When the provider was last asked. */
  askedAt: instant('asked_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
