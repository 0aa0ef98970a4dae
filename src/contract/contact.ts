import { z } from 'zod';
import { answer, endpoints, ListQuery, listOf } from './endpoint.ts';
import { BangkokDateTime, Id, Language } from './fields.ts';
import { EmailText, required } from './people.ts';

export const MessageStatus = z.enum(['new', 'read', 'replied']);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** A message as a visitor sends it (document 1, section 5). */
export const NewMessage = z.object({
  name: required('Name is required', 100),
  email: EmailText(),
  subject: required('Subject is required', 150),
  message: required('Message is required', 5000),
  /** The language of the page it was written on. */
  language: Language.optional(),
  /** From `GET /contact/form`. A browser must send it; a client without a browser may leave it out. */
  stamp: z.string().max(200).optional(),
  /** A field that people neither see nor fill in. Whoever fills it in is answered like everyone else, and not heard. */
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

export const contactEndpoints = endpoints({
  'GET /contact/form': {
    summary: 'The stamp that a contact form carries: good from 3 seconds to a day after, for one message',
    access: 'public',
    reply: answer(z.object({ stamp: z.string() })),
  },
  'POST /contact': {
    summary:
      'Write to the business. 422 with a sentence per field, `contact.too-fast`, `contact.stale-form`; 429 `contact.too-many`. A filled `website` is answered as a success and stored nowhere',
    access: 'public',
    perMinute: 10,
    body: NewMessage,
    reply: answer(z.null()),
  },
  'GET /contact': {
    summary:
      'The messages, newest first (document 3, section 7). Counts are exact to 10,000; `total` is 10,001 for more',
    access: 'staff',
    query: ListQuery.extend({ status: MessageStatus.optional() }),
    reply: listOf(MessageShape),
  },
  'PATCH /contact/:id': {
    summary: 'Mark a message as new, read or replied. 404 `contact.message-not-found`',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({ status: MessageStatus }),
    reply: answer(MessageShape),
  },
  'DELETE /contact/:id': {
    summary: 'Archive a message: it leaves the list. 404 `contact.message-not-found`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(z.null()),
  },
});
