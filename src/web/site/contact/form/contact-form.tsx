import { useMemo } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { useSite } from '../../../shell/use-site.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useTyped } from '../../forms/use-typed.ts';
import { ContactFields, idOf, useSentence } from './contact-fields.tsx';
import type { ContactResult, Refused } from './send-contact.ts';
import { useContactForm } from './use-contact-form.ts';
import { nothingWritten } from './written.ts';

type Props = {
  stamp: string;
  /** The result of the last attempt. */
  result: ContactResult | null;
};

/** A message to staff. Works without scripts: the page then returns with the typed values and their errors. */
export const ContactForm = ({ stamp, result }: Props) => {
  const t = useWords('contact');
  const isReady = useIsReady();
  const { search } = useLocation();
  const { form, problems, at, edit, check, isSuccessShown, isBusy } = useContactForm(result);
  const typed = useTyped(result, result?.state === 'sent');
  const sentenceOf = useSentence();
  const listed = useMemo(
    () => problems.map((problem) => ({ id: idOf(problem.field), sentence: sentenceOf(problem) })),
    [problems, sentenceOf],
  );
  const isThanked = isSuccessShown && !isBusy;
  const before = result && result.state !== 'sent' ? result : null;
  return (
    <Card aria-labelledby="write" className="scroll-mt-6">
      <h2 id="write" className="text-xl">
        {t('form.heading')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('form.lead')}</p>
      <Form
        ref={form}
        method="post"
        action={isReady ? undefined : `${search}#write`}
        preventScrollReset
        noValidate={isReady}
        onInput={typed}
        onChange={edit}
        onSubmit={check}
        className="mt-5 grid gap-4.5"
      >
        <ErrorSummary problems={listed} />
        {before?.state === 'refused' && !isBusy && <RefusedAlert reason={before.reason} />}
        <ContactFields written={before?.written ?? nothingWritten} at={at} isBusy={isBusy} />
        <Unseen stamp={before?.stamp ?? stamp} />
        <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('form.sending')}>
          {t('form.send')}
        </Button>
        <div className="grid min-h-19 items-start *:[grid-area:1/1]">
          <Privacy isHidden={isThanked} />
          {isThanked && <Sent />}
        </div>
      </Form>
    </Card>
  );
};

const RefusedAlert = ({ reason }: { reason: Refused }) => {
  const t = useWords('contact');
  return (
    <Alert tone="danger" title={reason === 'failed' || reason === 'too-many' ? t('error') : t('again')}>
      {t(reason)}
    </Alert>
  );
};

/** The success message; replaces the note under the button, so that it covers nothing and the layout hardly moves. */
const Sent = () => {
  const t = useWords('contact', 'sent');
  return (
    <Alert tone="success" title={t('title')}>
      {t('text')}
    </Alert>
  );
};

/** Hidden fields: the stamp with the time the page was rendered, the language, and a honeypot for bots. */
const Unseen = ({ stamp }: { stamp: string }) => {
  const t = useWords('contact');
  return (
    <>
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="language" value={useLanguage()} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('form.leaveEmpty')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
};

/** When hidden it still takes up its space. */
const Privacy = ({ isHidden }: { isHidden: boolean }) => {
  const t = useWords('contact', 'form');
  const { pages } = useSite();
  return (
    <p className={`text-sm text-muted ${isHidden ? 'invisible' : ''}`}>
      {t('privacy')} {pages.includes('privacy') && <Link to="/privacy">{t('privacyLink')}</Link>}
    </p>
  );
};
