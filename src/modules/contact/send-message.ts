import type { z } from 'zod';
import type { NewMessage } from '#contract/contact.ts';
import { callerAddress } from '#kernel/caller-address.ts';
import type { Context } from '#platform/context.ts';
import { countRequest } from '#platform/database/request-count.ts';
import { readStamp } from './form-stamp.ts';
import { findMessageOfForm, insertMessage, readFormKey } from './message-store.ts';
import { formProblem } from './rules/form-age.ts';
import { isOverSendingLimit } from './rules/limits.ts';
import { isSameMessage, normaliseMessage } from './rules/normalise-message.ts';
import { sentTooFast, staleForm, tooManyMessages } from './rules/problems.ts';

type SentMessage = z.output<typeof NewMessage>;
type SendOptions = Readonly<{
  /** A browser must send the stamp of its form; an API client may omit it. */
  isBrowser: boolean;
  isCapped: boolean;
}>;

/**
 * Saves a visitor's message and queues the mail to the staff. Submitting a form twice creates one message. If the
 * hidden honeypot field is filled in, reports success but saves nothing. 422 `contact.too-fast`, `contact.stale-form`;
 * 429 `contact.too-many`.
 */
export const sendMessage = async (
  ctx: Context,
  sent: SentMessage,
  { isBrowser, isCapped }: SendOptions,
): Promise<void> => {
  if (sent.website) return;
  const { tx, now, enqueue } = ctx;
  if (isBrowser || sent.stamp !== undefined) await refuseForm(ctx, sent.stamp);

  const message = normaliseMessage(sent);
  const formStamp = sent.stamp ?? null;
  const row = { ...message, language: sent.language ?? 'en', formStamp, createdAt: now };
  const id = await insertMessage(tx, row);
  if (!id) {
    const before = formStamp && (await findMessageOfForm(tx, formStamp));
    if (!before || !isSameMessage(before, message)) throw staleForm();
    return;
  }
  if (isCapped) await refuseTooMany(ctx);
  await enqueue({ task: 'mail-contact-message', payload: { messageId: id } });
};

const refuseForm = async ({ tx, now }: Context, stamp = '') => {
  const problem = formProblem(readStamp(await readFormKey(tx), stamp), now);
  if (problem === 'stale') throw staleForm();
  if (problem === 'too-fast') throw sentTooFast();
};

const AN_HOUR = 3_600_000;

// Counts only saved messages: when one is refused, the count is rolled back.
const refuseTooMany = async ({ tx, actor }: Context) => {
  const { current, ttl } = await countRequest(tx, `contact messages ${callerAddress(actor.address)}`, AN_HOUR);
  if (isOverSendingLimit(current)) throw tooManyMessages(Math.ceil(ttl / 1000));
};
