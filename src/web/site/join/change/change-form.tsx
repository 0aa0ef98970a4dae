import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { textOf } from '../../form-text.ts';
import { EntryHead } from '../../login/frame/entry-head.tsx';
import { NewPasswordField } from '../../new-password/new-password-field.tsx';
import { usePasswordCheck } from '../../new-password/use-password-check.ts';
import { useIsReady } from '../../use-is-ready.ts';
import { FormNotice } from '../form-notice.tsx';
import type { ChangeTrouble } from './change-password.ts';

type Props = { minLength: number; email: string; about: readonly string[]; result: ChangeTrouble | null };

/** The password that was given, and one that only its owner knows. */
export const ChangeForm = ({ minLength, email, about, result }: Props) => {
  const { t } = useTranslation('join');
  const { t: password } = useTranslation('password');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const before = result?.state === 'wrong' ? result : null;
  const current = useCurrent(before?.current ?? null);
  const { error, settle, check } = usePasswordCheck('newPassword', before?.why ?? null);
  return (
    <>
      <Form
        method="post"
        noValidate={isReady}
        onSubmit={(event) => {
          check(event);
          current.check(event);
        }}
        className="grid gap-4.5"
      >
        <EntryHead title={t('change.title')}>{t('change.lead')}</EntryHead>
        {result?.state === 'refused' && !isBusy && <FormNotice title={t('change.failed')} trouble={result.trouble} />}
        {/* So that a password manager knows whose passwords these are. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t('change.current')}
          autoComplete="current-password"
          maxLength={1000}
          error={current.sentence ? t(`troubles.${current.sentence}`) : undefined}
          onChange={current.settle}
        />
        <NewPasswordField
          name="newPassword"
          label={password('new')}
          minLength={minLength}
          about={{ texts: about }}
          error={error}
          onChange={settle}
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

type Sentence = 'currentRequired' | 'currentWrong';

/** Of the two fields the first that is empty takes the focus, so this is checked last. */
const useCurrent = (found: Sentence | null) => {
  const [seen, setSeen] = useState(found);
  const [sentence, setSentence] = useState(found);
  if (seen !== found) {
    setSeen(found);
    setSentence(found);
  }
  return {
    sentence,
    settle: () => setSentence(null),
    check: (event: FormEvent<HTMLFormElement>) => {
      if (textOf(new FormData(event.currentTarget), 'currentPassword') !== '') return;
      event.preventDefault();
      setSentence('currentRequired');
      const control = event.currentTarget.elements.namedItem('currentPassword');
      if (control instanceof HTMLElement) control.focus();
    },
  };
};
