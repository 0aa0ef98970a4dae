import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { stepOfCode } from './authenticator.ts';
import { findSecret, takeStep } from './two-factor-store.ts';

/** To whom a sealed secret belongs. */
export const aboutSecretOf = (userId: string): string => `two-factor of ${userId}`;

/** Whether this is a code of the person's app of now. It is good once, and none from before it is good any more. */
export const takeCode = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { userId, code, sealer }: { userId: string; code: string; sealer: Sealer },
): Promise<boolean> => {
  const kept = await findSecret(tx, userId);
  if (!kept) return false;
  const step = stepOfCode(sealer.open(kept.sealed, aboutSecretOf(userId)), code, now);
  return step !== undefined && takeStep(tx, userId, step);
};
