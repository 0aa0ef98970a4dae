import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the provider's clock and ours, and a delivery on its way, may be apart. */
const FRESH_SECONDS = 300;

type Signed = Readonly<{
  body: Buffer;
  /** Hex; two of them, comma separated, while the provider changes its secret. */
  signature: string | null;
  /** Unix seconds. */
  timestamp: string | null;
}>;

/** Whether the provider signed this body with our secret within the last five minutes. */
export const isSigned = ({ body, signature, timestamp }: Signed, secret: string, now: Temporal.Instant): boolean => {
  if (signature === null || timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.epochMilliseconds / 1000 - Number(timestamp)) > FRESH_SECONDS) return false;
  const right = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.`).update(body).digest();
  // Node reads hex to the first letter that is none, so it would take a signature with more behind it.
  return signature.split(',').some((one) => isHash.test(one.trim()) && isSame(Buffer.from(one.trim(), 'hex'), right));
};

const isHash = /^[\da-f]{64}$/i;

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
