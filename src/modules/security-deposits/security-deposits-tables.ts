import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, satangColumn } from '#platform/database/columns.ts';

export const securityDeposits = pgTable('security_deposit', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  bookingId: uuid('booking_id').notNull(),
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
