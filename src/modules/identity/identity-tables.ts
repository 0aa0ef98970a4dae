import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#platform/columns.ts';
import type { Role } from './rules/session-life.ts';

export const users = pgTable('app_user', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  email: text().notNull(),
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text(),
  role: text().$type<Role>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  emailVerified: boolean('email_verified').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
});

export const sessions = pgTable('session', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const failedLogins = pgTable('failed_login', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  address: text().notNull(),
  at: instant().notNull(),
});
