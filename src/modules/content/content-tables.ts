import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/columns.ts';

/** One page of a slug is not archived: migrations/0009_content_pages.sql */
export const contentPages = pgTable('content_page', {
  id: uuid('id').primaryKey().default(sql`uuidv7()`),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  titleInThai: text('title_th'),
  content: text('content').notNull(),
  contentInThai: text('content_th'),
  metaDescription: text('meta_description').notNull().default(''),
  metaDescriptionInThai: text('meta_description_th'),
  published: boolean('published').notNull().default(false),
  publishedAt: instant('published_at'),
  version: integer('version').notNull().default(1),
  createdBy: uuid('created_by'),
  updatedBy: uuid('updated_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  archivedAt: instant('archived_at'),
});
