import { useTranslation } from 'react-i18next';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Button } from '../../../ui/button.tsx';
import { EntryHead } from '../../entry/entry-head.tsx';
import type { Step } from '../step.ts';
import { EnrolmentFields } from './enrolment-fields.tsx';

/** The second step begins: an app gets the secret and proves it. What it shows comes back with a wrong code. */
export const EnrolmentForm = ({ step: { enrolment, trouble } }: { step: Extract<Step, { at: 'enrolment' }> }) => {
  const { t } = useTranslation('login');
  const isReady = useIsReady();
  const isBusy = useNavigation().formMethod === 'POST';
  const { search } = useLocation();
  return (
    <Form method="post" noValidate={isReady} className="grid gap-4.5">
      <EntryHead takesFocus title={t('enrolment.title')}>
        {t('enrolment.lead')}
      </EntryHead>
      <input type="hidden" name="at" value="enrolment" />
      <EnrolmentFields enrolment={enrolment} trouble={trouble} />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('code.busy')}>
        {t('code.submit')}
      </Button>
      <Link to={`/login${search}`} className="justify-self-end py-1 text-sm text-link hover:underline">
        {t('code.cancel')}
      </Link>
    </Form>
  );
};
