import { data, Form, Link, redirect, type ShouldRevalidateFunction, useLocation, useNavigation } from 'react-router';
import { apiContext, pageRequestContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Button } from '../../../ui/button.tsx';
import { sendForm } from '../../forms/send-form.ts';
import { noStoreHeaders } from '../../private-headers.ts';
import { EntryHead } from '../entry/entry-head.tsx';
import { EntryPage } from '../entry/entry-page.tsx';
import type { Route } from './+types/login';
import { CodeForm } from './code-form.tsx';
import { EnrolmentFields } from './enrolment-fields.tsx';
import { noFilledEmail, readFilledEmail } from './filled-email.ts';
import { type CameFrom, LoginForm } from './login-form.tsx';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';
import { nextPath } from './return-path.ts';
import { type Step, statusOf } from './step.ts';
import { takeStep, unreachableAt } from './take-step.ts';

export const handle: Handle = { words: ['login', 'problems'] };
export const headers = noStoreHeaders;

const cameFrom = (query: URLSearchParams): CameFrom => {
  if (query.has('reset')) return 'reset';
  return query.has('unsaved') ? 'unsaved' : null;
};

/** Redirects a visitor who is already signed in. */
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const me = await context.get(apiContext).call('GET /auth/me');
  if (me.success) return redirect(nextPath(url.searchParams, me.data));
  return { email: readFilledEmail(request.headers), cameFrom: cameFrom(url.searchParams) };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const step = await takeStep(context.get(apiContext), await request.formData());
  if (step.at !== 'in') return answer(step);
  return redirect(nextPath(url.searchParams, step.user), {
    status: 303,
    headers: { 'Set-Cookie': noFilledEmail(context.get(pageRequestContext).origin) },
  });
};

/** An error status prevents revalidation of the page. */
const answer = (step: Exclude<Step, { at: 'in' }>) => data(step, { status: statusOf(step) });

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, unreachableAt);

/** Recovery codes are shown once: revalidation would redirect the user, now signed in, before they are saved. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  Object(actionResult).at !== 'recovery-codes' && defaultShouldRevalidate;

/** `/login`, with the two-factor step where the account has one. */
const Login = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useWords('login');
  return (
    <EntryPage title={t('title')}>
      <StepForm step={actionData ?? null} given={loaderData} />
    </EntryPage>
  );
};
export default Login;

type Given = { email: string; cameFrom: CameFrom };

const StepForm = ({ step, given }: { step: Step | null; given: Given }) => {
  if (step?.at === 'code') return <CodeForm step={step} />;
  if (step?.at === 'enrolment') return <EnrolmentForm step={step} />;
  if (step?.at === 'recovery-codes') return <RecoveryCodesShown codes={step.codes} />;
  const before = step?.at === 'credentials' ? step : null;
  return <LoginForm problem={before?.problem ?? null} email={before?.email || given.email} cameFrom={given.cameFrom} />;
};

/** Two-factor enrolment: shows the app's secret and asks for a code. After a wrong code the same secret is shown. */
const EnrolmentForm = ({ step: { enrolment, problem } }: { step: Extract<Step, { at: 'enrolment' }> }) => {
  const t = useWords('login');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { search } = useLocation();
  return (
    <Form method="post" noValidate={isReady} className="grid gap-4.5">
      <EntryHead takesFocus title={t('enrolment.title')}>
        {t('enrolment.lead')}
      </EntryHead>
      <input type="hidden" name="at" value="enrolment" />
      <EnrolmentFields enrolment={enrolment} problem={problem} />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('code.busy')}>
        {t('code.submit')}
      </Button>
      <Link to={`/login${search}`} className="justify-self-end py-1 text-sm text-link hover:underline">
        {t('code.cancel')}
      </Link>
    </Form>
  );
};
