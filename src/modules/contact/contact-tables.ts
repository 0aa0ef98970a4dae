import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MessageStatus } from '#contract/contact.ts';
import type { Language } from '#contract/fields.ts';
import { bytes, instant } from '#platform/database/columns.ts';

export const contactMessages = pgTable('contact_message', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text().$type<Language>().notNull(),
  status: text().$type<MessageStatus>().notNull(),
  /** The stamp of the message's form: submitting a form twice creates one message. */
  formStamp: text('form_stamp'),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
});

/** The replies that staff wrote. */
export const contactReplies = pgTable('contact_reply', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  messageId: uuid('message_id').notNull(),
  text: text().notNull(),
  byId: uuid('by_id'),
  /** The name of the staff member at that time. */
  byName: text('by_name').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const contactFormKeys = pgTable('contact_form_key', {
  onlyOne: boolean('only_one').primaryKey(),
  key: bytes().notNull(),
});
