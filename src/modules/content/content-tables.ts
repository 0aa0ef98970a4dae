import { sql } from 'drizzle-orm';
import { boolean, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PagePart } from '#contract/office/content.ts';
import { bytes, instant } from '#platform/database/columns.ts';
import type { Trees } from './markdown/tree.ts';

/** At most one unarchived page has a given slug: migrations/0009_content_pages.sql */
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
  /** Both texts as they were read; of `treesVersion`. */
  trees: json('trees').$type<Trees>(),
  treesVersion: integer('trees_version'),
  createdBy: uuid('created_by'),
  updatedBy: uuid('updated_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  archivedAt: instant('archived_at'),
});

/** Each saved version of a page. */
export const contentRevisions = pgTable(
  'content_revision',
  {
    pageId: uuid('page_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    titleInThai: text('title_th'),
    content: text('content').notNull(),
    contentInThai: text('content_th'),
    metaDescription: text('meta_description').notNull(),
    metaDescriptionInThai: text('meta_description_th'),
    published: boolean('published').notNull(),
    changed: text('changed').array().notNull().default([]).$type<PagePart[]>(),
    restoredFrom: integer('restored_from'),
    savedBy: uuid('saved_by'),
    savedAt: instant('saved_at').notNull(),
  },
  ({ pageId, version }) => [primaryKey({ columns: [pageId, version] })],
);

/** The preview link of a draft; a page has at most one. */
export const contentPreviews = pgTable('content_preview', {
  pageId: uuid('page_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  sharedBy: uuid('shared_by'),
  sharedAt: instant('shared_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
