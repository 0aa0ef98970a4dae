import type { Language } from '#contract/fields.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Attachment, countMails, insertAttachments, insertMail, isMailWritten, jobOf } from './mail-store.ts';
import { oneLine } from './rules/addressing.ts';
import { isMailEnabled, isTooMany, type MailKind } from './rules/mail-policy.ts';

export type MailContent = Readonly<{ subject: string; html: string; plain: string }>;

export type NewMail = Readonly<{
  /** What it is about, once: `booking-confirmed:<booking id>`. */
  occasion: string;
  kind: MailKind;
  bookingId: string | null;
  /** Whose account it is about: it is forgotten with the account. */
  userId?: string;
  language: Language;
  to: { name: string; address: string };
  /** Whom an answer reaches, where that is not the sender. What is not one address is left out. */
  replyTo?: { name: string; address: string };
  content: MailContent;
  attachments?: readonly Attachment[];
}>;

/** Whether a mail is still to be written: the settings want its kind, and its occasion has none yet. */
export const isMailToWrite = async (tx: Tx, { kind, occasion }: Pick<NewMail, 'kind' | 'occasion'>): Promise<boolean> =>
  isMailEnabled(kind, (await readSettings(tx)).notifications) && !(await isMailWritten(tx, occasion));

/** Whether an address has had so many mails of a kind this hour that it gets no more. */
export const isMailOneTooMany = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { kind, address }: { kind: MailKind; address: string },
): Promise<boolean> =>
  isTooMany(kind, await countMails(tx, { kind, address: address.trim(), since: now.subtract({ hours: 1 }) }));

/** Puts a mail into the outbox in this transaction: once per occasion, and only if the settings want its kind. */
export const queueMail = async ({ tx, now, announce }: Context, mail: NewMail): Promise<void> => {
  const { occasion, kind, bookingId, userId = null, language, to, replyTo, content, attachments = [] } = mail;
  const { notifications } = await readSettings(tx);
  if (!isMailEnabled(kind, notifications)) return;
  if (await isMailOneTooMany({ tx, now }, { kind, address: to.address })) return;

  const id = await insertMail(tx, {
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
  });
  if (!id) return;
  await insertAttachments(tx, id, attachments);
  await announce(jobOf({ id, channel: 'mail' }));
};
