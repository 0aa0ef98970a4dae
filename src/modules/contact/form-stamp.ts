import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random, signed stamp with the moment when its form was issued. Only the holder of the key can create it. */
export const makeStamp = (key: Buffer, issuedAt: Temporal.Instant): string => {
  const content = `${issuedAt.epochMilliseconds}.${randomBytes(12).toString('base64url')}`;
  return `${content}.${sign(key, content)}`;
};

/** When the form of a stamp was issued; undefined if the stamp was not signed by us. */
export const readStamp = (key: Buffer, stamp: string): Temporal.Instant | undefined => {
  const [, content, moment, signature] = /^((\d{1,15})\.[\w-]{16})\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!content || !signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, content))))
    return undefined;
  return Temporal.Instant.fromEpochMilliseconds(Number(moment));
};

const sign = (key: Buffer, content: string) =>
  createHmac('sha256', key).update(`contact form ${content}`).digest('base64url');
