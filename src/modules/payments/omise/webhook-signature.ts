import { createHmac, timingSafeEqual } from 'node:crypto';

/** The maximum difference between a webhook's timestamp and our clock, in either direction. */
const FRESH_SECONDS = 300;

type Signed = Readonly<{
  body: Buffer;
  /** Hex; two signatures, comma-separated, while the secret is being rotated. */
  signature: string | null;
  /** Unix seconds. */
  timestamp: string | null;
}>;

/** Whether this body is signed with our secret and its timestamp is within five minutes of now. */
export const isSigned = ({ body, signature, timestamp }: Signed, secret: string, now: Temporal.Instant): boolean => {
  if (signature === null || timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.epochMilliseconds / 1000 - Number(timestamp)) > FRESH_SECONDS) return false;
  const right = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.`).update(body).digest();
  // Node stops decoding hex at the first invalid character, so it would accept a signature with a suffix.
  return signature.split(',').some((one) => isHash.test(one.trim()) && isSame(Buffer.from(one.trim(), 'hex'), right));
};

const isHash = /^[\da-f]{64}$/i;

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
