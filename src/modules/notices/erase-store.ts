import { and, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { mailAttachments, mails } from './notices-tables.ts';
import type { MailKind } from './rules/mail-policy.ts';

const nothing = {
  toName: '',
  toAddress: '',
  replyToName: null,
  replyToAddress: null,
  subject: '',
  html: '',
  plain: '',
  lastError: null,
  status: sql`case when ${mails.status} in ('waiting', 'capped') then 'failed' else ${mails.status} end`,
};

/** Erases the mails about these bookings, and those to or from these addresses. */
export const eraseMailsOf = (
  tx: Tx,
  { bookingIds, addresses }: { bookingIds: readonly string[]; addresses: readonly string[] },
): Promise<void> => {
  const these = addresses.map((address) => address.toLowerCase());
  return erase(
    tx,
    or(
      bookingIds.length > 0 ? inArray(mails.bookingId, [...bookingIds]) : undefined,
      these.length > 0 ? inArray(sql`lower(${mails.toAddress})`, these) : undefined,
      these.length > 0 ? inArray(sql`lower(${mails.replyToAddress})`, these) : undefined,
    ),
  );
};

/** Erases the mails about an account, whichever address they went to. */
export const eraseAccountMails = (tx: Tx, userId: string): Promise<void> => erase(tx, eq(mails.userId, userId));

/** Erases the contents of mails written before a moment, of one kind if `kind` is given. */
export const eraseMailsBefore = (tx: Tx, before: Temporal.Instant, kind?: MailKind): Promise<void> =>
  erase(tx, and(lt(mails.createdAt, before), kind ? eq(mails.kind, kind) : undefined));

// The outbox keeps the kind and time of an erased mail, which are not personal. Without an address it cannot be resent.
const erase = async (tx: Tx, which: SQL | undefined): Promise<void> => {
  if (!which) return;
  const rows = await tx
    .update(mails)
    .set(nothing)
    .where(and(which, or(ne(mails.toAddress, ''), isNotNull(mails.replyToAddress))))
    .returning({ id: mails.id });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(mailAttachments).where(inArray(mailAttachments.mailId, ids));
};
