import { Form, useNavigation } from 'react-router';
import { useWords } from '../../../../languages/use-words.ts';
import { useIsReady } from '../../../../shell/use-is-ready.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormNotice } from '../../../forms/form-notice.tsx';
import { useProblems } from '../../../forms/use-problems.ts';
import { EntryHead } from '../../entry/entry-head.tsx';
import { LinkField } from '../../entry/link-field.tsx';
import { NewPasswordField } from '../field/new-password-field.tsx';
import { emptyPasswordIn, type NewPasswordProblem } from '../field/password-problem.ts';
import { usePasswordSentence } from '../field/use-password-sentence.ts';
import type { SetPassword } from './set-password.ts';

type Props = { token: string | null; isInvited: boolean; minLength: number; result: SetPassword | null };

/** The new-password form. An invited user is welcomed. */
export const ChooseForm = ({ token, isInvited, minLength, result }: Props) => {
  const t = useWords('register', 'reset');
  const password = useWords('password');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const sentenceOf = usePasswordSentence();
  const { at, edit, check } = useProblems<NewPasswordProblem>({
    answer: result,
    inAnswer: result?.state === 'wrong' ? [{ field: 'newPassword', why: result.why }] : [],
    look: emptyPasswordIn,
  });
  return (
    <Form
      method="post"
      action="/password-reset/confirm"
      noValidate={isReady}
      onChange={edit}
      onSubmit={check}
      className="grid gap-4.5"
    >
      <EntryHead title={t(isInvited ? 'welcome' : 'choose')}>{t(isInvited ? 'welcomeLead' : 'chooseLead')}</EntryHead>
      {result?.state === 'refused' && !isBusy && <FormNotice title={t('failed')} problem={result.problem} />}
      <LinkField token={token} />
      {isInvited && <input type="hidden" name="invited" value="1" />}
      <NewPasswordField
        id="newPassword"
        name="newPassword"
        label={password('new')}
        minLength={minLength}
        error={sentenceOf(at('newPassword')?.why)}
      />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('saving')}>
        {t('save')}
      </Button>
    </Form>
  );
};
