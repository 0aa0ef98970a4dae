import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { EntryHead } from '../../login/frame/entry-head.tsx';
import { useIsReady } from '../../use-is-ready.ts';
import { FormNotice } from '../form-notice.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { idOf, RegisterFields } from './register-fields.tsx';
import type { Registered } from './send-registration.ts';
import { useSentence } from './use-sentence.ts';
import { useTroubles } from './use-troubles.ts';
import { nothingWritten } from './written.ts';

type Props = {
  minLength: number /** How the last attempt ended. */;
  result: Exclude<Registered, { state: 'sent' }> | null;
};

/** An account for a customer. Works as a plain form too; what was typed comes back, but for the password. */
export const RegisterForm = ({ minLength, result }: Props) => {
  const { t } = useTranslation('join', { keyPrefix: 'register' });
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const language = useLanguage();
  const { found, open, settle, check } = useTroubles(result);
  const sentenceOf = useSentence();
  const listed = useMemo(
    () => found.map((trouble) => ({ id: idOf(trouble.field), sentence: sentenceOf(trouble) })),
    [found, sentenceOf],
  );
  const errorOf = (field: (typeof open)[number]['field']) => {
    const trouble = open.find((one) => one.field === field);
    return trouble && sentenceOf(trouble);
  };
  const written = result?.written ?? nothingWritten;
  return (
    <>
      <Form method="post" noValidate={isReady} onSubmit={check} className="grid gap-4.5">
        <EntryHead title={t('title')}>{t('lead')}</EntryHead>
        <ErrorSummary troubles={listed} />
        {result?.state === 'refused' && !isBusy && <FormNotice title={t('failed')} trouble={result.trouble} />}
        <input type="hidden" name="language" value={language} />
        <RegisterFields written={written} minLength={minLength} errorOf={errorOf} settle={settle} />
        <AcceptTerms
          isTicked={written.acceptTerms}
          error={errorOf('acceptTerms')}
          onChange={() => settle('acceptTerms')}
        />
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
