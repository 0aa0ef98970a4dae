import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { EntryHead } from '../../login/frame/entry-head.tsx';
import { useIsReady } from '../../use-is-ready.ts';
import { FormNotice } from '../form-notice.tsx';
import { type AskedReset, emailTrouble, readEmail } from './ask-reset.ts';

type NotSent = Exclude<AskedReset, { state: 'sent' }>;

/** The e-mail to which the link goes. */
export const AskForm = ({ result }: { result: NotSent | null }) => {
  const { t } = useTranslation('join');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const [seen, setSeen] = useState(result);
  const [sentence, setSentence] = useState(sentenceIn(result));
  if (seen !== result) {
    setSeen(result);
    setSentence(sentenceIn(result));
  }
  const check = (event: FormEvent<HTMLFormElement>) => {
    const found = emailTrouble(readEmail(new FormData(event.currentTarget)));
    setSentence(found);
    if (!found) return;
    event.preventDefault();
    document.getElementById('reset-email')?.focus();
  };
  return (
    <Form method="post" noValidate={isReady} onSubmit={check} className="grid gap-4.5">
      <EntryHead title={t('reset.title')}>{t('reset.lead')}</EntryHead>
      {result?.state === 'refused' && !isBusy && <FormNotice title={t('reset.failed')} trouble={result.trouble} />}
      <TextField
        id="reset-email"
        name="email"
        type="email"
        label={t('register.email')}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        defaultValue={result?.email ?? ''}
        error={sentence ? t(`troubles.${sentence}`) : undefined}
        onChange={() => setSentence(null)}
      />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('reset.busy')}>
        {t('reset.submit')}
      </Button>
      <p className="text-sm">
        <Link to="/login">{t('sent.back')}</Link>
      </p>
    </Form>
  );
};

const sentenceIn = (result: NotSent | null) => (result?.state === 'wrong' ? result.sentence : null);
