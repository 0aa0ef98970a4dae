import { useTranslation } from 'react-i18next';
import { useNow } from '../../../site/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Booking } from '../booking.ts';
import { handOverPath, type Purpose } from '../booking-paths.ts';
import { useListBeside } from '../list/list-beside.ts';
import { useBookingDeeds } from '../status/use-booking-deeds.ts';
import { leadOf } from './lead.ts';

type Props = { booking: Booking; onOpen: (purpose: Purpose) => void };

/** What can be done with the booking now. What the day asks for leads; what ends it stands last. */
export const PanelActions = ({ booking, onOpen }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'do' });
  const { onRefused } = useListBeside();
  const { confirm, isConfirming, email, isMailing } = useBookingDeeds(onRefused);
  const { id, may, status } = booking;
  const lead = leadOf(booking, useNow());
  const lookOf = (name: typeof lead) => (lead === name ? 'brand' : 'outline');
  return (
    <>
      {may.confirm && (
        <Button
          size="sm"
          look={lookOf('confirm')}
          busy={isConfirming && t('confirming')}
          onClick={() => confirm(booking)}
        >
          {t('confirm')}
        </Button>
      )}
      {may.pickUp && (
        <LinkButton to={handOverPath(id, 'pick-up')} size="sm" look={lookOf('pick-up')}>
          <Icon name="key" size="sm" />
          {t('pickUp')}
        </LinkButton>
      )}
      {may.return && (
        <LinkButton to={handOverPath(id, 'return')} size="sm" look={lookOf('return')}>
          {t('return')}
        </LinkButton>
      )}
      <Button size="sm" look={lookOf('edit')} onClick={() => onOpen('edit')}>
        <Icon name="edit" size="sm" />
        {t('edit')}
      </Button>
      <Button size="sm" busy={isMailing && t('emailing')} onClick={() => email(booking)}>
        <Icon name="mail" size="sm" />
        {t('email')}
      </Button>
      <Button size="sm" onClick={() => onOpen('print')}>
        <Icon name="print" size="sm" />
        {t('print')}
      </Button>
      <Button size="sm" onClick={() => onOpen('invoice')}>
        <Icon name="document" size="sm" />
        {t('invoice')}
      </Button>
      {may.cancel && (
        <Button size="sm" className="text-danger" onClick={() => onOpen('cancel')}>
          {t(status === 'pending' ? 'cancel' : 'customerCancel')}
        </Button>
      )}
      {may.archive && (
        <Button size="sm" className="text-danger" onClick={() => onOpen('delete')}>
          {t('delete')}
        </Button>
      )}
    </>
  );
};
