import { type FormEvent, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { EntryHead } from '../entry/entry-head.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/**
 * The end of enrolment: shows the codes once and continues only when they are marked as saved. The login page then
 * redirects.
 */
export const RecoveryCodesShown = ({ codes }: { codes: readonly string[] }) => {
  const t = useWords('login', 'recovery');
  const isReady = useIsReady();
  const [query] = useSearchParams();
  const [isMissing, setMissing] = useState(false);
  const returnTo = query.get('returnTo');
  const check = (event: FormEvent<HTMLFormElement>) => {
    const isSaved = new FormData(event.currentTarget).has('kept');
    setMissing(!isSaved);
    if (!isSaved) event.preventDefault();
  };
  return (
    <>
      <EntryHead takesFocus title={t('title')}>
        {t('lead')}
      </EntryHead>
      <RecoveryCodes codes={codes} />
      <Form method="get" action="/login" noValidate={isReady} onSubmit={check} className="no-print grid gap-4.5">
        {returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />}
        <Checkbox
          name="kept"
          required
          label={t('saved')}
          error={isMissing ? t('savedMissing') : undefined}
          onChange={() => setMissing(false)}
        />
        <Button type="submit" look="accent" size="lg" wide>
          {t('submit')}
        </Button>
      </Form>
    </>
  );
};
