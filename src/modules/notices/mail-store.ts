import { and, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Job } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailboxOf } from '#platform/database/mailbox.ts';
import { mailAttachments, mails } from './notices-tables.ts';

type NewMail = Omit<
  typeof mails.$inferInsert,
  'id' | 'status' | 'attempts' | 'lastError' | 'sentAt' | 'resent' | 'notSent'
>;
export type NewMailRow = NewMail;

type Started = Readonly<{ status?: 'waiting' | 'capped'; notSent?: number }>;

/** Inserts a mail and returns its id; undefined if its occasion has a mail already. */
export const insertMail = async (tx: Tx, mail: NewMail & Started): Promise<string | undefined> => {
  const [row] = await tx
    .insert(mails)
    .values({ status: 'waiting', ...mail })
    .onConflictDoNothing({ target: mails.occasion })
    .returning({ id: mails.id });
  return row?.id;
};

/** A file attached to a mail. */
export type Attachment = Readonly<{ name: string; type: string; content: Uint8Array }>;

export const insertAttachments = async (tx: Tx, mailId: string, files: readonly Attachment[]): Promise<void> => {
  const rows = files.map(({ content, ...file }, position) => ({
    mailId,
    position,
    ...file,
    content: Buffer.from(content),
  }));
  if (rows.length > 0) await tx.insert(mailAttachments).values(rows);
};

export const deleteAttachments = (tx: Tx, mailId: string) =>
  tx.delete(mailAttachments).where(eq(mailAttachments.mailId, mailId));

export const attachmentsOf = (tx: Tx, mailId: string): Promise<Attachment[]> =>
  tx
    .select({ name: mailAttachments.name, type: mailAttachments.type, content: mailAttachments.content })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(mailAttachments.position);

/** The mails about a booking that wait to be sent to an address. */
export const waitingFor = (tx: Tx, { bookingId, address }: { bookingId: string; address: string }) =>
  tx
    .select({ id: mails.id, html: mails.html, plain: mails.plain })
    .from(mails)
    .where(
      and(
        eq(mails.bookingId, bookingId),
        eq(mails.channel, 'mail'),
        eq(mails.status, 'waiting'),
        eq(sql`lower(${mails.toAddress})`, address.toLowerCase()),
      ),
    );

type Address = Pick<NewMail, 'toName' | 'toAddress' | 'html' | 'plain'>;

export const saveAddress = (tx: Tx, id: string, address: Address) =>
  tx.update(mails).set(address).where(eq(mails.id, id));

export const deleteMail = (tx: Tx, id: string) => tx.delete(mails).where(eq(mails.id, id));

/** The occasions, of some, that have a mail. */
export const writtenOf = async (tx: Tx, occasions: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ occasion: mails.occasion })
    .from(mails)
    .where(sql`${mails.occasion} = any(${sql.param([...occasions])}::text[])`);
  return new Set(rows.map(({ occasion }) => occasion));
};

const wasNotCapped = ne(mails.status, 'capped');

/** The row of what a limit held back of a kind from an address since a moment. */
export const findCapped = async (
  tx: Tx,
  { channel = 'mail', kind, toAddress }: Pick<NewMail, 'channel' | 'kind' | 'toAddress'>,
  since: Temporal.Instant,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.status, 'capped'),
        eq(mails.channel, channel),
        eq(mails.kind, kind),
        eq(mailboxOf(mails.toAddress), mailboxOf(toAddress)),
        gte(mails.createdAt, since),
      ),
    );
  return row?.id;
};

/** Replaces the message of such a row by one more. */
export const replaceCapped = (tx: Tx, id: string, mail: NewMail) =>
  tx
    .update(mails)
    .set({ replyToName: null, replyToAddress: null, ...mail, notSent: sql`${mails.notSent} + 1` })
    .where(eq(mails.id, id));

/** Counts the mails of these kinds to a mailbox, without those that a limit held back. */
export const countMails = (
  tx: Tx,
  { kinds, address, since }: { kinds: readonly NewMail['kind'][]; address: string; since: Temporal.Instant },
): Promise<number> =>
  tx.$count(
    mails,
    and(
      inArray(mails.kind, [...kinds]),
      eq(mailboxOf(mails.toAddress), mailboxOf(address)),
      gt(mails.createdAt, since),
      wasNotCapped,
    ),
  );

