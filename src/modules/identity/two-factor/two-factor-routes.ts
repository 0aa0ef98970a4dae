import type { Serving } from '#platform/http/bind-endpoints.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { shownUser } from '../shown-user.ts';
import { beginTwoFactor } from './begin-two-factor.ts';
import { disableTwoFactor, renewRecoveryCodes } from './change-two-factor.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';

/** Setting up an authenticator app, and doing without it again. */
export const twoFactorRoutes = ({ serveInSteps }: Serving, sealed: { sealer: Sealer }): void => {
  serveInSteps('POST /auth/two-factor', async (steps, { body }) => ({
    data: await beginTwoFactor(steps, body, sealed),
  }));

  serveInSteps('POST /auth/two-factor/confirm', async (steps, { body }, { isBrowser, setSession }) => {
    const { user, recoveryCodes, signedIn } = await confirmTwoFactor(steps, body, sealed);
    if (signedIn) setSession(signedIn.token, signedIn.lifeSeconds);
    return {
      data: { recoveryCodes },
      user: shownUser(user),
      ...(signedIn && !isBrowser && { token: signedIn.token }),
    };
  });

  serveInSteps('POST /auth/two-factor/recovery-codes', async (steps, { body }) => ({
    data: { recoveryCodes: await renewRecoveryCodes(steps, body.password) },
  }));

  serveInSteps('POST /auth/two-factor/disable', async (steps, { body }, { setTrusted }) => {
    await disableTwoFactor(steps, body.password);
    setTrusted(null);
    return { data: null };
  });
};
