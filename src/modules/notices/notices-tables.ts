import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/fields.ts';
import { bytes, instant } from '#platform/database/columns.ts';
import type { MailKind } from './rules/mail-policy.ts';

export const mails = pgTable('mail', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  /** How it goes out: by mail, or by text message to the number in `toAddress`. */
  channel: text().$type<'mail' | 'sms'>().notNull().default('mail'),
  occasion: text().notNull(),
  kind: text().$type<MailKind>().notNull(),
  bookingId: uuid('booking_id'),
  /** Whose account it is about, wherever it went. */
  userId: uuid('user_id'),
  language: text().$type<Language>().notNull(),
  toName: text('to_name').notNull(),
  toAddress: text('to_address').notNull(),
  /** Whom an answer reaches, where that is not the sender. */
  replyToName: text('reply_to_name'),
  replyToAddress: text('reply_to_address'),
  subject: text().notNull(),
  html: text().notNull(),
  plain: text().notNull(),
  status: text().$type<'waiting' | 'sent' | 'failed'>().notNull(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  /** Of a waiting mail: when the attempt that is under way began. */
  sentAt: instant('sent_at'),
  /** How often it was sent again after it had gone out. */
  resent: integer().notNull().default(0),
});

export const mailAttachments = pgTable(
  'mail_attachment',
  {
    mailId: uuid('mail_id').notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: bytes().notNull(),
  },
  ({ mailId, position }) => [primaryKey({ columns: [mailId, position] })],
);
