import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeadEnd } from '../frame/dead-end/dead-end.tsx';
import type { ChargeResult } from '../wizard.ts';
import type { AskedBooking } from './asked-booking.ts';
import { remember, wayBack } from './way-back.ts';

/** Paid: on to the confirmation. The owner of a booking that this tab does not know opens it from here. */
export const WasPaid = ({ asked, charge }: { asked: AskedBooking; charge: ChargeResult }) => {
  const { t } = useTranslation('payment', { keyPrefix: 'result' });
  const navigate = useNavigate();
  const way = wayBack(asked, 4);
  useEffect(() => {
    if (!asked.draft) return;
    remember(asked, { isPaid: true, pendingCharge: null });
    navigate(way, { replace: true });
  }, [asked, way, navigate]);
  return (
    <DeadEnd
      step={3}
      icon="check"
      title={t('success')}
      text={t('successText', { reference: charge.bookingNumber })}
      hasHelp={false}
    >
      <LinkButton to={way} look="accent">
        {t('open')}
      </LinkButton>
    </DeadEnd>
  );
};
