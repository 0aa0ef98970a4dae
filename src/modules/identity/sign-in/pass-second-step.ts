import type { Context, Steps } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { findChallenge, takeChallenge } from '../records/challenge-store.ts';
import { hashOfToken, newToken } from '../records/tokens.ts';
import { insertTrustedComputer } from '../records/two-factor-store.ts';
import { findUser, lockUser, type User } from '../records/user-store.ts';
import { challengeOver, signInCodeWrong } from '../rules/problems.ts';
import { finishSignIn, type SignedIn } from '../sessions/finish-sign-in.ts';
import { beginDecision, signInAttemptOf } from '../sessions/sign-in-attempts.ts';
import { countWrongCode, type SecondFactor, takeSecondFactor } from '../two-factor/take-second-factor.ts';

export type SecondStep = SecondFactor & Readonly<{ challenge: string; trustComputer?: boolean | undefined }>;

type Passed = SignedIn & Readonly<{ trusted: Trusted | null }>;

/**
 * Signs a user in by a code or a recovery code, after the password. 401 `auth.code-wrong`, which counts as a failed
 * sign-in; 401 `auth.challenge-over`; 429 `auth.locked`.
 */
export const passSecondStep = async (
  { step }: Steps,
  request: SecondStep,
  { sealer }: { sealer: Sealer },
): Promise<Passed> => {
  const passed = await step(async (ctx): Promise<Passed | undefined> => {
    const user = await challengedUser(ctx, request.challenge);
    const by = await secondFactor(ctx, user, request, sealer);
    if (!by) return undefined;
    const signedIn = await finishSignIn(ctx, user, by);
    const trusted = request.trustComputer ? await trustComputer(ctx, user.id) : null;
    return { ...signedIn, trusted };
  });
  if (!passed) throw signInCodeWrong();
  return passed;
};

/** The user of a challenge. Other attempts at the account wait until the transaction ends. */
const challengedUser = async (ctx: Context, token: string): Promise<User> => {
  const { tx, now, actor } = ctx;
  const query = { token, purpose: 'two-factor', now } as const;
  const challenge = await findChallenge(tx, query);
  const account = challenge && (await findUser(tx, challenge.userId));
  if (!account) throw challengeOver();
  await beginDecision(ctx, signInAttemptOf(actor, account.email));
  // A concurrent attempt may have consumed the challenge.
  const user = (await findChallenge(tx, query)) && (await lockUser(tx, account.id));
  if (!user?.isActive || !user.hasTwoFactor) throw challengeOver();
  return user;
};

const secondFactor = async (
  ctx: Context,
  user: User,
  { challenge, code, recoveryCode }: SecondStep,
  sealer: Sealer,
): Promise<'code' | 'recovery-code' | undefined> => {
  const { tx, now } = ctx;
  const isRight = await takeSecondFactor(ctx, user, { code, recoveryCode }, sealer);
  if (isRight && (await takeChallenge(tx, { token: challenge, purpose: 'two-factor', now })))
    return code ? 'code' : 'recovery-code';
  await countWrongCode(ctx, user);
  return undefined;
};

const TRUSTED_DAYS = 30;

type Trusted = Readonly<{ token: string; lifeSeconds: number }>;

/** Creates a trusted computer, on which this user needs no code, and returns the token for its cookie. */
const trustComputer = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, userId: string): Promise<Trusted> => {
  const token = newToken();
  const expiresAt = now.add({ hours: TRUSTED_DAYS * 24 });
  await insertTrustedComputer(tx, { tokenHash: hashOfToken(token), userId, createdAt: now, expiresAt });
  return { token, lifeSeconds: TRUSTED_DAYS * 86_400 };
};
