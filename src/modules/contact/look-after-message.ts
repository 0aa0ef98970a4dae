import type { MessageStatus } from '#contract/contact.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import { changeMessage, lockMessage, type Message } from './message-store.ts';
import { messageNotFound } from './rules/problems.ts';

const deeds = { new: 'reopened', read: 'read', replied: 'answered' } as const;

/** Staff say how far they are with a message. 404 when there is none. */
export const answerMessage = async (ctx: Context, id: string, status: MessageStatus): Promise<Message> => {
  const before = await lockMessage(ctx.tx, id);
  const message = before && (await changeMessage(ctx.tx, id, { status }));
  if (!message) throw messageNotFound();
  const facts = { before: { status: before.status }, after: { status } };
  await ctx.record({ action: `message.${deeds[status]}`, subject: { kind: 'message', id }, ...facts });
  return message;
};

/** Takes a message out of the list. 404 when there is none. */
export const deleteMessage = async (ctx: Context, id: string): Promise<void> => {
  const message = await changeMessage(ctx.tx, id, { archivedAt: ctx.now });
  if (!message) throw messageNotFound();
  const before = { status: message.status, createdAt: toBangkokText(message.createdAt) };
  await ctx.record({ action: 'message.deleted', subject: { kind: 'message', id }, before });
};
