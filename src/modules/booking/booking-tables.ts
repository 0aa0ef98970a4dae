import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { nothing } from '#kernel/money.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { bytes, instant, satangColumn } from '#platform/columns.ts';
import type { BookingStatus } from './rules/lifecycle.ts';

export type Because = 'expired' | 'customer' | 'staff' | 'late-payment';

export const bookings = pgTable('booking', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  status: text().$type<BookingStatus>().notNull(),
  vehicleId: uuid('vehicle_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  licenseNumber: text('license_number').notNull(),
  language: text().$type<'en' | 'th'>().notNull(),
  pickUpLocationId: uuid('pick_up_location_id').notNull(),
  dropOffLocationId: uuid('drop_off_location_id').notNull(),
  pickUpAt: instant('pick_up_at').notNull(),
  dropOffAt: instant('drop_off_at').notNull(),
  blockedUntil: instant('blocked_until').notNull(),
  paymentPlan: text('payment_plan').$type<'full' | 'deposit'>().notNull(),
  /** How the customer said to pay us directly. */
  paysBy: text('pays_by').$type<'cash' | 'bank_transfer'>(),
  insurancePackageId: uuid('insurance_package_id'),
  insurancePayAt: text('insurance_pay_at').$type<'online' | 'pickup'>(),
  promotionId: uuid('promotion_id'),
  quote: jsonb().$type<Quote>().notNull(),
  total: satangColumn('total_satang').notNull(),
  paid: satangColumn('paid_satang').notNull(),
  refunded: satangColumn('refunded_satang').notNull(),
  fees: satangColumn('fees_satang').notNull().default(nothing),
  promised: satangColumn('promised_satang').notNull().default(nothing),
  retained: satangColumn('retained_satang').notNull().default(nothing),
  isPaying: boolean('is_paying').notNull().default(false),
  holdUntil: instant('hold_until'),
  client: text(),
  pickedUpAt: instant('picked_up_at'),
  returnedAt: instant('returned_at'),
  cancelledAt: instant('cancelled_at'),
  cancelledBecause: text('cancelled_because').$type<Because>(),
  cancelReason: text('cancel_reason'),
  policyPickUpAt: instant('policy_pick_up_at'),
  termsAcceptedAt: instant('terms_accepted_at'),
  version: integer().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** When a booking came to its end; of one that nobody ended, when the vehicle was to come back. */
export const wasOverAt = sql<Temporal.Instant>`coalesce(${bookings.returnedAt}, ${bookings.cancelledAt}, ${bookings.dropOffAt})`;

export const bookingAddons = pgTable(
  'booking_addon',
  {
    bookingId: uuid('booking_id').notNull(),
    addonId: uuid('addon_id').notNull(),
    quantity: integer().notNull(),
  },
  ({ bookingId, addonId }) => [primaryKey({ columns: [bookingId, addonId] })],
);

/** Hashes of the tokens that open a booking. */
export const bookingAccess = pgTable('booking_access', {
  tokenHash: bytes('token_hash').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
