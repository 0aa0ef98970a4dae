import { data, redirect } from 'react-router';
import { apiContext } from '../../../../api/contexts.ts';
import { signedIn } from '../../../../api/signed-in.ts';
import { useWords } from '../../../../languages/use-words.ts';
import type { Handle } from '../../../../shell/handle.ts';
import { unreachable } from '../../../forms/form-problem.ts';
import { sendForm } from '../../../forms/send-form.ts';
import { noStoreHeaders } from '../../../private-headers.ts';
import { EntryPage } from '../../entry/entry-page.tsx';
import { pathAfterLogin } from '../../login/return-path.ts';
import { readMinLength } from '../field/strength.ts';
import type { Route } from './+types/new-password';
import { ChangeForm } from './change-form.tsx';
import { type ChangeProblem, changePassword, statusOf } from './change-password.ts';

export const handle: Handle = { words: ['register', 'login', 'password', 'problems'] };
export const headers = noStoreHeaders;

/** Redirects anyone without a one-time password. */
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const client = context.get(apiContext);
  const me = await signedIn(client, { request, url });
  if (!me.mustChangePassword) throw redirect(pathAfterLogin(url.searchParams, me));
  const { firstName, lastName, email } = me;
  return { minLength: await readMinLength(client), email, about: [firstName, lastName, email] };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const client = context.get(apiContext);
  const me = await signedIn(client, { request, url });
  const problem = await changePassword(client, await request.formData());
  if (problem) return data(problem, { status: statusOf(problem) });
  return redirect(pathAfterLogin(url.searchParams, me), { status: 303 });
};

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, (): ChangeProblem => ({ state: 'refused', problem: unreachable }));

/** `/new-password`: the only page that a user with a one-time password may use. */
const NewPassword = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useWords('register', 'change');
  return (
    <EntryPage title={t('title')}>
      <ChangeForm {...loaderData} result={actionData ?? null} />
    </EntryPage>
  );
};
export default NewPassword;
