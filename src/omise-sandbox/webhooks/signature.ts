import { createHmac } from 'node:crypto';

/** Hex HMAC-SHA256 over timestamp, dot and raw body, with the decoded secret. */
const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex');

/** The headers that let a receiver know who sent the body, and when; one signature for each secret that counts. */
export const signatureHeaders = (secrets: readonly string[], body: string, now: number): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'omise-signature': secrets.map((secret) => signatureOf(secret, timestamp, body)).join(','),
    'omise-signature-timestamp': timestamp,
  };
};
