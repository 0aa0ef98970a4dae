import { createHmac } from 'node:crypto';
import { apiVersion } from '../wire/provider-answers.ts';

export type DeliveryOutcome = Readonly<{ status: number | null; error: string | null }>;

const patience = 10_000;

/** Sends one POST. Only a 2xx response is a success (redirects fail). Returns failures instead of throwing them. */
export const sendWebhook = async (
  uri: string,
  body: string,
  signature: Record<string, string>,
  ended: AbortSignal,
): Promise<DeliveryOutcome> => {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Saphan-Payment-Sandbox',
    'omise-version': apiVersion,
    ...signature,
  };
  const signal = AbortSignal.any([ended, AbortSignal.timeout(patience)]);
  try {
    const reply = await fetch(uri, { method: 'POST', headers, body, redirect: 'manual', signal });
    await reply.body?.cancel();
    return { status: reply.status, error: reply.ok ? null : `answered ${reply.status}` };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
};

/** The error's message; for connection errors, Node puts it in `cause`. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
};

/** Hex HMAC-SHA256 over timestamp, dot and raw body, with the decoded secret. */
const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex');

/** The headers by which a receiver verifies sender and time; with one signature for each valid secret. */
export const signatureHeaders = (secrets: readonly string[], body: string, now: number): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'omise-signature': secrets.map((secret) => signatureOf(secret, timestamp, body)).join(','),
    'omise-signature-timestamp': timestamp,
  };
};
