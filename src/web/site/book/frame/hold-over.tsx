import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { useBooking } from '../booking-in-hand.ts';
import { otherVehiclesPath } from '../flow.ts';
import { useWizard } from '../wizard.ts';
import { DeadEnd } from './dead-end.tsx';
import { Facts } from './facts.tsx';
import { useRentalWords, vehicleName } from './use-rental-words.ts';

/** The hold ended before the payment. Everything that was typed is still there. */
export const HoldOver = ({ step }: { step: number }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'hold' });
  const { draft, change, go } = useWizard();
  const holdAgain = () => {
    change({ booking: null, attempt: null });
    go(2, { replace: true });
  };
  return (
    <DeadEnd step={step} icon="clock" title={t('overTitle')} text={t('overText')} facts={<WasHeld />}>
      <LinkButton to={otherVehiclesPath(draft.rental)} look="accent">
        {t('search')}
      </LinkButton>
      <Button onClick={holdAgain}>{t('again')}</Button>
    </DeadEnd>
  );
};

const WasHeld = () => {
  const { t } = useTranslation('booking', { keyPrefix: 'facts' });
  const { page } = useWizard();
  const { start, end } = useRentalWords();
  const booking = useBooking();
  return (
    <Facts
      facts={[
        { name: t('vehicle'), value: vehicleName(page.vehicle) },
        { name: t('dates'), value: `${start.when} – ${end.when}` },
        ...(booking
          ? [
              { name: t('reference'), value: booking.bookingNumber },
              { name: t('amount'), value: <Money baht={booking.totalAmount} /> },
            ]
          : []),
      ]}
    />
  );
};
