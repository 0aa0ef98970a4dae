import type { AuditNote, Context } from '#platform/context.ts';
import { jobOf } from './mail-store.ts';
import { findMail, type Mail, requeue } from './outbox-store.ts';
import { hasOneTimeLink } from './rules/one-time-link.ts';
import { mailErased, mailLinkGone, mailNotFound } from './rules/problems.ts';

/**
 * Sends a mail again, unchanged. A waiting mail is tried at once; a second click changes nothing. 404; 409 once its
 * contents are erased, or if its single-use link is no longer stored.
 */
export const resendMail = async (
  { tx, enqueue, record }: Context,
  id: string,
  /** The action and subject of the audit log entry; by default, those of the mail. */
  note?: Pick<AuditNote, 'action' | 'subject'>,
): Promise<Mail> => {
  const before = await findMail(tx, id);
  if (!before) throw mailNotFound();
  refuseUnsendable(before);
  await requeue(tx, id);
  await enqueue(jobOf(before));
  const mail = await findMail(tx, id);
  if (!mail) throw mailNotFound();
  const after = { status: mail.status };
  await record({
    action: 'outbox.resent',
    subject: { kind: 'mail', id, name: mail.kind },
    ...note,
    // The status of a waiting mail does not change, but the attempt is recorded all the same.
    ...(before.status === mail.status ? { after } : { before: { status: before.status }, after }),
  });
  return mail;
};

/** 409 for a mail whose contents are erased, or whose single-use link is no longer stored. */
export const refuseUnsendable = ({ toAddress, status, kind }: Mail): void => {
  if (toAddress === '') throw mailErased();
  if (status !== 'waiting' && hasOneTimeLink(kind)) throw mailLinkGone();
};
