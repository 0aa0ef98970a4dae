import type { UserShape } from '#contract/identity.ts';
import type { Serving } from '#platform/http/serving.ts';
import { notSignedIn } from './rules/problems.ts';
import { logIn } from './sign-in/log-in.ts';
import { logOut } from './sign-in/log-out.ts';
import { findUser, type User } from './user-store.ts';

export const identityRoutes = ({ serve, serveInSteps }: Serving): void => {
  serveInSteps('POST /auth/login', async (steps, { body }, { isBrowser, setSession }) => {
    const { user, token, lifeSeconds } = await logIn(steps, body);
    setSession(token, lifeSeconds);
    const data = shown(user);
    return { data, user: data, message: 'Login successful', ...(!isBrowser && { token }) };
  });

  serve('POST /auth/logout', async (ctx, _input, { setSession }) => {
    await logOut(ctx);
    setSession(null);
    return { data: null };
  });

  serve('GET /auth/me', async ({ tx, actor }) => {
    const user = actor.user && (await findUser(tx, actor.user.id));
    if (!user) throw notSignedIn();
    return { data: shown(user) };
  });
};

const shown = ({ passwordHash: _, ...user }: User): UserShape => user;
