import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { PaymentBadge } from '../../../quote/payment-badge.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import type { Booking } from '../booking-context.ts';
import { useWizard } from '../wizard.ts';
import { TakeAlong } from './take-along.tsx';

/** What was booked: from where and when to where and when, with its states. */
export const BookedVehicle = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const language = useLanguage();
  const { page } = useWizard();
  const { pickupDate, returnDate, status, paymentStatus } = booking;
  const isThai = language === 'th';
  const from = (isThai && booking.pickupLocationInThai) || booking.pickupLocation;
  const to = (isThai && booking.dropoffLocationInThai) || booking.dropoffLocation;
  return (
    <Card>
      <div className="grid items-center gap-7 md:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="mb-4 flex flex-wrap gap-2">
            <Badge tone={status}>{t(`status.${status}`)}</Badge>
            <PaymentBadge status={paymentStatus} />
          </p>
          <RentalTimeline
            start={{ when: formatDayTime(pickupDate, language, { year: true }), where: from }}
            end={{ when: formatDayTime(returnDate, language, { year: true }), where: to }}
          />
        </div>
        <div className="text-center">
          <VehiclePicture
            src={
              booking.vehicleId === page.vehicle.id
                ? pictureOf(page.vehicle)
                : (booking.vehicleImage ?? pictureOf(page.vehicle))
            }
            alt=""
            className="rounded-lg px-3 pt-4 pb-1"
          />
          <p className="mt-2 font-semibold">{booking.vehicleName}</p>
        </div>
      </div>
      <TakeAlong booking={booking} />
    </Card>
  );
};
