import { useTranslation } from 'react-i18next';
import { otherVehiclesPath } from '../../../../rental/rental.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useBooking } from '../../booking-context.ts';
import { useWizard } from '../../wizard.ts';
import { useRentalWords, vehicleName } from '../use-rental-words.ts';
import { DeadEnd } from './dead-end.tsx';
import { RentalList } from './rental-list.tsx';

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
  const { page } = useWizard();
  const { start, end } = useRentalWords();
  const booking = useBooking();
  const booked = booking && { reference: booking.bookingNumber, amount: booking.totalAmount };
  return <RentalList vehicle={vehicleName(page.vehicle)} start={start.when} end={end.when} booked={booked} />;
};
