import { data } from 'react-router';
import { apiContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { readMinLength } from '../../auth/password/field/strength.ts';
import { unreachable } from '../../forms/form-problem.ts';
import { textOf } from '../../forms/form-text.ts';
import { sendForm } from '../../forms/send-form.ts';
import { loaded } from '../frame/loaded.ts';
import type { Route } from './+types/own-sign-in';
import { type Change, changeSignIn, statusOfChange } from './change-sign-in.ts';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

export const handle: Handle = { words: ['account', 'register', 'login', 'password', 'problems'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const [me, sessions, minLength] = await Promise.all([
    client.call('GET /auth/profile'),
    client.call('GET /auth/sessions'),
    readMinLength(client),
  ]);
  return { me: loaded(me).data, sessions: loaded(sessions).data, minLength };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const change = await changeSignIn(context.get(apiContext), form);
  return data(change, { status: statusOfChange(change) });
};

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, (form): Change => ({ section: textOf(form, 'section'), state: 'refused', problem: unreachable }));

/** `/profile/sign-in`: e-mail, password, two-factor authentication and active sessions. */
const OwnSignIn = ({ loaderData: { me, sessions, minLength }, actionData }: Route.ComponentProps) => {
  const t = useWords('account', 'signIn');
  const change = actionData ?? null;
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <div className="mt-6 grid gap-5">
        <EmailSection me={me} change={change} />
        <PasswordSection me={me} minLength={minLength} change={change} />
        <TwoFactorSection me={me} change={change} />
        <Sessions sessions={sessions} me={me} change={change} />
      </div>
    </>
  );
};
export default OwnSignIn;
