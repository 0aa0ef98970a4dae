import type { MessageStatus } from '#contract/contact.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { isOneAddress, messageReplyMail, queueMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { momentText } from '#words/moment-text.ts';
import { changeMessage, findMessage, lockMessage, type Message } from './message-store.ts';
import { countReplies, insertReply, repliesTo } from './reply-store.ts';
import { normaliseText } from './rules/normalise-message.ts';
import { messageNotFound, replyConflict } from './rules/problems.ts';
import { referencesIn } from './rules/references.ts';
import { replyMailOccasion } from './rules/reply-mail-occasion.ts';
import { bookingsOfSender, customerByEmail, otherMessages } from './sender-store.ts';

const FEW = 5;

/** A message with its replies, and the customer, bookings and other messages found by its e-mail. 404. */
export const readMessage = async (tx: Tx, id: string) => {
  const message = await findMessage(tx, id);
  if (!message) throw messageNotFound();
  const { email, subject, text } = { ...message, text: message.message };
  const customer = await customerByEmail(tx, email);
  const references = referencesIn(`${subject}\n${text}`);
  return {
    message,
    customer,
    replies: await repliesTo(tx, id),
    bookings: await bookingsOfSender(tx, { email, customerId: customer?.id, references }, FEW),
    others: await otherMessages(tx, { id, email }, FEW),
  };
};
export type MessageDetails = Awaited<ReturnType<typeof readMessage>>;

type NewReplyText = Readonly<{ reply: string; repliesSeen?: number | undefined }>;

/**
 * Saves the staff's reply, queues its mail and marks the message as replied. 404; 409 `contact.replied-meanwhile` if
 * there are replies that the author has not seen.
 */
export const replyToMessage = async (ctx: Context, id: string, { reply, repliesSeen }: NewReplyText): Promise<void> => {
  const { tx, now, actor } = ctx;
  const message = await lockMessage(tx, id);
  if (!message) throw messageNotFound();
  if (repliesSeen !== undefined && (await countReplies(tx, id)) > repliesSeen) throw replyConflict();
  const text = normaliseText(reply);
  const by = { byId: actor.user?.id ?? null, byName: actor.user?.name ?? '' };
  const replyId = await insertReply(tx, { messageId: id, text, ...by, createdAt: now });
  await changeMessage(tx, id, { status: 'replied' });
  await mailReply(ctx, message, { id: replyId, text });
  // The text is not logged: it stays with the message and is deleted with it.
  await ctx.record({ action: 'message.replied', subject: { kind: 'message', id }, after: { status: 'replied' } });
};

/** Mails the reply in the language of the message. The visitor's answers go to the support address. */
const mailReply = async (ctx: Context, message: Message, reply: { id: string; text: string }) => {
  const { general } = await readSettings(ctx.tx);
  const { name, email, subject, message: quoted, language, createdAt } = message;
  const answers = [general.supportEmail, general.adminEmail].find(isOneAddress);
  const { siteName, contactPhone } = general;
  await queueMail(ctx, {
    occasion: replyMailOccasion(reply.id),
    kind: 'message-reply',
    bookingId: null,
    language,
    to: { name, address: email },
    ...(answers && { replyTo: { name: siteName, address: answers } }),
    content: await messageReplyMail(
      {
        siteName,
        contactPhone,
        subject,
        quoted,
        reply: reply.text,
        writtenAt: momentText(createdAt, language),
        canBeAnswered: answers !== undefined,
      },
      language,
    ),
  });
};

const actions = { new: 'reopened', read: 'read', replied: 'answered' } as const;

type Change = Readonly<{ status: MessageStatus; from?: MessageStatus | undefined }>;

/** Changes a message's status, unless it has changed since staff saw it. 404. */
export const changeStatus = async (ctx: Context, id: string, { status: requested, from }: Change): Promise<Message> => {
  const before = await lockMessage(ctx.tx, id);
  if (!before) throw messageNotFound();
  const status = from === undefined || from === before.status ? requested : before.status;
  const message = await changeMessage(ctx.tx, id, { status });
  if (!message) throw messageNotFound();
  const facts = { before: { status: before.status }, after: { status } };
  await ctx.record({ action: `message.${actions[status]}`, subject: { kind: 'message', id }, ...facts });
  return message;
};

/** Archives a message, which removes it from the list. 404. */
export const deleteMessage = async (ctx: Context, id: string): Promise<void> => {
  const message = await changeMessage(ctx.tx, id, { archivedAt: ctx.now });
  if (!message) throw messageNotFound();
  const before = { status: message.status, createdAt: toBangkokText(message.createdAt) };
  await ctx.record({ action: 'message.deleted', subject: { kind: 'message', id }, before });
};