/** Locks a mailbox or phone number until the transaction ends, so that messages to it are counted one at a time. */
export const lockAddress = (tx: Tx, address: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('messages to ' || ${mailboxOf(address)}, 0))`);

/** Counts the text messages to a number, of any kind and about any booking. */
export const countSms = (tx: Tx, { number, since }: { number: string; since: Temporal.Instant }): Promise<number> =>
  tx.$count(
    mails,
    and(eq(mails.channel, 'sms'), eq(sql`lower(${mails.toAddress})`, number), gt(mails.createdAt, since), wasNotCapped),
  );

const letter = {
  id: mails.id,
  kind: mails.kind,
  toName: mails.toName,
  toAddress: mails.toAddress,
  replyToName: mails.replyToName,
  replyToAddress: mails.replyToAddress,
  subject: mails.subject,
  html: mails.html,
  plain: mails.plain,
  attempts: mails.attempts,
  resent: mails.resent,
};

export type WaitingMail = Readonly<Pick<typeof mails.$inferSelect, keyof typeof letter>>;

/**
 * Claims a waiting mail for one attempt, which it counts; undefined if the mail is not waiting or another run has
 * claimed it.
 */
export const claimMail = async (
  tx: Tx,
  { id, now, claimsOverBefore }: { id: string; now: Temporal.Instant; claimsOverBefore: Temporal.Instant },
): Promise<WaitingMail | undefined> => {
  const isFree = or(isNull(mails.sentAt), lt(mails.sentAt, claimsOverBefore));
  const [row] = await tx
    .update(mails)
    .set({ sentAt: now, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), eq(mails.status, 'waiting'), isFree))
    .returning(letter);
  return row;
};

/** The redacted texts that replace those of a finished mail. */
type Texts = Readonly<{ html: string; plain: string }>;

export const saveSent = (tx: Tx, { id, at, redacted }: { id: string; at: Temporal.Instant; redacted: Texts | null }) =>
  tx
    .update(mails)
    .set({ status: 'sent', sentAt: at, lastError: null, ...redacted })
    .where(eq(mails.id, id));

type Failure = Readonly<{ id: string; status: 'waiting' | 'failed'; error: string; redacted: Texts | null }>;

export const saveFailure = (tx: Tx, { id, status, error, redacted }: Failure) =>
  tx
    .update(mails)
    .set({ status, sentAt: null, lastError: error, ...redacted })
    .where(eq(mails.id, id));

/** Deletes the mails of a kind written before a moment, sent or not. */
export const deleteMails = (tx: Tx, { kind, before }: { kind: NewMail['kind']; before: Temporal.Instant }) =>
  tx.delete(mails).where(and(eq(mails.kind, kind), lt(mails.createdAt, before)));

/** Deletes the mails of these occasions, sent or not. */
export const deleteMailsOf = async (tx: Tx, occasions: readonly string[]): Promise<void> => {
  if (occasions.length > 0) await tx.delete(mails).where(inArray(mails.occasion, [...occasions]));
};

type Queued = Readonly<Pick<typeof mails.$inferSelect, 'id' | 'channel'>>;

/** The job that sends one waiting message. */
export const jobOf = ({ id, channel }: Queued): Job => ({
  task: `send-${channel}`,
  payload: { mailId: id },
  key: `send-${channel}:${id}`,
});

/**
 * Waiting messages without a job, oldest first: none was created, since there was no mail server or gateway, or the
 * worker died.
 */
export const mailsWithoutJob = async (
  tx: Tx,
  { channel, claimsOverBefore, most }: Pick<Queued, 'channel'> & { claimsOverBefore: Temporal.Instant; most: number },
): Promise<Queued[]> => {
  const hasJob = sql`exists (
    select from graphile_worker.jobs
    where key = 'send-' || ${mails.channel} || ':' || ${mails.id} and (locked_at is null or locked_at >= ${claimsOverBefore.toString()}))`;
  return tx
    .select({ id: mails.id, channel: mails.channel })
    .from(mails)
    .where(and(eq(mails.status, 'waiting'), eq(mails.channel, channel), sql`not ${hasJob}`))
    .orderBy(mails.createdAt)
    .limit(most);
};
