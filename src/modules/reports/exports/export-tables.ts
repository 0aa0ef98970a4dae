import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ExportJob } from '#contract/office/analysis.ts';
import { instant } from '#platform/database/columns.ts';

export const exportJobs = pgTable('export_job', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  what: text().$type<ExportJob['what']>().notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  format: text().$type<ExportJob['format']>().notNull(),
  language: text().$type<'en' | 'th'>().notNull(),
  status: text().$type<ExportJob['status']>().notNull().default('waiting'),
  rows: integer().notNull().default(0),
  total: integer(),
  bytes: bigint({ mode: 'number' }),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  /** The user's name at that time. */
  byName: text('by_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
