import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#platform/database/columns.ts';

export const settings = pgTable('setting', {
  group: text('group').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  /** Counts the changes. */
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
  /** As they were called then; null where the product itself wrote it. */
  savedBy: text('saved_by'),
});

export const settingSecrets = pgTable('setting_secret', {
  /** `group.field` */
  name: text('name').primaryKey(),
  sealed: bytes('sealed').notNull(),
});
