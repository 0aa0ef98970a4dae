import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { BookingRow } from '../booking.ts';
import { handOverPath, openedFor } from '../booking-paths.ts';
import { primaryAction } from '../primary-action.ts';
import { useBookingDeeds } from '../status/use-booking-deeds.ts';
import { type BookingSearch, bookingsPath } from './bookings-address.ts';

type Props = { booking: BookingRow; search: BookingSearch; onRefused: (failure: Failure) => void };

/** What may be done with a booking now: first what leads its panel too, then what moves it on, then what is always there, last what ends it. */
export const CardButtons = ({ booking, search, onRefused }: Props) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'do' });
  const { confirm, isConfirming, email, isMailing } = useBookingDeeds(onRefused);
  const { id, may, status } = booking;
  const beside = bookingsPath(search, id);
  const lead = primaryAction(booking, useNow());
  const edit = <Way to={openedFor(beside, 'edit')} name={t('edit')} isFirst={lead === 'edit'} />;
  return (
    <div className="flex flex-wrap gap-1.5">
      {may.confirm && (
        <Button size="xs" look="brand" busy={isConfirming && t('confirming')} onClick={() => confirm(booking)}>
          {t('confirm')}
        </Button>
      )}
      {lead === 'edit' && edit}
      {may.pickUp && <Way to={handOverPath(id, 'pick-up')} name={t('pickUp')} isFirst={lead === 'pick-up'} />}
      {may.return && <Way to={handOverPath(id, 'return')} name={t('return')} isFirst={lead === 'return'} />}
      {may.cancel && (
        <Way to={openedFor(beside, 'cancel')} name={t(status === 'pending' ? 'cancel' : 'customerCancel')} />
      )}
      {lead !== 'edit' && edit}
      <Way to={openedFor(beside, 'print')} name={t('print')} />
      <Button size="xs" busy={isMailing && t('emailing')} onClick={() => email(booking)}>
        <Icon name="mail" size="xs" />
        {t('email')}
      </Button>
      <Way to={openedFor(beside, 'invoice')} name={t('invoice')} />
      <Way to={beside} name={t('details')} />
      {may.archive && <Way to={openedFor(beside, 'delete')} name={t('delete')} />}
    </div>
  );
};

const Way = ({ to, name, isFirst = false }: { to: string; name: string; isFirst?: boolean }) => (
  <LinkButton to={to} preventScrollReset prefetch="none" size="xs" look={isFirst ? 'brand' : 'outline'}>
    {name}
  </LinkButton>
);
