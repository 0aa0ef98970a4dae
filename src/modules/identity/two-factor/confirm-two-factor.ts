import type { Context, Steps } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { takeChallenge } from '../challenge-store.ts';
import { announceNews } from '../mails/announce.ts';
import { recordOwn } from '../record-own.ts';
import { challengeOver, enrolmentCodeWrong, twoFactorNotBegun, twoFactorOn } from '../rules/problems.ts';
import { finishSignIn, type SignedIn } from '../sessions/finish-sign-in.ts';
import { signedInUser } from '../signed-in-user.ts';
import { deleteTrustedComputersOf } from '../trusted-computer-store.ts';
import { lockUser, type User } from '../user-store.ts';
import { challengedUser } from './enrolling-user.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { takeCode } from './take-code.ts';
import { beginTwoFactorInForce, findSecret } from './two-factor-store.ts';

type Asked = Readonly<{ challenge?: string | undefined; code: string }>;
type Confirmed = Readonly<{ user: User; recoveryCodes: string[]; signedIn: SignedIn | null }>;

/**
 * Puts the authenticator app into force with a code of it, which signs in who came with a challenge. Ten recovery codes
 * come with it, once. 422 `auth.code-wrong`; 409 where it is in force already, or was not begun.
 */
export const confirmTwoFactor = async (
  steps: Steps,
  { challenge, code }: Asked,
  { sealer }: { sealer: Sealer },
): Promise<Confirmed> => {
  const { id } = challenge === undefined ? signedInUser(steps.actor) : await challengedUser(steps, challenge);
  return steps.step(async (ctx) => {
    const { tx, now } = ctx;
    const user = await enrolled(ctx, id, { code, sealer });
    const recoveryCodes = await makeRecoveryCodes(tx, id);
    await deleteTrustedComputersOf(tx, id);
    await recordOwn(ctx, user, 'user.two-factor-on');
    await announceNews(ctx, { userId: id, news: 'two-factor-on' });
    if (challenge === undefined) return { user, recoveryCodes, signedIn: null };
    if (!(await takeChallenge(tx, { token: challenge, purpose: 'enrolment', now }))) throw challengeOver();
    return { user, recoveryCodes, signedIn: await finishSignIn(ctx, user, 'code') };
  });
};

const enrolled = async (
  ctx: Context,
  userId: string,
  { code, sealer }: { code: string; sealer: Sealer },
): Promise<User> => {
  const user = await lockUser(ctx.tx, userId);
  if (user?.hasTwoFactor) throw twoFactorOn();
  if (!user || !(await findSecret(ctx.tx, userId))) throw twoFactorNotBegun();
  if (!(await takeCode(ctx, { userId, code, sealer }))) throw enrolmentCodeWrong();
  await beginTwoFactorInForce(ctx.tx, userId, ctx.now);
  return { ...user, hasTwoFactor: true };
};
