import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import { announceNews } from '../mails/announce.ts';
import { provePassword } from '../prove-password.ts';
import { recordOwn } from '../record-own.ts';
import { mustEnrol } from '../rules/next-step.ts';
import { twoFactorDemanded, twoFactorOff } from '../rules/problems.ts';
import { lockUser } from '../user-store.ts';
import { forgetTwoFactor } from './forget-two-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Ten new recovery codes; the old ones are over. 422 `auth.password-wrong`, 409 `auth.two-factor-off`. */
export const renewRecoveryCodes = async (steps: Steps, password: string): Promise<string[]> => {
  const { id } = await provePassword(steps, password);
  return steps.step(async (ctx) => {
    const user = await lockUser(ctx.tx, id);
    if (!user?.hasTwoFactor) throw twoFactorOff();
    await recordOwn(ctx, user, 'user.recovery-codes-renewed');
    await announceNews(ctx, { userId: id, news: 'recovery-codes' });
    return makeRecoveryCodes(ctx.tx, id);
  });
};

/** Signing in asks for the password alone again. 403 `auth.two-factor-demanded` for staff who must have it. */
export const disableTwoFactor = async (steps: Steps, password: string): Promise<void> => {
  const { id } = await provePassword(steps, password);
  await steps.step(async (ctx) => {
    const { security } = await readSettings(ctx.tx);
    const user = await lockUser(ctx.tx, id);
    if (!user?.hasTwoFactor) throw twoFactorOff();
    if (mustEnrol(user, security.enableTwoFactor)) throw twoFactorDemanded();
    await forgetTwoFactor(ctx.tx, id);
    await recordOwn(ctx, user, 'user.two-factor-off');
    await announceNews(ctx, { userId: id, news: 'two-factor-off' });
  });
};
