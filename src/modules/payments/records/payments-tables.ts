import { sql } from 'drizzle-orm';
import { alias, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundReason } from '#modules/booking/index.ts';
import { bytes, instant, satangColumn } from '#platform/database/columns.ts';

/**
 * `sending`: the provider may not have received it yet. `given-up`: the customer went on to another method, and the
 * provider may still take the money. `reversed`: the provider undid the charge before its money was captured.
 */
export type AttemptStatus = 'sending' | 'pending' | 'given-up' | 'successful' | 'failed' | 'expired' | 'reversed';

export const paymentAttempts = pgTable('payment_attempt', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  methodType: text('method_type').notNull(),
  paymentPlan: text('payment_plan').$type<'full' | 'deposit'>().notNull(),
  amount: satangColumn('amount_satang').notNull(),
  fee: satangColumn('fee_satang').notNull(),
  status: text().$type<AttemptStatus>().notNull(),
  /** The id of the token or source that is charged. */
  payer: text(),
  chargeId: text('charge_id'),
  transactionId: text('transaction_id'),
  cardBrand: text('card_brand'),
  cardLastDigits: text('card_last_digits'),
  authorizeUri: text('authorize_uri'),
  /** The QR picture as a `data:` URL. */
  scannableCode: text('scannable_code'),
  expiresAt: instant('expires_at'),
  failureCode: text('failure_code'),
  failureMessage: text('failure_message'),
  /** Whether the customer may read them: not after several declines. */
  isReasonTold: boolean('is_reason_told').notNull().default(true),
  /** When a browser last saw the status, and when the provider was last queried. */
  watchedAt: instant('watched_at'),
  askedAt: instant('asked_at'),
  /** When its money came in, as in the ledger; null without any. */
  paidAt: instant('paid_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

const triedBy = () => ({
  /** Null for a client that carries no cookie. */
  browser: bytes(),
  /** Null where the provider's vault did not return the card. */
  card: bytes(),
  payer: bytes().notNull(),
  address: bytes().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What a customer's try by card is counted by, as keyed hashes. It is either an attempt to pay or a hold of a deposit. */
export const cardTries = pgTable('card_try', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  attemptId: uuid('attempt_id'),
  holdId: uuid('hold_id'),
  ...triedBy(),
});

/** A read-only view: each try with what became of it, in the words of an attempt. */
export const triesWithOutcome = pgTable('card_try_outcome', {
  ...triedBy(),
  status: text().$type<AttemptStatus>().notNull(),
  failureCode: text('failure_code'),
  endedAt: instant('ended_at').notNull(),
});

export const ledgerEntries = pgTable('ledger_entry', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  kind: text().$type<'payment' | 'refund'>().notNull(),
  methodType: text('method_type').notNull(),
  amount: satangColumn('amount_satang').notNull(),
  fee: satangColumn('fee_satang').notNull(),
  attemptId: uuid('attempt_id'),
  /** The refunded payment, in an entry of kind `refund`. */
  refundOf: uuid('refund_of'),
  reference: text(),
  note: text(),
  recordedBy: uuid('recorded_by'),
  createdAt: instant('created_at').notNull(),
});

const transactionColumns = () => ({
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  methodType: text('method_type').notNull(),
  amount: satangColumn('amount_satang').notNull(),
  fee: satangColumn('fee_satang').notNull(),
  status: text().$type<AttemptStatus>().notNull(),
  /** In lower case. */
  searchText: text('search_text').notNull(),
  /** When its money came in; when it was begun, where none has. */
  at: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A read-only view: every attempt, and the payments that staff recorded. */
export const transactions = pgTable('payment_transaction', transactionColumns());

/** The two sides of that view, under its name: a condition on the view is one on either side. */
export const paymentsOfAttempts = alias(pgTable('payment_of_attempt', transactionColumns()), 'payment_transaction');
export const paymentsOfStaff = alias(pgTable('payment_of_staff', transactionColumns()), 'payment_transaction');

/** `sent`: the provider may or may not have made the refund. */
export type RefundStatus = 'asked' | 'sent' | 'done' | 'by-transfer';

export const refunds = pgTable('refund', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  occasion: text().notNull(),
  paymentId: uuid('payment_id').notNull(),
  amount: satangColumn('amount_satang').notNull(),
  fee: satangColumn('fee_satang').notNull(),
  status: text().$type<RefundStatus>().notNull(),
  sentAt: instant('sent_at'),
  providerRefundId: text('provider_refund_id'),
  /** The reference entered by staff, else the provider's refund id. */
  reference: text(),
  reason: text(),
  /** Why a payment that was not owed is refunded: see `refundReason`. Null for all other refunds. */
  because: text().$type<RefundReason>(),
  askedBy: uuid('asked_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const transferTasks = pgTable('transfer_task', {
  id: uuid().primaryKey(),
  refundId: uuid('refund_id').notNull(),
  bookingId: uuid('booking_id').notNull(),
  methodType: text('method_type').notNull(),
  amount: satangColumn('amount_satang').notNull(),
  status: text().$type<'open' | 'done'>().notNull(),
  reference: text(),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
  doneBy: uuid('done_by'),
});

export const providerEvents = pgTable('provider_event', {
  eventId: text('event_id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
});

export const reconciliationNotes = pgTable('reconciliation_note', {
  /** The key of the explained difference. */
  key: text().primaryKey(),
  bookingId: uuid('booking_id'),
  text: text().notNull(),
  byId: uuid('by_id'),
  /** The author's name at the time. */
  byName: text('by_name').notNull(),
  createdAt: instant('created_at').notNull(),
});
