import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/columns.ts';

export const pictures = pgTable('picture', {
  id: uuid('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  widths: integer('widths').array().notNull(),
  placeholder: text('placeholder'),
  bytes: integer('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
});
