import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import type { Handle } from '../frame/handle.ts';
import { PageHead } from '../seo/page-head.tsx';
import type { Route } from './+types/login';
import { LoginArt } from './login-art.tsx';
import { LoginForm } from './login-form.tsx';
import { pathAfterLogin } from './return-path.ts';
import { type LoginTrouble, readCredentials, signIn, statusOf } from './sign-in.ts';

export const handle: Handle = { words: ['login', 'refusals'] };

/** Somebody who is signed in already is sent on. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const me = await context.get(apiContext).call('GET /auth/me');
  return me.success ? redirect(pathAfterLogin(new URL(request.url).searchParams)) : null;
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const given = readCredentials(await request.formData());
  const trouble = await signIn(context.get(apiContext), given);
  if (trouble) return answer(trouble, given.email);
  return redirect(pathAfterLogin(new URL(request.url).searchParams), { status: 303 });
};

/** With its status, nothing on the page is asked for anew. */
const answer = (trouble: LoginTrouble, email: string) => data({ trouble, email }, { status: statusOf(trouble) });

/** A broken connection leaves the form as it is. */
export const clientAction = async ({ serverAction }: Route.ClientActionArgs) => {
  try {
    return await serverAction();
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason;
    return answer({ reason: 'unreachable' }, '');
  }
};

/** `/login` (document 1, section 4). */
const Login = ({ actionData }: Route.ComponentProps) => {
  const { t } = useTranslation('login');
  return (
    <div className="grid lg:min-h-[min(calc(100dvh-73px),827px)] lg:grid-cols-2">
      <PageHead title={t('title')} isIndexed={false} />
      <LoginArt />
      <div className="grid place-items-center px-4 pt-7 md:py-12 max-md:place-items-start">
        <LoginForm trouble={actionData?.trouble ?? null} email={actionData?.email ?? ''} />
      </div>
    </div>
  );
};
export default Login;
