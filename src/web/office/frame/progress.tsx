import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Says that the next screen is on its way, once it takes longer than a moment. */
export const Progress = () => {
  const { t } = useTranslation('ui');
  const isUnderWay = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40">
      {isUnderWay && (
        <div className="office-late h-0.5 bg-brand">
          <span className="sr-only">{t('loading')}</span>
        </div>
      )}
    </div>
  );
};
