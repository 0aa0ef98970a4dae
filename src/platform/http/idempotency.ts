import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Problem } from '#kernel/problem.ts';
import type { Actor } from '../context.ts';
import type { Tx } from '../database/database.ts';

type KeyedRequest = Readonly<{
  key: string;
  route: string;
  request: unknown;
  actor: Pick<Actor, 'user' | 'bookingToken'>;
  now: Temporal.Instant;
}>;

/**
 * Runs `work` once per idempotency key of a caller and stores its reply in the same transaction. A second request of the
 * same user or booking token with the key waits for the first and gets the same reply; with another body it is refused.
 * For anybody else the key is another one, so that `work` decides what they may do. A failed request stores nothing, so
 * its key can be reused. Replies may hold secrets: they are encrypted with the key, of which only a hash is stored.
 */
export const onceFor = async <Reply>(
  tx: Tx,
  { key, route, request, actor, now }: KeyedRequest,
  work: () => Promise<Reply>,
): Promise<Reply> => {
  const keyHash = digest(JSON.stringify(['find', route, actor.user?.id, actor.bookingToken, key]));
  const requestHash = digest(JSON.stringify(request));
  const claimed = await tx.execute(sql`
    insert into idempotent_reply (key_hash, request_hash, created_at) values (${keyHash}, ${requestHash}, ${now.toString()})
    on conflict (key_hash) do nothing returning key_hash`);
  if (claimed.rowCount === 1) {
    const reply = await work();
    await tx.execute(sql`
      update idempotent_reply
      set sealed_reply = ${encrypt(key, JSON.stringify(reply))}, about = ${idsIn([request, reply])}::uuid[]
      where key_hash = ${keyHash}`);
    return reply;
  }
  const { rows } = await tx.execute<{ request_hash: Buffer; sealed_reply: Buffer }>(
    sql`select request_hash, sealed_reply from idempotent_reply where key_hash = ${keyHash}`,
  );
  const [stored] = rows;
  if (!stored) throw new Problem(409, 'idempotency.try-again');
  if (!stored.request_hash.equals(requestHash))
    throw new Problem(422, 'idempotency.key-reused', { sentence: 'idempotency.other-request' });
  return JSON.parse(open(key, stored.sealed_reply)) as Reply;
};

/** Forgets the replies to requests about these records, such as the bookings of a person who is erased. */
export const forgetReplies = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.execute(sql`delete from idempotent_reply where about && ${arrayOf(ids)}::uuid[]`);
};

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (value: unknown) => arrayOf(new Set(JSON.stringify(value).match(uuid)));
const arrayOf = (ids: Iterable<string>) => `{${[...ids].join(',')}}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

const encrypt = (key: string, text: string): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', digest(`seal ${key}`), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

const open = (key: string, encrypted: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', digest(`seal ${key}`), encrypted.subarray(0, 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  return Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()]).toString('utf8');
};
