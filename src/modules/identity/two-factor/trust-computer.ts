import type { Context } from '#platform/context.ts';
import { hashOfToken, newToken } from '../tokens.ts';
import { insertTrustedComputer } from '../trusted-computer-store.ts';

const TRUSTED_DAYS = 30;

export type Trusted = Readonly<{ token: string; lifeSeconds: number }>;

/** The token for the cookie of a browser that this person is asked for no code on. */
export const trustComputer = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, userId: string): Promise<Trusted> => {
  const token = newToken();
  const expiresAt = now.add({ hours: TRUSTED_DAYS * 24 });
  await insertTrustedComputer(tx, { tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt });
  return { token, lifeSeconds: TRUSTED_DAYS * 86_400 };
};
