import { deleteMails } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { deleteMessages } from './message-store.ts';
import { keptSince } from './rules/retention.ts';

/** Deletes what is older than the form promises: the messages, archived ones too, and the mails that repeat them. */
export const forgetMessages = async ({ tx, now }: Context): Promise<void> => {
  const before = keptSince(now);
  await deleteMessages(tx, before);
  await deleteMails(tx, { kind: 'contact-message', before });
};
