import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/fields.ts';
import type { ViewedList } from '#contract/office/views.ts';
import type { Role } from '#kernel/role.ts';
import { bytes, instant } from '#platform/database/columns.ts';
import type { LinkPurpose } from '../rules/link-life.ts';

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
  language: text().$type<Language>().notNull().default('en'),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  oneTimeUntil: instant('one_time_until'),
  twoFactorSecret: bytes('two_factor_secret'),
  twoFactorBegunAt: instant('two_factor_begun_at'),
  twoFactorSince: instant('two_factor_since'),
  twoFactorLastStep: bigint('two_factor_last_step', { mode: 'number' }),
  termsAcceptedAt: instant('terms_accepted_at'),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
});

export const sessions = pgTable('session', {
  id: uuid().notNull().default(sql`uuidv7()`),
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  provedAt: instant('proved_at'),
  userAgent: text('user_agent'),
  address: text().notNull().default(''),
});

/** Named searches that staff saved for a list. */
export const savedViews = pgTable('saved_view', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  userId: uuid('user_id').notNull(),
  list: text().$type<ViewedList>().notNull(),
  name: text().notNull(),
  search: text().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const loginChallenges = pgTable('login_challenge', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<'two-factor' | 'enrolment'>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const recoveryCodes = pgTable('recovery_code', {
  codeHash: bytes('code_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  usedAt: instant('used_at'),
});

export const trustedComputers = pgTable('trusted_computer', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const mailLinks = pgTable('mail_link', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<LinkPurpose>().notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** E-mails that accounts had, and until when they hear of what happens. */
export const formerEmails = pgTable(
  'former_email',
  { userId: uuid('user_id').notNull(), email: text().notNull(), until: instant().notNull() },
  ({ userId, email }) => [primaryKey({ columns: [userId, email] })],
);

export const failedLogins = pgTable('failed_login', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  address: text().notNull(),
  at: instant().notNull(),
});

export const signInPlaces = pgTable(
  'sign_in_place',
  { userId: uuid('user_id').notNull(), place: text().notNull(), lastAt: instant('last_at').notNull() },
  ({ userId, place }) => [primaryKey({ columns: [userId, place] })],
);
