import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Booking } from '../booking.ts';
import { handOverPath, type Purpose } from '../booking-paths.ts';
import { useListBeside } from '../list/list-beside.ts';
import { primaryAction } from '../primary-action.ts';
import { useBookingDeeds } from '../status/use-booking-deeds.ts';
import { MoreActions } from './more-actions.tsx';

type Props = { booking: Booking; onOpen: (purpose: Purpose) => void };

/** What can be done with the booking now, in one row: what the day asks for leads, what is rarer is folded. */
export const PanelActions = ({ booking, onOpen }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'do' });
  const { onRefused } = useListBeside();
  const { confirm, isConfirming, email, isMailing } = useBookingDeeds(onRefused);
  const lead = primaryAction(booking, useNow());
  return (
    <>
      {lead === 'confirm' && (
        <Button size="sm" look="brand" busy={isConfirming && t('confirming')} onClick={() => confirm(booking)}>
          {t('confirm')}
        </Button>
      )}
      {(lead === 'pick-up' || lead === 'return') && (
        <LinkButton to={handOverPath(booking.id, lead)} size="sm" look="brand">
          <Icon name="key" size="sm" className="max-sm:hidden" />
          {t(lead === 'return' ? 'return' : 'pickUp')}
        </LinkButton>
      )}
      <Button size="sm" look={lead === 'edit' ? 'brand' : 'outline'} onClick={() => onOpen('edit')}>
        <Icon name="edit" size="sm" className="max-sm:hidden" />
        {t('edit')}
      </Button>
      <Button size="sm" onClick={() => onOpen('print')}>
        <Icon name="print" size="sm" className="max-sm:hidden" />
        {t('print')}
      </Button>
      <MoreActions {...{ booking, lead, onOpen, isMailing }} onMail={() => email(booking)} />
    </>
  );
};
