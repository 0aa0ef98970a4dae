import type { Serving } from '#platform/http/bind-endpoints.ts';
import type { Proof } from '../links/email-verified.ts';
import { announceReset } from '../mails/announce.ts';
import { signedInUser } from '../signed-in-user.ts';
import { findUser } from '../user-store.ts';
import { changePassword } from './change-password.ts';
import { aboutUser, checkPasswordStrength } from './check-password-strength.ts';
import { resetPassword } from './reset-password.ts';

/** Choosing, changing and forgetting passwords. */
export const passwordRoutes = ({ serve, serveInSteps }: Serving, proof: Proof): void => {
  serve('POST /auth/password-strength', async ({ tx, actor }, { body: { password, about = [] } }) => {
    const user = actor.user && (await findUser(tx, actor.user.id));
    const known = user ? aboutUser(user) : [];
    const { score, weakness, minLength } = await checkPasswordStrength(tx, password, [...about, ...known]);
    return { data: { score, isAccepted: weakness === null, reason: weakness, minLength } };
  });

  serveInSteps('POST /auth/change-password', async (steps, { body }, { isBrowser, setSession }) => {
    signedInUser(steps.actor);
    const { token, lifeSeconds } = await changePassword(steps, body);
    setSession(token, lifeSeconds);
    return { data: null, ...(!isBrowser && { token }) };
  });

  serve('POST /auth/password-reset', async (ctx, { body }) => {
    await announceReset(ctx, body.email);
    return { data: null, message: 'If this e-mail has an account, a link is on its way' };
  });

  serveInSteps('POST /auth/password-reset/confirm', async (steps, { body }, { setSession }) => {
    const { email } = await resetPassword(steps, body, proof);
    setSession(null);
    return { data: { email } };
  });
};
