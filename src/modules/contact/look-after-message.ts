import type { MessageStatus } from '#contract/contact.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import { changeMessage, lockMessage, type Message } from './message-store.ts';
import { messageNotFound } from './rules/problems.ts';

const deeds = { new: 'reopened', read: 'read', replied: 'answered' } as const;

type Change = Readonly<{ status: MessageStatus; from?: MessageStatus | undefined }>;

/** Staff say how far they are with a message, where it is still as they saw it. 404 when there is none. */
export const changeStatus = async (ctx: Context, id: string, { status: wanted, from }: Change): Promise<Message> => {
  const before = await lockMessage(ctx.tx, id);
  if (!before) throw messageNotFound();
  const status = from === undefined || from === before.status ? wanted : before.status;
  const message = await changeMessage(ctx.tx, id, { status });
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
