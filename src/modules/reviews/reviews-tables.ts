import { sql } from 'drizzle-orm';
import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/fields.ts';
import { instant } from '#platform/database/columns.ts';

export const reviews = pgTable('review', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  bookingId: uuid('booking_id').notNull(),
  vehicleId: uuid('vehicle_id').notNull(),
  rating: smallint().notNull(),
  comment: text().notNull(),
  authorName: text('author_name').notNull(),
  city: text(),
  language: text().$type<Language>().notNull(),
  isExample: boolean('is_example').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  hiddenAt: instant('hidden_at'),
  hiddenBy: uuid('hidden_by'),
});

/** Bookings whose customers were invited to write a review, or must not be. */
export const reviewInvitations = pgTable('review_invitation', {
  bookingId: uuid('booking_id').primaryKey(),
  createdAt: instant('created_at').notNull(),
});
