import { Link } from 'react-router';
import { managePath } from '../../../booking/booking-paths.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import type { Picture } from '../../../ui/picture/picture.ts';
import { BookAgain } from '../../my-booking/page/book-again.tsx';
import { StageBadges } from '../../my-booking/page/stage-badges.tsx';
import { usePlaceNames } from '../../my-booking/page/use-place-names.ts';
import type { OwnBooking } from './read-own-bookings.ts';
import { RentalPicture } from './rental-picture.tsx';

/** A past booking: links to its page, to a review while one may be written, and to booking it again. */
export const PastBooking = ({ booking, picture }: { booking: OwnBooking; picture: Picture | undefined }) => {
  const t = useWords('account', 'past');
  const language = useLanguage();
  const { from } = usePlaceNames(booking);
  const { bookingId, bookingNumber, vehicleName, pickupDate, returnDate } = booking;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 lg:grid-cols-[7rem_minmax(0,1fr)_auto_auto]">
      <RentalPicture picture={picture} className="rounded-md px-1.5 pt-2 pb-0.5" />
      <div className="min-w-0 text-sm">
        <Link to={managePath(bookingId)} className="text-base font-semibold hover:underline">
          {vehicleName}
        </Link>
        <p className="text-muted figures">
          {formatDayRange(pickupDate, returnDate, language, { year: true })}, {from}
        </p>
        <p className="mb-1.5 text-subtle figures">{bookingNumber}</p>
        <StageBadges booking={booking} />
      </div>
      <Money baht={booking.totalAmount} className="font-semibold max-lg:col-start-2" />
      <div className="no-print flex flex-wrap gap-2 max-lg:col-start-2">
        <LinkButton to={managePath(bookingId)} size="sm" aria-label={`${t('details')}, ${bookingNumber}`}>
          {t('details')}
        </LinkButton>
        {booking.mayReview && (
          <LinkButton to={`/review/${bookingId}`} size="sm" aria-label={`${t('review')}, ${vehicleName}`}>
            <Icon name="star" size="sm" />
            {t('review')}
          </LinkButton>
        )}
        <BookAgain booking={booking} aria-label={`${t('again')}, ${vehicleName}`}>
          {t('again')}
        </BookAgain>
      </div>
    </li>
  );
};
