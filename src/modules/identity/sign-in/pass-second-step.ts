import type { Context, Steps } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { findChallenge, takeChallenge } from '../challenge-store.ts';
import { recordFailure } from '../record-own.ts';
import { challengeOver, signInCodeWrong } from '../rules/problems.ts';
import { finishSignIn, type SignedIn } from '../sessions/finish-sign-in.ts';
import { attemptOf, beginDecision, countFailure } from '../sign-in-attempts.ts';
import { spendRecoveryCode } from '../two-factor/recovery-code-store.ts';
import { hashOfRecoveryCode } from '../two-factor/recovery-codes.ts';
import { takeCode } from '../two-factor/take-code.ts';
import { type Trusted, trustComputer } from '../two-factor/trust-computer.ts';
import { findUser, lockUser, type User } from '../user-store.ts';

export type SecondStep = Readonly<{
  challenge: string;
  code?: string | undefined;
  recoveryCode?: string | undefined;
  trustComputer?: boolean | undefined;
}>;

type Passed = SignedIn & Readonly<{ trusted: Trusted | null }>;

/**
 * Signs in who proved the password before, by a code or a recovery code. 401 `auth.code-wrong`, which counts as a
 * failed sign-in; 401 `auth.challenge-over`; 429 `auth.locked`.
 */
export const passSecondStep = async (
  { step }: Steps,
  given: SecondStep,
  { sealer }: { sealer: Sealer },
): Promise<Passed> => {
  const passed = await step(async (ctx): Promise<Passed | undefined> => {
    const user = await challengedUser(ctx, given.challenge);
    const by = await secondFactor(ctx, user, given, sealer);
    if (!by) return undefined;
    const signedIn = await finishSignIn(ctx, user, by);
    const trusted = given.trustComputer ? await trustComputer(ctx, user.id) : null;
    return { ...signedIn, trusted };
  });
  if (!passed) throw signInCodeWrong();
  return passed;
};

/** Whose challenge it is; from here on other attempts at the account wait. */
const challengedUser = async (ctx: Context, token: string): Promise<User> => {
  const { tx, now, actor } = ctx;
  const wanted = { token, purpose: 'two-factor', now } as const;
  const challenge = await findChallenge(tx, wanted);
  const found = challenge && (await findUser(tx, challenge.userId));
  if (!found) throw challengeOver();
  await beginDecision(ctx, attemptOf(actor, found.email));
  // Another attempt may have used it up meanwhile.
  const user = (await findChallenge(tx, wanted)) && (await lockUser(tx, found.id));
  if (!user?.isActive || !user.hasTwoFactor) throw challengeOver();
  return user;
};

const secondFactor = async (
  ctx: Context,
  user: User,
  { challenge, code, recoveryCode }: SecondStep,
  sealer: Sealer,
): Promise<'code' | 'recovery-code' | undefined> => {
  const { tx, now, actor } = ctx;
  const isRight = code
    ? await takeCode(ctx, { userId: user.id, code, sealer })
    : await spendRecoveryCode(tx, { userId: user.id, codeHash: hashOfRecoveryCode(user.id, recoveryCode ?? ''), now });
  if (isRight && (await takeChallenge(tx, { token: challenge, purpose: 'two-factor', now })))
    return code ? 'code' : 'recovery-code';
  await countFailure(ctx, attemptOf(actor, user.email));
  await recordFailure(ctx, user, 'code');
  return undefined;
};
