import type { ReactNode } from 'react';
import { CHANGE_UNTIL_HOURS } from '#kernel/change-until.ts';
import { promisedName } from '#words/or-similar.ts';
import { type Stage, stageOf } from '../../../booking/stage.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useMailContext } from '../../../shell/use-site.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDay, formatDayTime } from '../../../ui/dates.ts';
import { Money } from '../../../ui/money.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import type { CustomerBooking, ManagedVehicle } from '../managed.ts';
import { StageBadges } from './stage-badges.tsx';
import { usePlaceNames } from './use-place-names.ts';

/** The text key of a stage; a cancellation not made by the customer gives its reason. */
const textOf = (stage: Stage, { cancelledBecause, paysBy }: CustomerBooking) => {
  if (stage === 'expired' && paysBy) return 'cancelledBecause.keptExpired' as const;
  if (stage !== 'cancelled' || cancelledBecause === 'customer' || !cancelledBecause)
    return `stage.${stage}.text` as const;
  return `cancelledBecause.${cancelledBecause}` as const;
};

/** The booking's stage in words, and the reference, large enough to read out. */
export const BookingHead = ({ booking }: { booking: CustomerBooking }) => {
  const t = useWords('myBooking');
  const language = useLanguage();
  const stage = stageOf(booking);
  const { vehicleName, pickupDate, returnDate, bookingNumber, customerInfo } = booking;
  const day = (date: string) => formatDay(date, language, { long: true });
  const values = {
    vehicle: vehicleName,
    day: day(pickupDate),
    until: day(returnDate),
    email: customerInfo.email,
    hours: CHANGE_UNTIL_HOURS,
    ...useMailContext(),
  };
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="min-w-0">
        <div className="mb-3">
          <StageBadges booking={booking} />
        </div>
        <h1 className="text-3xl leading-tight tracking-tight">{t(`stage.${stage}.title`, values)}</h1>
        <p className="mt-2 max-w-[52ch] text-muted">{t(textOf(stage, booking), values)}</p>
      </div>
      <div>
        <p id="reference" className="text-sm text-muted">
          {t('reference')}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <output
            aria-labelledby="reference"
            className="text-[1.75rem] leading-tight font-semibold tracking-[0.045em] figures"
          >
            {bookingNumber}
          </output>
          <CopyButton text={bookingNumber} />
        </div>
      </div>
    </header>
  );
};

type Props = { booking: CustomerBooking; vehicle: ManagedVehicle | null; children?: ReactNode };

/** The booked vehicle, places and times, with the actions below. */
export const BookedCard = ({ booking, vehicle, children }: Props) => {
  const t = useWords('myBooking');
  const language = useLanguage();
  const { from, to } = usePlaceNames(booking);
  const { vehicleName, orSimilar, licensePlate, pickupDate, returnDate, quote } = booking;
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  return (
    <section aria-label={t('rental')} className="overflow-hidden rounded-panel border border-line bg-surface">
      <div className="grid gap-x-7 gap-y-4 p-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:p-4">
        <Picture booking={booking} vehicle={vehicle} />
        <div className="min-w-0 px-1.5 md:px-0 md:py-3">
          <h2 className="mb-3 text-[1.1875rem]">{promisedName(vehicleName, orSimilar, language)}</h2>
          {licensePlate && <p className="mb-3 text-sm text-muted">{t('plate', { plate: licensePlate })}</p>}
          {orSimilar && <p className="mb-3 text-xs text-muted">{t('orSimilar')}</p>}
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

/** The vehicle's picture, or an empty space until it has loaded. */
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
