import { Form, Link, useNavigation } from 'react-router';
import { findPath } from '../../../booking/booking-paths.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { useSite } from '../../../shell/use-site.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FocusedNotice } from '../../forms/focused-notice.tsx';
import { useProblems } from '../../forms/use-problems.ts';
import { Points } from '../../frame/points.tsx';
import { EntryHead } from '../entry/entry-head.tsx';
import { missingIn, readCredentials } from './sign-in.ts';
import type { LoginField, LoginProblem } from './step.ts';

/** Why the login page opened: after a password reset, or because the session had ended and a form was not saved. */
export type CameFrom = 'reset' | 'unsaved' | null;

type Props = {
  /** Why the last attempt failed. */
  problem: LoginProblem | null;
  email: string;
  cameFrom: CameFrom;
};

/** The first step: e-mail and password. */
export const LoginForm = ({ problem, email, cameFrom }: Props) => {
  const t = useWords('login');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { at, edit, check } = useProblems<Open>({
    answer: problem,
    inAnswer: problemsIn(problem),
    look: (form) => missingIn(readCredentials(form)).map(asMissing),
  });
  const errorOf = (field: LoginField) => (at(field)?.isMissing ? t(`missing.${field}`) : undefined);
  return (
    <>
      <Form method="post" noValidate={isReady} onChange={edit} onSubmit={check} className="grid gap-4.5">
        <EntryHead title={t('title')}>{t('lead')}</EntryHead>
        <Points points={[t('gives.bookings'), t('gives.papers'), t('gives.details')]} />
        {cameFrom === 'reset' && !problem && (
          <Alert tone="success" title={t('afterReset')}>
            {t('afterResetText')}
          </Alert>
        )}
        {cameFrom === 'unsaved' && !problem && (
          <Alert tone="warning" title={t('again')}>
            {t('againText')}
          </Alert>
        )}
        {!isBusy && <LoginNotice problem={problem} />}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          defaultValue={email}
          error={errorOf('email')}
        />
        <div className="relative">
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            maxLength={1000}
            error={errorOf('password')}
            aria-invalid={at('password') && true}
          />
          {/* After the field, so that the keyboard goes from the e-mail to the password. */}
          <Link
            to="/password-reset"
            className="absolute -top-0.5 right-0 py-0.5 touch:after:absolute touch:after:inset-x-0 touch:after:-inset-y-2.5 text-sm text-link hover:underline"
          >
            {t('forgot')}
          </Link>
        </div>
        <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
          {t('submit')}
        </Button>
      </Form>
      <OtherLinks />
    </>
  );
};

/** A problem to show until its field is edited: the field is empty, or the password is wrong. */
type Open = Readonly<{ field: LoginField; isMissing: boolean }>;

const asMissing = (field: LoginField): Open => ({ field, isMissing: true });

const problemsIn = (problem: LoginProblem | null): Open[] => {
  if (problem?.reason === 'incomplete') return problem.missing.map(asMissing);
  return problem?.reason === 'wrong' ? [{ field: 'password', isMissing: false }] : [];
};

/** Why the login failed. Omits the number of attempts left, which would reveal whether an account exists. */
const LoginNotice = ({ problem }: { problem: LoginProblem | null }) => {
  const t = useWords('login');
  if (!problem || problem.reason === 'incomplete') return null;
  return (
    <FocusedNotice about={problem}>
      <Alert tone="danger" title={t('failed')}>
        <Reason problem={problem} />
      </Alert>
    </FocusedNotice>
  );
};

const Reason = ({ problem }: { problem: Exclude<LoginProblem, { reason: 'incomplete' }> }) => {
  const t = useWords('login');
  const sentenceOf = useProblemWords();
  if (problem.reason === 'locked') return t('locked', { count: problem.minutes });
  return problem.reason === 'refused' ? sentenceOf(problem.failure) : t(problem.reason);
};

/** Links for visitors without an account. */
const OtherLinks = () => {
  const t = useWords('login');
  const { pages, isDemo } = useSite();
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <span>
          {t('newHere')}
          <Link to="/register">{t('register')}</Link>
        </span>
        <Link to={findPath} className="inline-flex items-center touch:min-h-11">
          {t('findBooking')}
        </Link>
      </p>
      <p className="border-t border-line pt-4.5 text-sm text-muted empty:hidden">
        {isDemo && (
          <>
            {t('demo')}
            <Link to="/demo">{t('demoLink')}</Link>
            {t('demoAfter')}
          </>
        )}
        {pages.includes('terms') && (
          <>
            {' '}
            {t('terms')}
            <Link to="/terms">{t('termsLink')}</Link>
            {t('termsAfter')}
          </>
        )}
      </p>
    </>
  );
};
