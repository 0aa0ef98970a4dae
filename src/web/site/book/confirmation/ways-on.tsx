import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';

export const WaysOn = () => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  return (
    <div className="no-print flex flex-wrap gap-2">
      <LinkButton to="/" look="quiet">
        {t('home')}
      </LinkButton>
      <LinkButton to="/vehicles" look="quiet">
        {t('another')}
      </LinkButton>
    </div>
  );
};
