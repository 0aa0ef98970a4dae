import { useCallback, useMemo, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { takeDetails } from '../../../booking/details-for-account.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { useSite } from '../../../shell/use-site.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FormNotice } from '../../forms/form-notice.tsx';
import { textOf } from '../../forms/form-text.ts';
import { useProblems } from '../../forms/use-problems.ts';
import { useTyped } from '../../forms/use-typed.ts';
import { EntryHead } from '../entry/entry-head.tsx';
import type { Strength } from '../password/field/strength.ts';
import { usePasswordSentence } from '../password/field/use-password-sentence.ts';
import { idOf, RegisterFields } from './register-fields.tsx';
import { type RegisterProblem, registerProblems, withWeakPassword } from './register-problems.ts';
import type { Registered } from './send-registration.ts';
import { longest, readWritten, writtenFrom } from './written.ts';

type Props = {
  minLength: number;
  /** The result of the last attempt. */
  result: Exclude<Registered, { state: 'sent' }> | null;
};

/** Registers a customer. Works without scripts; a rejected form keeps its values except the password. */
export const RegisterForm = ({ minLength, result }: Props) => {
  const t = useWords('register', 'register');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const language = useLanguage();
  /** What the server last said of a typed password. */
  const judged = useRef<{ password: string; strength: Strength | null } | null>(null);
  const { problems, at, edit, check } = useProblems({
    answer: result,
    inAnswer: result?.state === 'wrong' ? result.problems : none,
    look: (form) => {
      const password = textOf(form, 'password');
      const problems = registerProblems(readWritten(form), password);
      return withWeakPassword(problems, judged.current?.password === password ? judged.current.strength : null);
    },
    hasSummary: true,
  });
  const typed = useTyped(result, false);
  const sentenceOf = useSentence();
  const listed = useMemo(
    () => problems.map((problem) => ({ id: idOf(problem.field), sentence: sentenceOf(problem) })),
    [problems, sentenceOf],
  );
  const errorOf = (field: RegisterProblem['field']) => {
    const problem = at(field);
    return problem && sentenceOf(problem);
  };
  const [given] = useState(takeDetails);
  const written = result?.written ?? writtenFrom(given);
  return (
    <>
      <Form
        method="post"
        noValidate={isReady}
        onInput={typed}
        onChange={edit}
        onSubmit={check}
        className="grid gap-4.5"
      >
        <EntryHead title={t('title')}>{t('lead')}</EntryHead>
        <ErrorSummary problems={listed} />
        {result?.state === 'refused' && !isBusy && <FormNotice title={t('failed')} problem={result.problem} />}
        <input type="hidden" name="language" value={language} />
        <RegisterFields
          written={written}
          minLength={minLength}
          errorOf={errorOf}
          onJudged={(password, strength) => {
            judged.current = { password, strength };
          }}
        />
        <AcceptTerms isTicked={written.acceptTerms} error={errorOf('acceptTerms')} />
        <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
          {t('submit')}
        </Button>
      </Form>
      <p className="text-sm text-muted">
        {t('have')}
        <Link to="/login">{t('signIn')}</Link>
      </p>
    </>
  );
};

const none: readonly RegisterProblem[] = [];

type AcceptTermsProps = { isTicked: boolean; error: string | undefined };

/** Both documents open in a new tab, so that the form keeps its values. */
const AcceptTerms = ({ isTicked, error }: AcceptTermsProps) => {
  const t = useWords('register', 'register');
  return (
    <Checkbox
      id={idOf('acceptTerms')}
      name="acceptTerms"
      required
      defaultChecked={isTicked}
      error={error}
      label={
        <>
          {t('accept')}
          <PageLink slug="terms" />
          {t('and')}
          <PageLink slug="privacy" />
        </>
      }
    />
  );
};

const PageLink = ({ slug }: { slug: 'terms' | 'privacy' }) => {
  const t = useWords('register', 'register');
  if (!useSite().pages.includes(slug)) return t(slug);
  return (
    <Link to={`/${slug}`} target="_blank" className="text-link underline">
      {t(slug)}
    </Link>
  );
};

/** Returns the message for a field's problem. */
const useSentence = () => {
  const t = useWords('register', 'problems');
  const passwordSentence = usePasswordSentence();
  return useCallback(
    (problem: RegisterProblem): string => {
      if (problem.field === 'password') return passwordSentence(problem.why) ?? '';
      const most = problem.field === 'acceptTerms' ? '' : longest[problem.field];
      return t(problem.sentence, { most });
    },
    [t, passwordSentence],
  );
};
