import { useTranslation } from 'react-i18next';
import { managePath } from '../../../booking/booking-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useBookingInHand } from '../booking-context.ts';
import { useWizard } from '../wizard.ts';

/**
 * Back from the payment: to the step before it, or to the booking's own page where a mail or that page led here: cover and
 * add-ons are not known here then.
 */
export const WayBack = ({ isBusy }: { isBusy: boolean }) => {
  const { t } = useTranslation('booking');
  const { draft, go } = useWizard();
  const { bookingId } = useBookingInHand().booking;
  if (!draft.booking?.madeOf)
    return (
      <LinkButton to={managePath(bookingId)} size="lg">
        {t('rest.back')}
      </LinkButton>
    );
  return (
    <Button size="lg" onClick={() => go(2)} disabled={isBusy}>
      {t('previous')}
    </Button>
  );
};
