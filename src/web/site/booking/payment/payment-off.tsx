import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePhoneInText } from '../use-phone-in-text.ts';

/** No method can be used now. With `retry`, because nobody knows yet which. */
export const PaymentOff = ({ retry, isLoading }: { retry: (() => void) | null; isLoading: boolean }) => {
  const { t } = useTranslation(['payment', 'booking']);
  return (
    <div className="mt-6">
      <Alert
        tone="warning"
        title={t('off')}
        action={
          retry && (
            <Button size="sm" onClick={retry} disabled={isLoading}>
              {t('booking:retry')}
            </Button>
          )
        }
      >
        {t('offText', usePhoneInText())}
      </Alert>
    </div>
  );
};
