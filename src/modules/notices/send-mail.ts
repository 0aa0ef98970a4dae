import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Mailer } from '#platform/mail.ts';
import { attachmentsOf, claimMail, saveFailure, saveSent, type WaitingMail } from './mail-store.ts';
import { isOneAddress, sender } from './rules/addressing.ts';
import { hasOneTimeLink } from './rules/one-time-link.ts';

import { claimsOverBefore, MOST_ATTEMPTS, statusAfterFailure } from './rules/sending.ts';
import { networkCode, whyNotTaken } from './rules/smtp-error-message.ts';
import { withoutKeys } from './rules/without-keys.ts';

type Post = Readonly<{ mailer: Mailer; host: string }>;

/**
 * Sends one mail of the outbox, if it is waiting and not claimed by another run. Throws if the mail server refuses the
 * mail, so that the queue retries; after the last attempt the mail counts as failed.
 */
export const sendMail = async ({ step, now }: Steps, mailId: string, { mailer, host }: Post): Promise<void> => {
  const claimed = await step(async ({ tx }) => {
    const mail = await claimMail(tx, { id: mailId, now, claimsOverBefore: claimsOverBefore(now) });
    return mail && { mail, attachments: await attachmentsOf(tx, mail.id), settings: await readSettings(tx) };
  });
  if (!claimed) return;
  const { mail, attachments, settings } = claimed;
  const from = sender({ ...settings.email, ...settings.general, host });

  const refusal = await refusalOf(mail, (to) =>
    mailer.send({
      messageId: messageIdOf(mail, from.address),
      from,
      to,
      ...answeredTo(mail),
      subject: mail.subject,
      html: mail.html,
      text: mail.plain,
      attachments,
    }),
  );
  if (!refusal) {
    await step(({ tx }) => saveSent(tx, { id: mail.id, at: now, redacted: redactedTexts(mail) }));
    return;
  }
  const status = statusAfterFailure(refusal.isFinal ? MOST_ATTEMPTS : mail.attempts);
  const redacted = status === 'failed' ? redactedTexts(mail) : null;
  await step(({ tx }) => saveFailure(tx, { id: mail.id, status, error: refusal.error, redacted }));
  // The server's reply may contain the recipient's address, so it stays in the outbox and out of the logs.
  const { code } = refusal;
  if (status === 'waiting') throw new Error(`Mail ${mail.id} was not taken (attempt ${mail.attempts}): ${code}`);
};

/** The texts of a mail without its link into an account, so that the outbox or a copy of it grants no access. */
const redactedTexts = ({ kind, html, plain }: WaitingMail) =>
  hasOneTimeLink(kind) ? { html: withoutKeys(html), plain: withoutKeys(plain) } : null;

/**
 * The same for every attempt, but new when staff send the mail again, or mail programs would hide it as a duplicate.
 */
const messageIdOf = ({ id, resent }: WaitingMail, from: string) =>
  `<${id}${resent === 0 ? '' : `.${resent}`}@${from.split('@')[1]}>`;

const answeredTo = ({ replyToName: name, replyToAddress: address }: WaitingMail) =>
  // A mail server without Unicode support would refuse the whole mail; the address is in its text anyway.
  address !== null && isOneAddress(address) && /^[\x21-\x7e]+$/.test(address)
    ? { replyTo: { name: name ?? '', address } }
    : {};

const refusalOf = async (
  { toName: name, toAddress: address }: WaitingMail,
  send: (to: { name: string; address: string }) => Promise<void>,
): Promise<{ error: string; code: string; isFinal: boolean } | undefined> => {
  if (!isOneAddress(address)) return { error: 'The recipient is not one e-mail address', code: '', isFinal: true };
  return send({ name, address }).then(
    () => undefined,
    (error: unknown) => ({ error: whyNotTaken(error), code: networkCode(error), isFinal: false }),
  );
};
