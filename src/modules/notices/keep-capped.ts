import type { Context } from '#platform/context.ts';
import {
  type Attachment,
  deleteAttachments,
  findCapped,
  insertAttachments,
  insertMail,
  lockAddress,
  type NewMailRow,
  replaceCapped,
} from './mail-store.ts';
import { hasOneTimeLink } from './rules/one-time-link.ts';

/**
 * Keeps a message that an hourly limit holds back, for staff to send after all: the latest of its kind in an hour, and
 * how many there were, so that nobody can fill the outbox. A link into an account or a code is not kept: who asked for
 * it asks again.
 */
export const keepCapped = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  row: NewMailRow,
  attachments: readonly Attachment[] = [],
): Promise<void> => {
  if (hasOneTimeLink(row.kind) || row.kind === 'email-code') return;
  await lockAddress(tx, row.toAddress);
  const since = now.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const earlier = await findCapped(tx, row, since);
  if (earlier) {
    await replaceCapped(tx, earlier, row);
    await deleteAttachments(tx, earlier);
  }
  const id = earlier ?? (await insertMail(tx, { ...row, status: 'capped', notSent: 1 }));
  if (id) await insertAttachments(tx, id, attachments);
};
