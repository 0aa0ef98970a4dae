import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useSite } from '../frame/use-site.ts';
import { useRefusalWords } from '../refusals/use-refusal-words.ts';
import { useIsReady } from '../use-is-ready.ts';
import { type LoginField, type LoginTrouble, missingIn, readCredentials } from './sign-in.ts';

type Props = { /** How the last attempt ended. */ trouble: LoginTrouble | null; email: string };

export const LoginForm = ({ trouble, email }: Props) => {
  const { t } = useTranslation('login');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { missing, check, settle } = useMissing(trouble);
  const errorOf = (field: LoginField) => (missing.includes(field) ? t(`missing.${field}`) : undefined);
  return (
    <Form method="post" noValidate={isReady} onSubmit={check} className="grid w-full max-w-102 gap-4.5">
      <div>
        <h1 className="text-2xl tracking-tight">{t('title')}</h1>
        <p className="mt-0.5 text-[0.9375rem] text-muted">{t('lead')}</p>
      </div>
      {trouble && trouble.reason !== 'incomplete' && !isBusy && (
        <Alert tone="danger" title={t('failed')}>
          <Reason trouble={trouble} />
        </Alert>
      )}
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
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        maxLength={1000}
        error={errorOf('password')}
        onChange={() => settle('password')}
      />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
        {t('submit')}
      </Button>
      <Terms />
    </Form>
  );
};

const Reason = ({ trouble }: { trouble: Exclude<LoginTrouble, { reason: 'incomplete' }> }) => {
  const { t } = useTranslation('login');
  const sentenceOf = useRefusalWords();
  if (trouble.reason === 'locked') return t('locked', { count: trouble.minutes });
  return trouble.reason === 'refused' ? sentenceOf(trouble.failure) : t(trouble.reason);
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

/** Linked once the page of the terms is published, as everywhere. */
const Terms = () => {
  const { t } = useTranslation('login');
  if (!useSite().pages.includes('terms')) return null;
  return (
    <p className="border-t border-line pt-4.5 text-sm text-muted">
      {t('terms')}
      <Link to="/terms">{t('termsLink')}</Link>
    </p>
  );
};
