import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import type { Booking, Vehicle } from '../managed.ts';
import { usePlaceNames } from './use-place-names.ts';

type Props = { booking: Booking; vehicle: Vehicle | null; children?: ReactNode };

/** What was booked, from where and when to where and when. Under it what may be done with it. */
export const BookedCard = ({ booking, vehicle, children }: Props) => {
  const { t } = useTranslation('myBooking');
  const language = useLanguage();
  const { from, to } = usePlaceNames(booking);
  const { vehicleName, pickupDate, returnDate, quote } = booking;
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  return (
    <section aria-label={t('rental')} className="overflow-hidden rounded-panel border border-line bg-surface">
      <div className="grid gap-x-7 gap-y-4 p-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:p-4">
        <Picture booking={booking} vehicle={vehicle} />
        <div className="min-w-0 px-1.5 md:px-0 md:py-3">
          <h2 className="mb-3 text-[1.1875rem]">{vehicleName}</h2>
          <RentalTimeline
            start={{ when: moment(pickupDate), where: from }}
            end={{ when: moment(returnDate), where: to }}
          />
        </div>
        <p className="flex items-baseline gap-x-3 px-1.5 md:block md:py-3 md:pr-3 md:text-right">
          <Money baht={booking.totalAmount} className="block text-[1.375rem] font-semibold tracking-tight" />
          <span className="text-xs text-muted">{t('forDays', { count: quote.days })}</span>
        </p>
      </div>
      {children}
    </section>
  );
};

/** The vehicle's own picture; until it came, its place. */
const Picture = ({ booking, vehicle }: Pick<Props, 'booking' | 'vehicle'>) => {
  const src = vehicle ? pictureOf(vehicle) : booking.vehicleImage;
  const look = 'self-center rounded-lg px-3 pt-4 pb-1';
  if (src) return <VehiclePicture src={src} alt="" urgent sizes="(min-width: 768px) 300px, 100vw" className={look} />;
  return (
    <div aria-hidden="true" className={`bg-stage ${look}`}>
      <div className="aspect-[580/252]" />
    </div>
  );
};
