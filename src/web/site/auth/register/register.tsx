import { data, redirect } from 'react-router';
import { apiContext, pageRequestContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { unreachable } from '../../forms/form-problem.ts';
import { sendForm } from '../../forms/send-form.ts';
import { CheckMail } from '../entry/check-mail.tsx';
import { EntryHead } from '../entry/entry-head.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import { filledEmailCookie } from '../login/filled-email.ts';
import { nextPath } from '../login/return-path.ts';
import { readAccountRules } from '../password/field/strength.ts';
import type { Route } from './+types/register';
import { RegisterForm } from './register-form.tsx';
import { type Registered, sendRegistration, statusOf } from './send-registration.ts';
import { readWritten } from './written.ts';

export const handle: Handle = { words: ['register', 'login', 'password', 'problems'] };

/** Redirects a visitor who is already signed in. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const me = await client.call('GET /auth/me');
  if (me.success) return redirect(nextPath(url.searchParams, me.data));
  return readAccountRules(client);
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await sendRegistration(context.get(apiContext), await request.formData());
  const { origin } = context.get(pageRequestContext);
  const headers: [string, string][] =
    result.state === 'sent' ? [['Set-Cookie', filledEmailCookie(result.email, origin)]] : [];
  return data(result, { status: statusOf(result), headers });
};

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(
    sent,
    (form): Registered => ({
      state: 'refused',
      problem: unreachable,
      written: readWritten(form),
    }),
  );

/** `/register`: registers a customer. */
const Register = ({ loaderData: rules, actionData: result }: Route.ComponentProps) => {
  const t = useWords('register');
  return (
    <EntryPage title={t('register.title')}>
      {result?.state === 'sent' ? (
        <RegisteredNow email={result.email} isProofMailed={rules.requireEmailVerification} />
      ) : (
        <RegisterForm minLength={rules.passwordMinLength} result={result ?? null} />
      )}
    </EntryPage>
  );
};
export default Register;

type Props = { email: string; isProofMailed: boolean };

/** Shown after a registration: the same text, true in both cases, whether or not the e-mail already had an account. */
const RegisteredNow = ({ email, isProofMailed }: Props) => {
  const t = useWords('register', 'sent');
  const signIn = (
    <LinkButton to="/login" look="accent" size="lg" wide>
      {t('signIn')}
    </LinkButton>
  );
  if (isProofMailed)
    return (
      <CheckMail text={t('register', { email })}>
        <p>{t('atOnce')}</p>
        {signIn}
      </CheckMail>
    );
  return (
    <>
      <EntryHead takesFocus title={t('thanks')} />
      <p className="wrap-anywhere">{t('withoutMail', { email })}</p>
      {signIn}
    </>
  );
};
