import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ClaimKind } from '#kernel/claim-kinds.ts';
import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import { instant, satangColumn } from '#platform/database/columns.ts';
import type { ClaimStatus, PricedKind, WithoutAnswer } from './rules/claim.ts';

export const claims = pgTable('claim', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  bookingId: uuid('booking_id').notNull(),
  kind: text().$type<ClaimKind>().notNull(),
  /** What of the vehicle it is about; of damage alone. */
  damageId: uuid('damage_id'),
  /** Tax included, if it has any. */
  amount: satangColumn('amount_satang').notNull(),
  isTaxed: boolean('is_taxed').notNull(),
  text: text().notNull(),
  status: text().$type<ClaimStatus>().notNull(),
  madeAt: instant('made_at').notNull(),
  answerBy: instant('answer_by').notNull(),
  /** What becomes of it without an answer until then: it is charged by itself, or staff decide. */
  withoutAnswer: text('without_answer').$type<WithoutAnswer>().notNull().default('decided'),
  answeredAt: instant('answered_at'),
  answerText: text('answer_text'),
  /** When it was charged or withdrawn, and why staff did so. */
  settledAt: instant('settled_at'),
  reason: text(),
  /** What of it became part of the booking's price; 0 for one that was withdrawn. */
  charged: satangColumn('charged_satang'),
});

export const claimPhotos = pgTable('claim_photo', {
  claimId: uuid('claim_id').notNull(),
  photoId: uuid('photo_id').notNull(),
});

/** What the business usually asks after a rental. */
export const claimPrices = pgTable('claim_price', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  kind: text().$type<PricedKind>().notNull(),
  /** Of damage alone. */
  damageKind: text('damage_kind').$type<DamageKind>(),
  damageSize: text('damage_size').$type<DamageSize>(),
  /** Of a lost item alone. */
  item: text(),
  itemInThai: text('item_th'),
  /** Null for every category. */
  categoryId: uuid('category_id'),
  /** For one damage, cleaning or item, a day out of service, an eighth of a tank. Tax included, if it has any. */
  amount: satangColumn('amount_satang').notNull(),
  isTaxed: boolean('is_taxed').notNull(),
  version: integer().notNull().default(1),
});
