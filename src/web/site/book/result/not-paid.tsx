import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeadEnd } from '../frame/dead-end/dead-end.tsx';
import { useSentence } from '../payment/trouble/payment-notice.tsx';
import type { PaymentTrouble } from '../payment/trouble/payment-trouble.ts';
import type { AskedBooking } from './asked-booking.ts';
import { AskedRental } from './asked-rental.tsx';
import { remember, wayBack } from './way-back.ts';

type Props = { asked: AskedBooking; trouble: PaymentTrouble | null; amount?: number | null };

/** No money came, or none was asked for: why, and the way to pay. */
export const NotPaid = ({ asked, trouble, amount = null }: Props) => {
  const { t } = useTranslation('payment');
  const sentenceOf = useSentence();
  useEffect(() => remember(asked, { pendingCharge: null }), [asked]);
  return (
    <DeadEnd
      step={3}
      icon="alert"
      title={t(trouble ? 'banner' : 'result.none')}
      text={trouble ? sentenceOf(trouble) : t('result.noneText')}
      facts={<AskedRental {...{ asked, amount }} />}
    >
      <LinkButton to={wayBack(asked, 3)} look="accent">
        {t(trouble ? 'result.again' : 'result.toPay')}
      </LinkButton>
    </DeadEnd>
  );
};
