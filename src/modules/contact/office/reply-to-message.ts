import { isOneAddress, messageReplyMail, queueMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { momentText } from '#words/moment-text.ts';
import { changeMessage, lockMessage, type Message } from '../message-store.ts';
import { messageNotFound, repliedMeanwhile } from '../rules/problems.ts';
import { replyMailOccasion } from '../rules/reply-mail-occasion.ts';
import { asText } from '../rules/written.ts';
import { countReplies, insertReply } from './reply-store.ts';

type Asked = Readonly<{ reply: string; repliesSeen?: number | undefined }>;

/**
 * Keeps what staff answer and puts it into the outbox; the message counts as replied with it. 404 when there is none,
 * 409 `contact.replied-meanwhile` when somebody answered whom the writer did not see.
 */
export const replyToMessage = async (ctx: Context, id: string, { reply, repliesSeen }: Asked): Promise<void> => {
  const { tx, now, actor } = ctx;
  const message = await lockMessage(tx, id);
  if (!message) throw messageNotFound();
  if (repliesSeen !== undefined && (await countReplies(tx, id)) > repliesSeen) throw repliedMeanwhile();
  const text = asText(reply);
  const by = { byId: actor.user?.id ?? null, byName: actor.user?.name ?? '' };
  const replyId = await insertReply(tx, { messageId: id, text, ...by, createdAt: now });
  await changeMessage(tx, id, { status: 'replied' });
  await mailReply(ctx, message, { id: replyId, text });
  // What was written stays with the message, where it is forgotten with its writer.
  await ctx.record({ action: 'message.replied', subject: { kind: 'message', id }, after: { status: 'replied' } });
};

/** In the language in which the visitor wrote; an answer to it reaches where customers write to. */
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
