import type { AuditNote, Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  attachmentsOf,
  deleteMail,
  insertAttachments,
  insertMail,
  jobOf,
  saveAddress,
  waitingFor,
} from './mail-store.ts';
import type { Mail } from './outbox-store.ts';
import { withKey } from './rules/without-keys.ts';

type Recipient = Readonly<{ name: string; address: string }>;

/**
 * Gives the mails about a booking that still wait for an earlier address to another, with a new key in their links;
 * without an address they are deleted.
 */
export const readdressMails = async (
  tx: Tx,
  { bookingId, from, to, key }: { bookingId: string; from: string; to: Recipient; key: string },
): Promise<void> => {
  for (const { id, html, plain } of await waitingFor(tx, { bookingId, address: from })) {
    if (to.address === '') await deleteMail(tx, id);
    else await saveAddress(tx, id, { ...columnsOf(to), html: withKey(html, key), plain: withKey(plain, key) });
  }
};

/** Sends a copy of a mail to another address than it went to, with a new key in its links, once for each `occasion`. */
export const sendCopy = async (
  { tx, now, enqueue, record }: Context,
  mail: Mail,
  { to, key, occasion, note }: { to: Recipient; key: string; occasion: string; note: AuditNote },
): Promise<void> => {
  const { kind, bookingId, userId, language, subject } = mail;
  const texts = { subject, html: withKey(mail.html, key), plain: withKey(mail.plain, key) };
  const facts = { kind, bookingId, userId, language, createdAt: now };
  const id = await insertMail(tx, { ...facts, ...texts, ...columnsOf(to), occasion: `${mail.id}:${occasion}` });
  if (!id) return;
  await insertAttachments(tx, id, await attachmentsOf(tx, mail.id));
  await enqueue(jobOf({ id, channel: 'mail' }));
  await record({ ...note, after: { status: 'waiting' } });
};

const columnsOf = ({ name, address }: Recipient) => ({ toName: name, toAddress: address });
