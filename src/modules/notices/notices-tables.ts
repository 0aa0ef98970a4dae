import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/fields.ts';
import { bytes, instant } from '#platform/database/columns.ts';
import type { MessageKind } from './rules/mail-policy.ts';

export const mails = pgTable('mail', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  /** Whether it is sent by mail, or as a text message to the number in `toAddress`. */
  channel: text().$type<'mail' | 'sms'>().notNull().default('mail'),
  occasion: text().notNull(),
  kind: text().$type<MessageKind>().notNull(),
  bookingId: uuid('booking_id'),
  /** The user whose account the mail is about, whichever address it went to. */
  userId: uuid('user_id'),
  language: text().$type<Language>().notNull(),
  toName: text('to_name').notNull(),
  toAddress: text('to_address').notNull(),
  /** Who receives replies, if not the sender. */
  replyToName: text('reply_to_name'),
  replyToAddress: text('reply_to_address'),
  subject: text().notNull(),
  html: text().notNull(),
  plain: text().notNull(),
  /** `capped`: an hourly limit of its address held it back. */
  status: text().$type<'waiting' | 'sent' | 'failed' | 'capped'>().notNull(),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
  /** While the mail is waiting: when the current attempt began. */
  sentAt: instant('sent_at'),
  /** How often staff sent the mail again after it had been sent. */
  resent: integer().notNull().default(0),
  /** How many of its kind a limit held back in that hour, this being the latest of them. */
  notSent: integer('not_sent').notNull().default(0),
});

/** What stands in the next digest to staff in place of a mail that would have been one too many. */
export const foldedNotices = pgTable('folded_notice', {
  /** That of the mail. */
  occasion: text().primaryKey(),
  address: text().notNull(),
  name: text().notNull(),
  path: text().notNull(),
  createdAt: instant('created_at').notNull(),
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
