import type { Language } from '#contract/fields.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { insertFolded } from './folded-store.ts';
import { keepCapped } from './keep-capped.ts';
import { type Attachment, countMails, insertAttachments, insertMail, jobOf, writtenOf } from './mail-store.ts';
import { oneLine } from './rules/addressing.ts';
import { hourlyLimits, isMailEnabled, type MailKind } from './rules/mail-policy.ts';

export type MailContent = Readonly<{ subject: string; html: string; plain: string }>;

export type NewMail = Readonly<{
  /** The event that the mail is about, which gets one mail only: `booking-confirmed:<booking id>`. */
  occasion: string;
  kind: MailKind;
  bookingId: string | null;
  /** The user whose account the mail is about: deleting the account erases the mail. */
  userId?: string;
  language: Language;
  to: { name: string; address: string };
  /** It is about a booking for which something was paid: the limit of what nobody paid for does not hold it back. */
  followsPayment?: boolean;
  /** Who receives replies, if not the sender. Ignored unless it is exactly one address. */
  replyTo?: { name: string; address: string };
  /**
   * For mails to staff: the page of the office, and a name without a word about a person (else the subject), for the line
   * that stands in a digest if there are too many mails.
   */
  inDigest?: Readonly<{ path: string; name?: string }>;
  content: MailContent;
  attachments?: readonly Attachment[];
}>;

/** Whether a mail still has to be written: the settings enable its kind, and its occasion has no mail yet. */
export const isMailToWrite = async (tx: Tx, { kind, occasion }: Pick<NewMail, 'kind' | 'occasion'>): Promise<boolean> =>
  (await mailsToWrite(tx, kind, [occasion])).has(occasion);

/** The same for many mails of one kind: the occasions whose mail still has to be written. */
export const mailsToWrite = async (
  tx: Tx,
  kind: MailKind,
  occasions: readonly string[],
): Promise<ReadonlySet<string>> =>
  isMailEnabled(kind, (await readSettings(tx)).notifications)
    ? new Set(occasions).difference(await writtenOf(tx, occasions))
    : new Set();

/** Whether an address has reached an hourly limit for mails of a kind. */
export const isMailOneTooMany = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { kind, address, followsPayment = false }: { kind: MailKind; address: string; followsPayment?: boolean },
): Promise<boolean> => {
  for (const { kinds, most } of hourlyLimits(kind, { followsPayment }))
    if ((await countMails(tx, { kinds, address: address.trim(), since: now.subtract({ hours: 1 }) })) >= most)
      return true;
  return false;
};

/**
 * Adds a mail to the outbox in this transaction, once per occasion, and only if the settings enable its kind. Over an
 * hourly limit of the address, a mail to staff becomes a line of the next digest; any other is kept there unsent.
 */
export const queueMail = async ({ tx, now, enqueue }: Context, mail: NewMail): Promise<void> => {
  const { occasion, kind, bookingId, userId = null, language, to, replyTo, content, attachments = [] } = mail;
  if (!(await isMailToWrite(tx, mail))) return;
  const row = {
    occasion,
    kind,
    bookingId,
    userId,
    language,
    createdAt: now,
    toName: oneLine(to.name),
    toAddress: to.address.trim(),
    ...(replyTo && { replyToName: oneLine(replyTo.name), replyToAddress: replyTo.address.trim() }),
    ...content,
    subject: oneLine(content.subject),
  };
  const { followsPayment = false, inDigest } = mail;
  if (await isMailOneTooMany({ tx, now }, { kind, address: to.address, followsPayment }))
    return inDigest
      ? insertFolded(tx, { occasion, address: row.toAddress, name: row.subject, createdAt: now, ...inDigest })
      : keepCapped({ tx, now }, row, attachments);
  const id = await insertMail(tx, row);
  if (!id) return;
  await insertAttachments(tx, id, attachments);
  await enqueue(jobOf({ id, channel: 'mail' }));
};
