import { Form, Link, useNavigation } from 'react-router';
import { useWords } from '../../../../languages/use-words.ts';
import { useIsReady } from '../../../../shell/use-is-ready.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormNotice } from '../../../forms/form-notice.tsx';
import { useProblems } from '../../../forms/use-problems.ts';
import { EntryHead } from '../../entry/entry-head.tsx';
import { emailProblem, type ResetResult, readEmail } from './ask-reset.ts';

type NotSent = Exclude<ResetResult, { state: 'sent' }>;

/** The form that requests a reset link by e-mail. */
export const AskForm = ({ result }: { result: NotSent | null }) => {
  const t = useWords('register');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { at, edit, check } = useProblems({
    answer: result,
    inAnswer: atEmail(result?.state === 'wrong' ? result.sentence : null),
    look: (form) => atEmail(emailProblem(readEmail(form))),
  });
  const sentence = at('email')?.sentence;
  return (
    <Form method="post" noValidate={isReady} onChange={edit} onSubmit={check} className="grid gap-4.5">
      <EntryHead title={t('reset.title')}>{t('reset.lead')}</EntryHead>
      {result?.state === 'refused' && !isBusy && <FormNotice title={t('reset.failed')} problem={result.problem} />}
      <TextField
        id="reset-email"
        name="email"
        type="email"
        label={t('register.email')}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        defaultValue={result?.email ?? ''}
        error={sentence ? t(`problems.${sentence}`) : undefined}
      />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('reset.busy')}>
        {t('reset.submit')}
      </Button>
      <p className="text-sm">
        <Link to="/login" className="inline-flex items-center touch:min-h-11">
          {t('sent.back')}
        </Link>
      </p>
    </Form>
  );
};

const atEmail = (sentence: ReturnType<typeof emailProblem>) => (sentence ? [{ field: 'email', sentence }] : []);
