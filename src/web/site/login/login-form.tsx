import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useIsReady } from '../use-is-ready.ts';
import { EntryHead } from './frame/entry-head.tsx';
import { LoginNotice } from './login-notice.tsx';
import { missingIn, readCredentials } from './sign-in.ts';
import type { LoginField, LoginTrouble } from './step.ts';
import { useOpenReason } from './use-open-reason.ts';
import { WaysBeside } from './ways-beside.tsx';

type Props = {
  /** How the last attempt ended. */
  trouble: LoginTrouble | null;
  email: string;
  /** A new password has just been set. */
  isNew: boolean;
};

/** The first step: e-mail and password. */
export const LoginForm = ({ trouble, email, isNew }: Props) => {
  const { t } = useTranslation('login');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { missing, check, settle } = useMissing(trouble);
  const wrong = useOpenReason(trouble);
  const errorOf = (field: LoginField) => (missing.includes(field) ? t(`missing.${field}`) : undefined);
  return (
    <>
      <Form method="post" noValidate={isReady} onSubmit={check} className="grid gap-4.5">
        <EntryHead title={t('title')}>{t('lead')}</EntryHead>
        {isNew && !trouble && (
          <Alert tone="success" title={t('afterReset')}>
            {t('afterResetText')}
          </Alert>
        )}
        {!isBusy && <LoginNotice trouble={trouble} />}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          defaultValue={email}
          error={errorOf('email')}
          onChange={() => settle('email')}
        />
        <div className="relative">
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            maxLength={1000}
            error={errorOf('password')}
            aria-invalid={wrong.reason === 'wrong' || undefined}
            onChange={() => {
              settle('password');
              wrong.settle();
            }}
          />
          {/* After the field, so that the keyboard goes from the e-mail to the password. */}
          <Link to="/password-reset" className="absolute -top-0.5 right-0 py-0.5 text-sm text-link hover:underline">
            {t('forgot')}
          </Link>
        </div>
        <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
          {t('submit')}
        </Button>
      </Form>
      <WaysBeside />
    </>
  );
};

/** The empty fields: as the server found them, or the form itself before it is sent. */
const useMissing = (trouble: LoginTrouble | null) => {
  const [missing, setMissing] = useState<readonly LoginField[]>(
    trouble?.reason === 'incomplete' ? trouble.missing : [],
  );
  return {
    missing,
    settle: (field: LoginField) => setMissing((before) => before.filter((one) => one !== field)),
    check: (event: FormEvent<HTMLFormElement>) => {
      const found = missingIn(readCredentials(new FormData(event.currentTarget)));
      setMissing(found);
      const [first] = found;
      if (!first) return;
      event.preventDefault();
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
    },
  };
};
