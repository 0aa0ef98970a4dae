import type { Steps } from '#platform/context.ts';
import type { SmsGateway } from '#platform/sms.ts';
import { claimMail, saveFailure, saveSent } from './mail-store.ts';
import { claimsOverBefore, mostAttempts, statusAfterFailure } from './rules/sending.ts';

/**
 * Sends one text message of the outbox, if it is waiting and not claimed by another run. Throws if the gateway refuses
 * the message, so that the queue retries; after the last attempt the message counts as failed.
 */
export const sendSms = async ({ step, now }: Steps, id: string, { gateway }: { gateway: SmsGateway }) => {
  const sms = await step(({ tx }) => claimMail(tx, { id, now, claimsOverBefore: claimsOverBefore(now) }));
  if (!sms) return;
  const error = await gateway
    .send({ id: sms.resent === 0 ? id : `${id}.${sms.resent}`, to: sms.toAddress, text: sms.plain })
    .then(() => null)
    .catch((refused: unknown) => String(refused).slice(0, 1000));
  if (error === null) {
    await step(({ tx }) => saveSent(tx, { id, at: now, redacted: null }));
    return;
  }
  const status = statusAfterFailure(sms.attempts, mostAttempts.sms);
  await step(({ tx }) => saveFailure(tx, { id, status, error, redacted: null }));
  if (status === 'waiting') throw new Error(`Text message ${id} was not taken (attempt ${sms.attempts})`);
};
