import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { useSite } from '../../../shell/use-site.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { FormNotice } from '../../forms/form-notice.tsx';
import { textOf } from '../../forms/form-text.ts';
import { useTroubles } from '../../forms/use-troubles.ts';
import { EntryHead } from '../entry/entry-head.tsx';
import { usePasswordSentence } from '../password/field/use-password-sentence.ts';
import { idOf, RegisterFields } from './register-fields.tsx';
import { type RegisterTrouble, registerTroubles } from './register-troubles.ts';
import type { Registered } from './send-registration.ts';
import { longest, nothingWritten, readWritten } from './written.ts';

type Props = {
  minLength: number /** How the last attempt ended. */;
  result: Exclude<Registered, { state: 'sent' }> | null;
};

/** An account for a customer. Works as a plain form too; what was typed comes back, but for the password. */
export const RegisterForm = ({ minLength, result }: Props) => {
  const { t } = useTranslation('register', { keyPrefix: 'register' });
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const language = useLanguage();
  const { found, at, edit, check } = useTroubles({
    answer: result,
    inAnswer: result?.state === 'wrong' ? result.troubles : none,
    look: (form) => registerTroubles(readWritten(form), textOf(form, 'password')),
    hasSummary: true,
  });
  const sentenceOf = useSentence();
  const listed = useMemo(
    () => found.map((trouble) => ({ id: idOf(trouble.field), sentence: sentenceOf(trouble) })),
    [found, sentenceOf],
  );
  const errorOf = (field: RegisterTrouble['field']) => {
    const trouble = at(field);
    return trouble && sentenceOf(trouble);
  };
  const written = result?.written ?? nothingWritten;
  return (
    <>
      <Form method="post" noValidate={isReady} onChange={edit} onSubmit={check} className="grid gap-4.5">
        <EntryHead title={t('title')}>{t('lead')}</EntryHead>
        <ErrorSummary troubles={listed} />
        {result?.state === 'refused' && !isBusy && <FormNotice title={t('failed')} trouble={result.trouble} />}
        <input type="hidden" name="language" value={language} />
        <RegisterFields written={written} minLength={minLength} errorOf={errorOf} />
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

const none: readonly RegisterTrouble[] = [];

type AcceptTermsProps = { isTicked: boolean; error: string | undefined };

/** Both texts open beside the page, so that what is typed stays. */
const AcceptTerms = ({ isTicked, error }: AcceptTermsProps) => {
  const { t } = useTranslation('register', { keyPrefix: 'register' });
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
  const { t } = useTranslation('register', { keyPrefix: 'register' });
  if (!useSite().pages.includes(slug)) return t(slug);
  return (
    <Link to={`/${slug}`} target="_blank" className="text-link underline">
      {t(slug)}
    </Link>
  );
};

/** What is wrong with a field, in a sentence. */
const useSentence = () => {
  const { t } = useTranslation('register', { keyPrefix: 'troubles' });
  const passwordSentence = usePasswordSentence();
  return useCallback(
    (trouble: RegisterTrouble): string => {
      if (trouble.field === 'password') return passwordSentence(trouble.why) ?? '';
      const most = trouble.field === 'acceptTerms' ? '' : longest[trouble.field];
      return t(trouble.sentence, { most });
    },
    [t, passwordSentence],
  );
};
