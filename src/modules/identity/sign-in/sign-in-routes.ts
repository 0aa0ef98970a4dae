import type { Exchange, Serving } from '#platform/http/bind-endpoints.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { notSignedIn } from '../rules/problems.ts';
import type { SignedIn } from '../sessions/finish-sign-in.ts';
import { shownUser } from '../shown-user.ts';
import { findUser } from '../user-store.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { passSecondStep } from './pass-second-step.ts';

/** Signing in and out, and who is. */
export const signInRoutes = ({ serve, serveInSteps }: Serving, { sealer }: { sealer: Sealer }): void => {
  serveInSteps('POST /auth/login', async (steps, { body }, exchange) => welcome(await logIn(steps, body), exchange));

  serveInSteps('POST /auth/login/two-factor', async (steps, { body }, exchange) => {
    const { trusted, ...signedIn } = await passSecondStep(steps, body, { sealer });
    if (trusted) exchange.setTrusted(trusted.token, trusted.lifeSeconds);
    return welcome(signedIn, exchange);
  });

  serve('POST /auth/logout', async (ctx, _input, { setSession }) => {
    await logOut(ctx);
    setSession(null);
    return { data: null };
  });

  serve('GET /auth/me', async ({ tx, actor }) => {
    const user = actor.user && (await findUser(tx, actor.user.id));
    if (!user) throw notSignedIn();
    return { data: shownUser(user) };
  });
};

const welcome = ({ user, token, lifeSeconds }: SignedIn, { isBrowser, setSession }: Exchange) => {
  setSession(token, lifeSeconds);
  const data = shownUser(user);
  return { data, user: data, message: 'Login successful', ...(!isBrowser && { token }) };
};
