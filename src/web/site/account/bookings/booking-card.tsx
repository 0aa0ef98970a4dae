import { Link } from 'react-router';
import { promisedName } from '#words/or-similar.ts';
import { managePath } from '../../../booking/booking-paths.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import type { Picture } from '../../../ui/picture/picture.ts';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { StageBadges } from '../../my-booking/page/stage-badges.tsx';
import { usePlaceNames } from '../../my-booking/page/use-place-names.ts';
import { CardActions, type Locations } from './card-actions.tsx';
import type { OwnBooking } from './read-own-bookings.ts';
import { RentalPicture } from './rental-picture.tsx';

type Props = { booking: OwnBooking; picture: Picture | undefined; locations: Locations; isFirst: boolean };

/** An upcoming booking, with its actions. */
export const BookingCard = ({ booking, picture, locations, isFirst }: Props) => {
  const t = useWords('myBooking');
  const language = useLanguage();
  const { from, to } = usePlaceNames(booking);
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  return (
    <article className="overflow-hidden rounded-panel border border-line bg-surface">
      <div className="grid gap-x-7 gap-y-4 p-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_auto]">
        <RentalPicture picture={picture} isUrgent={isFirst} className="self-center rounded-lg px-3 pt-4 pb-1" />
        <div className="min-w-0 px-1.5 lg:px-0 lg:py-3">
          <StageBadges booking={booking} />
          <h2 className="mt-2.5 mb-3 text-[1.1875rem]">
            <Link to={managePath(booking.bookingId)} className="hover:underline">
              {promisedName(booking.vehicleName, booking.orSimilar, language)}
            </Link>
          </h2>
          <RentalTimeline
            start={{ when: moment(booking.pickupDate), where: from }}
            end={{ when: moment(booking.returnDate), where: to }}
          />
        </div>
        <div className="flex flex-wrap items-baseline gap-x-3 px-1.5 lg:block lg:py-3 lg:pr-3 lg:text-right">
          <Money baht={booking.totalAmount} className="block text-[1.375rem] font-semibold tracking-tight" />
          <span className="text-xs text-muted">{t('forDays', { count: booking.quote.days })}</span>
          <span className="text-xs text-muted figures lg:mt-2.5 lg:block">{booking.bookingNumber}</span>
        </div>
      </div>
      <CardActions booking={booking} locations={locations} />
    </article>
  );
};
