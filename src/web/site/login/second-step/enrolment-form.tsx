import { useTranslation } from 'react-i18next';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/form/code-field.tsx';
import { useIsReady } from '../../use-is-ready.ts';
import { EntryHead } from '../frame/entry-head.tsx';
import type { Step } from '../step.ts';
import { useOpenReason } from '../use-open-reason.ts';
import { CodeNotice } from './code-notice.tsx';
import { NewSecret } from './new-secret.tsx';

/** The second step begins: an app gets the secret and proves it. What it shows comes back with a wrong code. */
export const EnrolmentForm = ({ step: { enrolment, trouble } }: { step: Extract<Step, { at: 'enrolment' }> }) => {
  const { t } = useTranslation('login');
  const { reason, settle } = useOpenReason(trouble);
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { search } = useLocation();
  return (
    <Form method="post" noValidate={isReady} className="grid gap-4.5">
      <EntryHead takesFocus title={t('enrolment.title')}>
        {t('enrolment.lead')}
      </EntryHead>
      <NewSecret {...enrolment} />
      {!isBusy && <CodeNotice trouble={trouble} />}
      <input type="hidden" name="at" value="enrolment" />
      {(['challenge', 'secret', 'uri', 'picture'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={enrolment[name]} />
      ))}
      <CodeField
        label={t('code.field')}
        name="code"
        hint={t('enrolment.enter')}
        error={reason === 'incomplete' ? t('code.incomplete') : undefined}
        aria-invalid={reason === 'wrong' || undefined}
        onChange={settle}
      />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('code.busy')}>
        {t('code.submit')}
      </Button>
      <Link to={`/login${search}`} className="justify-self-end py-1 text-sm text-link hover:underline">
        {t('code.cancel')}
      </Link>
    </Form>
  );
};
