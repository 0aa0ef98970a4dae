import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../api/download.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { managePath } from '../../manage/manage-path.ts';
import type { Booking } from '../booking-in-hand.ts';
import { tokenOf } from '../requests.ts';
import { useWizard } from '../wizard.ts';

/** What can be kept of the booking, and the way to its page. */
export const TakeAlong = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const { booking: held } = useWizard().draft;
  const [isFailed, setFailed] = useState(false);
  const { bookingId, status } = booking;
  const take = async (what: 'confirmation' | 'calendar') => {
    const trouble = await download(`GET /bookings/:id/${what}`, { id: bookingId, headers: tokenOf(held) });
    setFailed(trouble !== null);
  };
  return (
    <div className="no-print mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap gap-2">
        <LinkButton to={managePath(bookingId)} look="brand" size="sm">
          <Icon name="edit" size="sm" />
          {t('manage')}
        </LinkButton>
        {status === 'confirmed' && <TakeButton icon="calendar" label={t('calendar')} take={() => take('calendar')} />}
        <TakeButton icon="document" label={t('paper')} take={() => take('confirmation')} />
        <Button size="sm" onClick={() => window.print()}>
          <Icon name="print" size="sm" />
          {t('print')}
        </Button>
      </div>
      {isFailed && (
        <div className="mt-3">
          <Alert tone="danger" title={t('notLoaded')}>
            {t('notLoadedText')}
          </Alert>
        </div>
      )}
    </div>
  );
};

type TakeProps = { icon: 'calendar' | 'document'; label: string; take: () => Promise<void> };

const TakeButton = ({ icon, label, take }: TakeProps) => {
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    await take();
    setBusy(false);
  };
  // Its words stay while it is busy: the row must not move.
  return (
    <Button size="sm" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : go}>
      <Icon name={icon} size="sm" />
      {label}
    </Button>
  );
};
