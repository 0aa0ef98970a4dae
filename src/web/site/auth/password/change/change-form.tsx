import { Form, useNavigation } from 'react-router';
import { useWords } from '../../../../languages/use-words.ts';
import { useIsReady } from '../../../../shell/use-is-ready.ts';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { FormNotice } from '../../../forms/form-notice.tsx';
import { textOf } from '../../../forms/form-text.ts';
import { useProblems } from '../../../forms/use-problems.ts';
import { EntryHead } from '../../entry/entry-head.tsx';
import { NewPasswordField } from '../field/new-password-field.tsx';
import { emptyPasswordIn, type NewPasswordProblem } from '../field/password-problem.ts';
import { usePasswordSentence } from '../field/use-password-sentence.ts';
import type { ChangeProblem } from './change-password.ts';

type Props = { minLength: number; email: string; about: readonly string[]; result: ChangeProblem | null };

/** The form with the one-time password and a new one. */
export const ChangeForm = ({ minLength, email, about, result }: Props) => {
  const t = useWords('register');
  const password = useWords('password');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const sentenceOf = usePasswordSentence();
  const { at, edit, check } = useProblems<Problem>({ answer: result, inAnswer: problemsIn(result), look: emptyIn });
  const current = at('currentPassword');
  const chosen = at('newPassword');
  return (
    <>
      <Form method="post" noValidate={isReady} onChange={edit} onSubmit={check} className="grid gap-4.5">
        <EntryHead title={t('change.title')}>{t('change.lead')}</EntryHead>
        {result?.state === 'refused' && !isBusy && <FormNotice title={t('change.failed')} problem={result.problem} />}
        {/* Tells password managers which account the passwords belong to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t('change.current')}
          autoComplete="current-password"
          maxLength={1000}
          error={current && 'sentence' in current ? t(`problems.${current.sentence}`) : undefined}
        />
        <NewPasswordField
          name="newPassword"
          label={password('new')}
          minLength={minLength}
          about={{ texts: about }}
          error={chosen && 'why' in chosen ? sentenceOf(chosen.why) : undefined}
        />
        <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('change.busy')}>
          {t('change.submit')}
        </Button>
      </Form>
      <form method="post" action="/logout">
        <Button type="submit" look="link" size="sm">
          {t('change.logout')}
        </Button>
      </form>
    </>
  );
};

type CurrentProblem = Readonly<{ field: 'currentPassword'; sentence: 'currentRequired' | 'currentWrong' }>;
type Problem = CurrentProblem | NewPasswordProblem;

const problemsIn = (result: ChangeProblem | null): Problem[] => {
  if (result?.state !== 'wrong') return [];
  const { current, why } = result;
  return [
    ...(current ? [{ field: 'currentPassword', sentence: current } as const] : []),
    ...(why ? [{ field: 'newPassword', why } as const] : []),
  ];
};

const emptyIn = (form: FormData): Problem[] => [
  ...(textOf(form, 'currentPassword') === ''
    ? [{ field: 'currentPassword', sentence: 'currentRequired' } as const]
    : []),
  ...emptyPasswordIn(form),
];
