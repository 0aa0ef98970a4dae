import { useTranslation } from 'react-i18next';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Handle } from '../frame/handle.ts';
import { useSite } from '../frame/use-site.ts';
import { PageTitle } from '../page-title.tsx';
import type { Route } from './+types/login';
import { afterLogin } from './after-login.ts';
import { logIn } from './log-in.ts';
import { LoginArt } from './login-art.tsx';

export const handle: Handle = { words: ['login'] };

/** Somebody who is signed in already goes on. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const me = await context.get(apiContext).call('GET /auth/me');
  if (me.success) throw redirect(afterLogin(new URL(request.url).searchParams));
  return null;
};

/** A plain form, so that it works before scripts arrive. The session comes as a cookie. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const trouble = await logIn(context.get(apiContext), await request.formData());
  if (trouble) return data(trouble, { status: trouble.status });
  return redirect(afterLogin(new URL(request.url).searchParams), { status: 303 });
};

const Login = ({ actionData: trouble }: Route.ComponentProps) => {
  const { t } = useTranslation('login');
  const { state } = useNavigation();
  const sentence = trouble?.text && (trouble.text === 'server' ? trouble.message : t(trouble.text));
  return (
    <div className="grid lg:min-h-[min(calc(100dvh-73px),827px)] lg:grid-cols-2">
      <PageTitle title={t('title')} />
      <LoginArt />
      <div className="grid place-items-center px-4 pt-7 pb-16 md:p-12">
        <Form method="post" noValidate className="grid w-full max-w-102 gap-4.5">
          <div>
            <h1 className="text-2xl tracking-tight">{t('title')}</h1>
            <p className="text-[0.9375rem] text-muted">{t('lead')}</p>
          </div>
          {sentence && (
            <Alert tone="danger" title={t('failed')}>
              {sentence}
            </Alert>
          )}
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            label={t('email')}
            defaultValue={trouble?.email}
            error={trouble?.missing.includes('email') ? t('emailRequired') : undefined}
          />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={t('password')}
            error={trouble?.missing.includes('password') ? t('passwordRequired') : undefined}
          />
          <Button type="submit" look="accent" size="lg" wide busy={state === 'submitting' && t('busy')}>
            {t('submit')}
          </Button>
          <Terms />
        </Form>
      </div>
    </div>
  );
};
export default Login;

const Terms = () => {
  const { t } = useTranslation('login');
  const { pages } = useSite();
  return (
    pages.includes('terms') && (
      <p className="text-sm text-muted">
        {t('terms')}
        <Link to="/terms">{t('termsLink')}</Link>
      </p>
    )
  );
};
