import { and, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#kernel/paging.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { mailAttachments, mails } from './notices-tables.ts';

export type Mail = typeof mails.$inferSelect;
export type ListedMail = Pick<Mail, keyof typeof listed>;

type OutboxFilters = Readonly<{ search?: string | undefined; status?: Mail['status'] | undefined }>;

const listed = {
  id: mails.id,
  channel: mails.channel,
  kind: mails.kind,
  bookingId: mails.bookingId,
  language: mails.language,
  toName: mails.toName,
  toAddress: mails.toAddress,
  subject: mails.subject,
  status: mails.status,
  attempts: mails.attempts,
  lastError: mails.lastError,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  notSent: mails.notSent,
};

/** A page of the outbox, newest first, with the total. */
export const listMails = async (tx: Tx, filters: OutboxFilters, { limit, offset }: Page) => {
  const where = matching(filters);
  const [rows, total] = await Promise.all([
    tx
      .select(listed)
      .from(mails)
      .where(where)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(limit)
      .offset(offset),
    countMatches(tx, mails, where),
  ]);
  return { rows, total };
};

const matching = ({ search, status }: OutboxFilters): SQL | undefined =>
  and(
    status && eq(mails.status, status),
    // Erased mails were abandoned on purpose: they need no attention.
    status === 'failed' ? ne(mails.toAddress, '') : undefined,
    search ? mentions(search) : undefined,
  );

const mentions = (search: string) =>
  or(...[mails.toName, mails.toAddress, mails.subject].map((column) => ilike(column, containing(search))));

export const findMail = async (tx: Tx, id: string): Promise<Mail | undefined> => {
  const [row] = await tx.select().from(mails).where(eq(mails.id, id));
  return row;
};

export const attachmentNames = (tx: Tx, mailId: string) =>
  tx
    .select({
      name: mailAttachments.name,
      type: mailAttachments.type,
      bytes: sql<number>`octet_length(${mailAttachments.content})`,
    })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(mailAttachments.position);

/** Puts a sent, failed or capped mail back to waiting, with its attempts reset. Leaves a waiting one unchanged. */
export const requeue = (tx: Tx, id: string) =>
  tx
    .update(mails)
    .set({
      status: 'waiting',
      attempts: 0,
      sentAt: null,
      lastError: null,
      resent: sql`${mails.resent} + case when ${mails.status} = 'sent' then 1 else 0 end`,
    })
    .where(and(eq(mails.id, id), sql`${mails.status} <> 'waiting'`));

/** The number of messages waiting to be sent, by channel. */
export const countOutbox = async (tx: Tx): Promise<{ mail: number; sms: number }> => {
  const rows = await tx
    .select({ channel: mails.channel, waiting: sql<number>`count(*)::int` })
    .from(mails)
    .where(eq(mails.status, 'waiting'))
    .groupBy(mails.channel);
  const of = (name: 'mail' | 'sms') => rows.find(({ channel }) => channel === name)?.waiting ?? 0;
  return { mail: of('mail'), sms: of('sms') };
};
