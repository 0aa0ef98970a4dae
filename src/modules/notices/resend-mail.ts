import type { AuditNote, Context } from '#platform/context.ts';
import { jobOf } from './mail-store.ts';
import { findMail, letWaitAgain, type Mail } from './outbox-store.ts';
import { hasOneTimeLink } from './rules/one-time-link.ts';
import { mailErased, mailLinkGone, mailNotFound } from './rules/problems.ts';

/**
 * Sends a mail again, as it was written. One that waits is tried at once; a second click changes nothing. 409 once its
 * contents were erased, or where its link was good once and is kept no more.
 */
export const resendMail = async (
  { tx, announce, record }: Context,
  id: string,
  /** Whose story tells of it: the mail's, unless said otherwise. */
  note?: Pick<AuditNote, 'action' | 'subject'>,
): Promise<Mail> => {
  const before = await findMail(tx, id);
  if (!before) throw mailNotFound();
  if (before.toAddress === '') throw mailErased();
  if (before.status !== 'waiting' && hasOneTimeLink(before.kind)) throw mailLinkGone();
  await letWaitAgain(tx, id);
  await announce(jobOf(before));
  const mail = await findMail(tx, id);
  if (!mail) throw mailNotFound();
  const after = { status: mail.status };
  await record({
    action: 'outbox.resent',
    subject: { kind: 'mail', id, name: mail.kind },
    ...note,
    // One that waits anyway is tried at once: that is something too.
    ...(before.status === mail.status ? { after } : { before: { status: before.status }, after }),
  });
  return mail;
};
