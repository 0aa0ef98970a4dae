import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';
import { agreementPath } from '../booking-paths.ts';

/** The way to the agreement: to sign it, or to what was signed. */
export const AgreementPart = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'signing' });
  const isSigned = booking.timeline.some(({ action }) => action === 'booking.agreement-signed');
  return (
    <PanelPart title={t('part')}>
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs">
        <span className="text-muted">{t(isSigned ? 'isSigned' : 'unsigned')}</span>
        <LinkButton to={agreementPath(booking.id)} size="xs">
          {t('open')}
        </LinkButton>
      </div>
    </PanelPart>
  );
};
