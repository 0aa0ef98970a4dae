import { useTranslation } from 'react-i18next';
import { tokenOf } from '../../../booking/booking-key.ts';
import { managePath } from '../../../booking/booking-paths.ts';
import { useNoMail } from '../../../shell/use-site.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PaperButton } from '../../papers/paper-button.tsx';
import { useBookingPapers } from '../../papers/use-booking-papers.ts';
import type { Booking } from '../booking-context.ts';
import { useWizard } from '../wizard.ts';

/** What can be kept of the booking, and the way to its page. */
export const TakeAlong = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const { booking: held } = useWizard().draft;
  const { bookingId, status } = booking;
  const noMail = useNoMail();
  const { take, isFailed } = useBookingPapers(bookingId, tokenOf(held));
  return (
    <div className="no-print mt-5 border-t border-line pt-5">
      <div className="flex flex-wrap gap-2">
        <LinkButton to={managePath(bookingId)} look="brand" size="sm">
          <Icon name="edit" size="sm" />
          {t('manage')}
        </LinkButton>
        {status === 'confirmed' && <PaperButton paper="calendar" label={t('calendar')} take={take} />}
        <PaperButton paper="confirmation" label={t('paper')} take={take} />
        <Button size="sm" onClick={() => window.print()}>
          <Icon name="print" size="sm" />
          {t('print')}
        </Button>
      </div>
      {isFailed && (
        <div className="mt-3">
          <Alert tone="danger" title={t('notLoaded')}>
            {t('notLoadedText', noMail)}
          </Alert>
        </div>
      )}
    </div>
  );
};
