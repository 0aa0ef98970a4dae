import { deleteMails, deleteMailsOf } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { deleteMessages } from './message-store.ts';
import { repliesToBefore } from './office/reply-store.ts';
import { replyMailOccasion } from './rules/reply-mail-occasion.ts';
import { keptSince } from './rules/retention.ts';

/**
 * Deletes what is older than the form promises: the messages with their replies, archived ones too, and the mails that
 * repeat them. A reply was written later, but quotes the message: it goes with it.
 */
export const forgetMessages = async ({ tx, now }: Context): Promise<void> => {
  const before = keptSince(now);
  await deleteMailsOf(tx, (await repliesToBefore(tx, before)).map(replyMailOccasion));
  await deleteMessages(tx, before);
  await deleteMails(tx, { kind: 'contact-message', before });
};
