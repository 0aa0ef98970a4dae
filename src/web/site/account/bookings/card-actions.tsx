import { directionsAddress } from '#kernel/link-addresses.ts';
import type { DataOf } from '../../../api/routes.ts';
import { managePath } from '../../../booking/booking-paths.ts';
import { stageOf } from '../../../booking/stage.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { dateOf, formatDayTime, timeOf, today } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PaperButton } from '../../papers/paper-button.tsx';
import { useBookingPapers } from '../../papers/use-booking-papers.ts';
import type { OwnBooking } from './read-own-bookings.ts';

export type Locations = DataOf<'GET /locations'>;

type Props = { booking: OwnBooking; locations: Locations };

/**
 * The actions of a booking: payment first where it is due, then its page for changes, and documents and directions
 * here.
 */
export const CardActions = ({ booking, locations }: Props) => {
  const t = useWords('account', 'card');
  const { take, isFailed } = useBookingPapers(booking.bookingId, {});
  const held = useHeldSentence(booking);
  const { may, pickupLocation, bookingNumber } = booking;
  const page = managePath(booking.bookingId);
  const place = locations.find(({ name }) => name === pickupLocation);
  const isOnMap = place && place.latitude !== null && place.longitude !== null;
  const canChange = may.changeDates || may.extend || may.cancel;
  return (
    <div className="no-print border-t border-line px-3.5 py-3">
      {held && (
        <p className="mb-3 flex items-start gap-2 px-1.5 text-sm font-medium figures">
          <Icon name="clock" size="sm" className="mt-0.5 text-pending" />
          {held}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {may.pay && (
          <LinkButton to={page} size="sm" look="brand" aria-label={`${t('pay')}, ${bookingNumber}`}>
            <Icon name="wallet" size="sm" />
            {t('pay')}
          </LinkButton>
        )}
        <LinkButton
          to={page}
          size="sm"
          look={may.pay ? 'outline' : 'brand'}
          aria-label={`${t(canChange ? 'change' : 'open')}, ${bookingNumber}`}
        >
          <Icon name="calendar" size="sm" />
          {t(canChange ? 'change' : 'open')}
        </LinkButton>
        {isOnMap && (
          <a
            href={directionsAddress({ latitude: place.latitude ?? 0, longitude: place.longitude ?? 0 })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'sm')}
          >
            <Icon name="map" size="sm" />
            {t('directions')}
          </a>
        )}
        <PaperButton paper="confirmation" label={t('paper')} take={take} />
        {booking.status === 'confirmed' && <PaperButton paper="calendar" label={t('calendar')} take={take} />}
      </div>
      {isFailed && (
        <div className="mt-3">
          <Alert tone="danger" title={t('notLoaded')} />
        </div>
      )}
    </div>
  );
};

/** Until when an unpaid booking holds its vehicle; null without a hold, or after it has expired. */
const useHeldSentence = (booking: OwnBooking): string | null => {
  const t = useWords('account', 'card');
  const language = useLanguage();
  const now = useNow();
  const { holdUntil } = booking;
  if (!holdUntil || stageOf(booking) !== 'held' || Date.parse(holdUntil) <= now) return null;
  return dateOf(holdUntil) === today(now)
    ? t('heldToday', { time: timeOf(holdUntil) })
    : t('held', { moment: formatDayTime(holdUntil, language) });
};
