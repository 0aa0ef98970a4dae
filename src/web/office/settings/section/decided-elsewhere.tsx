import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';

/** The environment of the server decides, also by what it leaves out: what would be typed here had no effect. */
export const DecidedElsewhere = ({ by }: { by: string }) => {
  const { t } = useTranslation('settings', { keyPrefix: 'section.environment' });
  return (
    <Alert title={by === 'DEMO' ? t('demoTitle') : t('title', { by })}>
      <p>{t(by === 'DEMO' ? 'demoText' : 'text')}</p>
    </Alert>
  );
};
