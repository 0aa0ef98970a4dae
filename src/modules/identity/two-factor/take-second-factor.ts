import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { recordFailure } from '../records/record-own.ts';
import { spendRecoveryCode } from '../records/two-factor-store.ts';
import type { User } from '../records/user-store.ts';
import { countFailure, signInAttemptOf } from '../sessions/sign-in-attempts.ts';
import { takeCode } from './authenticator.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';

export type SecondFactor = Readonly<{ code?: string | undefined; recoveryCode?: string | undefined }>;

/** Consumes a code of the app, or else a recovery code; false if it is wrong. */
export const takeSecondFactor = async (
  ctx: Context,
  user: User,
  { code, recoveryCode = '' }: SecondFactor,
  sealer: Sealer,
): Promise<boolean> => {
  const { tx, now } = ctx;
  const { id: userId } = user;
  return code
    ? takeCode(ctx, { userId, code, sealer })
    : spendRecoveryCode(tx, { userId, codeHash: hashOfRecoveryCode(userId, recoveryCode), now });
};

/** Counts a wrong code as a failed sign-in, and records it for staff. */
export const countWrongCode = async (ctx: Context, user: User): Promise<void> => {
  await countFailure(ctx, signInAttemptOf(ctx.actor, user.email));
  await recordFailure(ctx, user, 'code');
};
