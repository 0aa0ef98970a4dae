import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EntryHead } from '../../login/frame/entry-head.tsx';
import { FormNotice } from '../form-notice.tsx';
import type { FormTrouble } from '../outcome.ts';

/** The one press that proves an e-mail. */
export const ConfirmForm = ({ token, trouble }: { token: string; trouble: FormTrouble | null }) => {
  const { t } = useTranslation('join', { keyPrefix: 'verify' });
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action="/verify-email" className="grid gap-4.5">
      <EntryHead title={t('title')}>{t('lead')}</EntryHead>
      {trouble && !isBusy && <FormNotice title={t('failed')} trouble={trouble} />}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('busy')}>
        {t('submit')}
      </Button>
    </Form>
  );
};
