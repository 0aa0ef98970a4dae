import { useTranslation } from 'react-i18next';
import { drawingAddress } from '#kernel/drawing-address.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { VehicleImage } from '../../../ui/picture/vehicle-picture.tsx';
import { RentalTimeline } from '../../../ui/rental-timeline.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import type { Booking } from '../booking.ts';
import { usePlaces } from '../use-places.ts';

/** What is rented, from when and where to when and where. */
export const RentalPart = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings');
  const { t: outside } = useTranslation('bookings', { keyPrefix: 'panel' });
  const language = useLanguage();
  const { from, to } = usePlaces(booking);
  const { vehicle, outsideOpeningHours, holdUntil } = booking;
  const moment = (at: string) => formatDayTime(at, language, { year: true });
  const placed = (place: string, isOutside: boolean) => (isOutside ? `${place}, ${outside('outside')}` : place);
  const drawing = drawingAddress(vehicle);
  return (
    <>
      <PanelPart>
        <div className="flex items-center justify-between gap-3 text-xs">
          <p>
            <a href={`/admin/vehicles/${booking.vehicleId}`} className="block text-sm font-semibold hover:underline">
              {booking.vehicleName}
            </a>
            <span className="text-muted">
              {[booking.vehicleLicensePlate, t('days', { count: booking.days })].filter(Boolean).join(', ')}
            </span>
          </p>
          <VehicleImage
            src={{ src: vehicle.images[0] ?? drawing, photo: null, drawing }}
            alt=""
            className="w-32 shrink-0"
          />
        </div>
      </PanelPart>
      <PanelPart>
        <RentalTimeline
          start={{ when: moment(booking.pickupDate), where: placed(from, outsideOpeningHours.pickUp) }}
          end={{ when: moment(booking.returnDate), where: placed(to, outsideOpeningHours.dropOff) }}
        />
        {booking.status === 'pending' && holdUntil && (
          <p className="mt-2 text-xs text-muted">{t('heldUntil', { when: moment(holdUntil) })}</p>
        )}
        {booking.needsApproval && <p className="mt-2 text-xs font-medium text-pending">{t('toApprove')}</p>}
      </PanelPart>
    </>
  );
};
