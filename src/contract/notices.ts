import { z } from 'zod';
import { answer, endpoints, ListQuery, listOf } from './endpoint.ts';
import { BangkokDateTime, Id, Language } from './fields.ts';

export const MailStatus = z.enum(['waiting', 'sent', 'failed', 'capped']);

const Correspondent = z.object({ name: z.string(), address: z.string() });

export const OutboxItemShape = z.object({
  id: Id,
  /** For `sms`, `to` is a phone number and `subject` holds the text. */
  channel: z.enum(['mail', 'sms']),
  kind: z.string(),
  bookingId: Id.nullable(),
  language: Language,
  to: Correspondent,
  subject: z.string(),
  status: MailStatus,
  attempts: z.int(),
  /** For `capped`: how many of its kind the hourly limit of the address held back, this being the latest of them. */
  notSent: z.int(),
  /** Why the latest attempt failed; null otherwise. */
  lastError: z.string().nullable(),
  createdAt: BangkokDateTime,
  sentAt: BangkokDateTime.nullable(),
});
export type OutboxItemShape = z.infer<typeof OutboxItemShape>;

export const OutboxItemDetailShape = OutboxItemShape.extend({
  replyTo: Correspondent.nullable(),
  html: z.string(),
  plain: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int() })),
});
export type OutboxItemDetailShape = z.infer<typeof OutboxItemDetailShape>;

export const noticesEndpoints = endpoints({
  'GET /notices/outbox': {
    summary:
      'Mails and text messages of every status, newest first. `capped` are those that an hourly limit of their address held back. `status=failed` leaves out those whose contents were erased. Search finds names, addresses and subjects. Counts are exact to 10,000; `total` is 10,001 for more',
    access: 'admin',
    query: ListQuery.extend({ status: MailStatus.optional() }),
    reply: listOf(OutboxItemShape),
  },
  'GET /notices/outbox/:id': {
    summary:
      "A mail or text message as sent, with its attachments' names, types and sizes, but without the secrets in its links. 404 `notices.mail-not-found`",
    access: 'admin',
    params: z.object({ id: Id }),
    reply: answer(OutboxItemDetailShape),
  },
  'POST /notices/outbox/:id/resend': {
    summary:
      'Sends a message again, or one that a limit held back; a waiting one is tried at once, or stays waiting if there is no mail server. 404 `notices.mail-not-found`; 409 `notices.mail-link-gone` for a mail with a one-time link that was sent or has failed; 409 `notices.mail-erased` if the contents were erased',
    access: 'admin',
    params: z.object({ id: Id }),
    reply: answer(OutboxItemShape),
  },
});
