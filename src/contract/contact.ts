import { z } from 'zod';
import { answer, endpoints, ListQuery, listOf } from './endpoint.ts';
import { BangkokDateTime, Id, Language } from './fields.ts';
import { MailStatus } from './notices.ts';
import { EmailText, required } from './people.ts';

export const MessageStatus = z.enum(['new', 'read', 'replied']);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** A message as a visitor sends it. */
export const NewMessage = z.object({
  name: required('name.required', 100),
  email: EmailText(),
  subject: required('contact.subject-required', 150),
  message: required('contact.message-required', 5000),
  /** The language of the page on which the message was written. */
  language: Language.optional(),
  /** From `GET /contact/form`. A browser must send it; a client without a browser may leave it out. */
  stamp: z.string().max(200).optional(),
  /** Honeypot, hidden from people. A message that fills it in gets the usual reply and is discarded. */
  website: z.string().max(2000).optional(),
});

export const MessageShape = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  language: Language,
  status: MessageStatus,
  createdAt: BangkokDateTime,
});
export type MessageShape = z.infer<typeof MessageShape>;

/** A reply to the message, with the delivery status of its mail; null when that mail is no longer kept. */
export const MessageReply = z.object({
  id: Id,
  text: z.string(),
  by: z.string(),
  at: BangkokDateTime,
  mail: MailStatus.nullable(),
});
export type MessageReply = z.infer<typeof MessageReply>;

/** A booking of the sender, or one that the message mentions. */
export const MessageBooking = z.object({
  id: Id,
  bookingNumber: z.string(),
  status: z.enum(['pending', 'confirmed', 'completed', 'cancelled']),
  vehicleName: z.string(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  /** Whether the message mentions the booking. */
  isInText: z.boolean(),
  /** Whether the booking, or the customer who made it, has the sender's e-mail. */
  isTheirs: z.boolean(),
});
export type MessageBooking = z.infer<typeof MessageBooking>;

export const WholeMessageShape = MessageShape.extend({
  /** Oldest first. */
  replies: z.array(MessageReply),
  /** The customer with the sender's e-mail. The sender's identity is not verified. */
  customer: z.object({ id: Id, name: z.string(), customerNumber: z.string() }).nullable(),
  /** At most 5: those that the message mentions first, then by pick-up, latest first. */
  bookings: z.array(MessageBooking),
  /** The newest other messages from the same e-mail, at most 5. */
  others: z.array(MessageShape.pick({ id: true, subject: true, status: true, createdAt: true })),
});
export type WholeMessageShape = z.infer<typeof WholeMessageShape>;

export const contactEndpoints = endpoints({
  'GET /contact/form': {
    summary: 'The stamp for a contact form: valid for one message, from 3 seconds to a day after it was issued',
    access: 'public',
    reply: answer(z.object({ stamp: z.string() })),
  },
  'POST /contact': {
    summary:
      'Write to the business. 422 for wrong fields, `contact.too-fast`, `contact.stale-form`; 429 `contact.too-many`. If `website`, a trap for bots, is filled in, the call succeeds and stores nothing',
    access: 'public',
    perMinute: 10,
    body: NewMessage,
    reply: answer(z.null()),
  },
  'GET /contact': {
    summary: 'The messages, newest first. Counts are exact to 10,000; `total` is 10,001 for more',
    access: 'staff',
    query: ListQuery.extend({ status: MessageStatus.optional() }),
    reply: listOf(MessageShape),
  },
  'GET /contact/counts': {
    summary: 'The number of messages, in all and by status',
    access: 'staff',
    reply: answer(z.object({ all: z.int(), new: z.int(), read: z.int(), replied: z.int() })),
  },
  'GET /contact/:id': {
    summary:
      "A message with its replies, the customer with the sender's e-mail, and bookings of the sender or mentioned in the message. Does not mark the message as read. 404 `contact.message-not-found`",
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(WholeMessageShape),
  },
  'PATCH /contact/:id': {
    summary:
      'Mark a message as new, read or replied. With `from`, the status changes only if it is still `from`. 404 `contact.message-not-found`',
    access: 'staff',
    readBy: 'GET /contact/:id',
    params: z.object({ id: Id }),
    body: z.object({ status: MessageStatus, from: MessageStatus.optional() }),
    reply: answer(MessageShape),
  },
  'POST /contact/:id/reply': {
    summary:
      "Reply by mail, in the language of the message, quoting it; the customer's answer goes to the support address, or else to the admin address. Marks the message as replied. `repliesSeen` is the number of replies the author saw; 409 `contact.replied-meanwhile` if there are more. 404 `contact.message-not-found`",
    access: 'staff',
    idempotent: true,
    params: z.object({ id: Id }),
    body: z.object({ reply: required('contact.reply-required', 5000), repliesSeen: z.int().min(0).optional() }),
    reply: answer(WholeMessageShape),
  },
  'DELETE /contact/:id': {
    summary: 'Archive a message, which removes it from the list. 404 `contact.message-not-found`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.null()),
  },
});
