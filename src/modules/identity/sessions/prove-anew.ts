import type { Steps } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { saveProof } from '../records/session-store.ts';
import { lockUser } from '../records/user-store.ts';
import { passwordWrong, proofCodeMissing, proofCodeWrong } from '../rules/problems.ts';
import { countWrongCode, type SecondFactor, takeSecondFactor } from '../two-factor/take-second-factor.ts';
import { beginDecision, signInAttemptOf } from './sign-in-attempts.ts';
import { visitorOf } from './visitor.ts';

type Given = SecondFactor & Readonly<{ password: string }>;

/**
 * Proves anew who uses the caller's session: by the password, and a code or a recovery code where there is a second
 * step. Wrong ones count as failed sign-ins. 422 `auth.password-wrong`, `auth.code-wrong`; 429 `auth.locked`.
 */
export const proveAnew = async (
  steps: Steps,
  { password, ...given }: Given,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const proven = await provePassword(steps, password);
  const isProven = await steps.step(async (ctx) => {
    const { tx, now, actor } = ctx;
    await beginDecision(ctx, signInAttemptOf(actor, proven.email));
    const user = await lockUser(tx, proven.id);
    // The password was changed concurrently: the proven one is no longer current.
    if (!user?.isActive || user.passwordHash !== proven.passwordHash) throw passwordWrong('password');
    if (user.hasTwoFactor && !given.code && !given.recoveryCode) throw proofCodeMissing();
    if (user.hasTwoFactor && !(await takeSecondFactor(ctx, user, given, sealer))) {
      await countWrongCode(ctx, user);
      return false;
    }
    const { session } = visitorOf(actor);
    if (session) await saveProof(tx, session, now);
    return true;
  });
  if (!isProven) throw proofCodeWrong(given.code ? 'code' : 'recoveryCode');
};
