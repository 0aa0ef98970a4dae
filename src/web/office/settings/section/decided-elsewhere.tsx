import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';

/** The environment of the server decides: what would be typed here had no effect. */
export const DecidedElsewhere = ({ by }: { by: string }) => {
  const { t } = useTranslation('settings', { keyPrefix: 'section.environment' });
  return (
    <Alert title={t('title', { by })}>
      <p>{t('text')}</p>
    </Alert>
  );
};
