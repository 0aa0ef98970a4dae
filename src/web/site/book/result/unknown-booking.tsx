import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeadEnd } from '../frame/dead-end/dead-end.tsx';

/** Nobody here may see the booking: reference and e-mail open it. */
export const UnknownBooking = () => {
  const { t } = useTranslation('payment', { keyPrefix: 'result' });
  return (
    <DeadEnd step={3} icon="search" title={t('unknown')} text={t('unknownText')}>
      <LinkButton to="/booking/find" look="accent">
        {t('find')}
      </LinkButton>
    </DeadEnd>
  );
};
