import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A stamp that says when its form was given out, and that only the holder of the key can make. Different each time. */
export const makeStamp = (key: Buffer, issuedAt: Temporal.Instant): string => {
  const content = `${issuedAt.epochMilliseconds}.${randomBytes(12).toString('base64url')}`;
  return `${content}.${sign(key, content)}`;
};

/** When the form of a stamp was given out; undefined when it is not one of ours. */
export const readStamp = (key: Buffer, stamp: string): Temporal.Instant | undefined => {
  const [, content, moment, signature] = /^((\d{1,15})\.[\w-]{16})\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!content || !signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, content))))
    return undefined;
  return Temporal.Instant.fromEpochMilliseconds(Number(moment));
};

const sign = (key: Buffer, content: string) =>
  createHmac('sha256', key).update(`contact form ${content}`).digest('base64url');
