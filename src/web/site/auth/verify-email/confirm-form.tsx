import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { FormNotice } from '../../forms/form-notice.tsx';
import { useEdited } from '../../forms/use-edited.ts';
import { EntryHead } from '../entry/entry-head.tsx';
import { LinkField } from '../entry/link-field.tsx';
import type { Confirmed } from './confirm-email.ts';

type Open = Extract<Confirmed, { state: 'refused' | 'password' }>;
type Props = { token: string | null; isSignedIn: boolean; result: Open | null };

/** Confirms an e-mail address: with one press when signed in, otherwise with the account's password. */
export const ConfirmForm = ({ token, isSignedIn, result }: Props) => {
  const t = useWords('register', 'verify');
  const isBusy = useNavigation().formMethod === 'POST';
  const [asks, setAsks] = useState(!isSignedIn);
  if (!asks && result?.state === 'password') setAsks(true);
  return (
    <Form method="post" action="/verify-email" className="grid gap-4.5">
      <EntryHead title={t('title')}>{t(asks ? 'leadPassword' : 'lead')}</EntryHead>
      {result?.state === 'refused' && !isBusy && <FormNotice title={t('failed')} problem={result.problem} />}
      <LinkField token={token} />
      {asks && <AccountPassword result={result} />}
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
        {t('submit')}
      </Button>
      {asks && (
        <p className="text-sm">
          <Link to="/password-reset">{t('otherPassword')}</Link>
        </p>
      )}
    </Form>
  );
};

const AccountPassword = ({ result }: { result: Open | null }) => {
  const t = useWords('register', 'verify');
  const { isEdited, edit } = useEdited(result);
  const isWrong = result?.state === 'password' && !isEdited('password');
  return (
    <PasswordField
      id="account-password"
      name="password"
      label={t('password')}
      autoComplete="current-password"
      maxLength={1000}
      required
      error={isWrong ? t(result.isWrong ? 'passwordWrong' : 'passwordRequired') : undefined}
      onChange={edit}
    />
  );
};
