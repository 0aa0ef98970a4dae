import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { apiContext, pageRequestContext } from '../../../api/contexts.ts';
import type { Handle } from '../../frame/handle.ts';
import { filledEmailCookie } from '../../login/filled-email.ts';
import { SignInPage } from '../../login/frame/sign-in-page.tsx';
import { wayOn } from '../../login/return-path.ts';
import { readAccountRules } from '../../new-password/strength.ts';
import { unreachable } from '../outcome.ts';
import type { Route } from './+types/register';
import { RegisterForm } from './register-form.tsx';
import { RegisteredNow } from './registered-now.tsx';
import { type Registered, sendRegistration, statusOf } from './send-registration.ts';
import { readWritten } from './written.ts';

export const handle: Handle = { words: ['join', 'login', 'password', 'refusals'] };

/** Somebody who is signed in has an account. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const me = await client.call('GET /auth/me');
  if (me.success) return redirect(wayOn(url.searchParams, me.data));
  return readAccountRules(client);
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await sendRegistration(context.get(apiContext), await request.formData());
  const { origin } = context.get(pageRequestContext);
  const headers: [string, string][] =
    result.state === 'sent' ? [['Set-Cookie', filledEmailCookie(result.email, origin)]] : [];
  return data(result, { status: statusOf(result), headers });
};

/** A broken connection leaves the form as it is. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const written = readWritten(await request.clone().formData());
  try {
    return await serverAction();
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason;
    const result: Registered = { state: 'refused', trouble: unreachable, written };
    return data(result, { status: 503 });
  }
};

/** `/register`: an account for a customer. */
const Register = ({ loaderData: rules, actionData: result }: Route.ComponentProps) => {
  const { t } = useTranslation('join');
  return (
    <SignInPage title={t('register.title')}>
      {result?.state === 'sent' ? (
        <RegisteredNow email={result.email} isProofMailed={rules.requireEmailVerification} />
      ) : (
        <RegisterForm minLength={rules.passwordMinLength} result={result ?? null} />
      )}
    </SignInPage>
  );
};
export default Register;
