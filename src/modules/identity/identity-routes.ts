import type { EndpointBinders, Exchange } from '#platform/http/bind-endpoints.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { Proof } from './mails/account-links.ts';
import { enqueueResetMail } from './mails/enqueue-mail.ts';
import { changeEmail, resendVerification, verifyEmail } from './own-email.ts';
import { deleteOwnView, listOwnViews, saveOwnView } from './own-views.ts';
import { changeOwnPassword } from './passwords/change-password.ts';
import { checkPasswordStrength, personalWordsOf, weakPasswordIn } from './passwords/check-password-strength.ts';
import { checkResetLink, resetPassword } from './passwords/reset-password.ts';
import { shownUser, signedInUser } from './records/signed-in-user.ts';
import { findUser } from './records/user-store.ts';
import { register } from './register.ts';
import { notSignedIn } from './rules/problems.ts';
import type { SignedIn } from './sessions/finish-sign-in.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './sessions/own-sessions.ts';
import { proveAnew } from './sessions/prove-anew.ts';
import { logIn, logOut } from './sign-in/log-in.ts';
import { passSecondStep } from './sign-in/pass-second-step.ts';
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewRecoveryCodes } from './two-factor/own-two-factor.ts';

type Options = Proof &
  Readonly<{
    sealer: Sealer;
    publicUrl: string;
    /** Whether registrations from one address are rate limited. */
    capRegistrations: boolean;
  }>;

/** The routes by which people manage their own account; the routes of the users' screen are in `staff/`. */
export const identityRoutes = (serving: EndpointBinders, options: Options): void => {
  signInRoutes(serving, options);
  passwordRoutes(serving, options);
  registerRoutes(serving, options);
  emailRoutes(serving, options);
  sessionRoutes(serving, options);
  viewRoutes(serving);
  twoFactorRoutes(serving, options);
};

/** Routes for signing in and out, and for the current user. */
const signInRoutes = ({ serve, serveInSteps }: EndpointBinders, { sealer }: { sealer: Sealer }): void => {
  serveInSteps('POST /auth/login', async (steps, { body }, exchange) =>
    signedInReply(await logIn(steps, body), exchange),
  );

  serveInSteps('POST /auth/login/two-factor', async (steps, { body }, exchange) => {
    const { trusted, ...signedIn } = await passSecondStep(steps, body, { sealer });
    if (trusted) exchange.setTrusted(trusted.token, trusted.lifeSeconds);
    return signedInReply(signedIn, exchange);
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

const signedInReply = ({ user, token, lifeSeconds }: SignedIn, { isBrowser, setSession }: Exchange) => {
  setSession(token, lifeSeconds);
  const data = shownUser(user);
  return { data, user: data, message: 'Login successful', ...(!isBrowser && { token }) };
};

/** Routes for choosing, changing and resetting passwords. */
const passwordRoutes = ({ serve, serveInSteps }: EndpointBinders, proof: Proof): void => {
  serve('POST /auth/password-strength', async ({ tx, actor }, { body: { password, about = [] } }) => {
    const user = actor.user && (await findUser(tx, actor.user.id));
    const aboutCaller = user ? personalWordsOf(user) : [];
    const { score, weakness, minLength } = await checkPasswordStrength(tx, password, [...about, ...aboutCaller]);
    return { data: { score, isAccepted: weakness === null, reason: weakness, minLength } };
  });

  serveInSteps('POST /auth/change-password', async (steps, { body }, { isBrowser, setSession }) => {
    signedInUser(steps.actor);
    const { token, lifeSeconds } = await changeOwnPassword(steps, body);
    setSession(token, lifeSeconds);
    return { data: null, ...(!isBrowser && { token }) };
  });

  serve('POST /auth/password-reset', async (ctx, { body }) => {
    await enqueueResetMail(ctx, body.email);
    return { data: null, message: 'If this email has an account, a link is on its way' };
  });

  serve('POST /auth/password-reset/check', async (ctx, { body }) => ({
    data: await checkResetLink(ctx, body.token),
  }));

  serveInSteps('POST /auth/password-reset/confirm', async (steps, { body }, { setSession }) => {
    const { email } = await resetPassword(steps, body, proof);
    setSession(null);
    return { data: { email } };
  });
};

/** The registration route. */
const registerRoutes = (
  { serveInSteps }: EndpointBinders,
  { capRegistrations }: Pick<Options, 'capRegistrations'>,
): void => {
  serveInSteps(
    'POST /auth/register',
    async (steps, { body }) => {
      await register(steps, body, { limitRate: capRegistrations });
      return { data: null, message: 'Registration received' };
    },
    {
      alsoWrong: ({ password, firstName, lastName, email }, { tx }) =>
        weakPasswordIn(tx, { password, about: [firstName, lastName, email] }),
    },
  );
};

/** Routes for verifying and changing an account's e-mail. */
const emailRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  { publicUrl, ...proof }: Proof & { publicUrl: string },
): void => {
  serveInSteps('POST /auth/verify-email', async (steps, { body }, { isBrowser, setSession }) => {
    const { email, session } = await verifyEmail(steps, body, proof);
    if (session) setSession(session.token, session.lifeSeconds);
    return { data: { email }, ...(session && !isBrowser && { token: session.token }) };
  });

  serve('POST /auth/resend-verification', async (ctx) => {
    await resendVerification(ctx, { publicUrl });
    return { data: null, message: 'The link was sent again' };
  });

  serve('POST /auth/change-email', async (ctx, { body }) => {
    await changeEmail(ctx, body.email);
    return { data: null };
  });
};

/** Routes for the caller's own sessions. */
const sessionRoutes = ({ serve, serveInSteps }: EndpointBinders, sealed: { sealer: Sealer }): void => {
  serveInSteps('POST /auth/proof', async (steps, { body }) => {
    await proveAnew(steps, body, sealed);
    return { data: null };
  });

  serve('GET /auth/sessions', async (ctx) => ({ data: await ownSessions(ctx) }));

  serve('DELETE /auth/sessions/:id', async (ctx, { params }) => {
    await endOwnSession(ctx, params.id);
    return { data: null };
  });

  serve('DELETE /auth/sessions', async (ctx) => {
    await endOtherSessions(ctx);
    return { data: null };
  });
};

/** Routes for each staff member's own saved views of the office's lists. */
const viewRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/views', async (ctx, { query }) => ({ data: await listOwnViews(ctx, query.list) }));

  serve('POST /admin/views', async (ctx, { body }) => ({ data: await saveOwnView(ctx, body) }));

  serve('DELETE /admin/views/:id', async (ctx, { params }) => {
    await deleteOwnView(ctx, params.id);
    return { data: null };
  });
};

/** Routes for setting up and removing an authenticator app. */
const twoFactorRoutes = ({ serve, serveInSteps }: EndpointBinders, sealed: { sealer: Sealer }): void => {
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

  serve('POST /auth/two-factor/recovery-codes', async (ctx) => ({
    data: { recoveryCodes: await renewRecoveryCodes(ctx) },
  }));

  serve('POST /auth/two-factor/disable', async (ctx, _input, { setTrusted }) => {
    await disableTwoFactor(ctx);
    setTrusted(null);
    return { data: null };
  });
};
