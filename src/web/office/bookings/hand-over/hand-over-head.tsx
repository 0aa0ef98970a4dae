import { Link } from 'react-router';
import { drawingAddress } from '#kernel/drawing-address.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { VehicleImage } from '../../../ui/picture/vehicle-picture.tsx';
import type { Booking } from '../booking.ts';

/** The customer, the vehicle and the rental period. */
export const HandOverHead = ({ booking, isReturn }: { booking: Booking; isReturn: boolean }) => {
  const t = useWords('bookings', 'handOver');
  const language = useLanguage();
  const { vehicle, bookingNumber: number } = booking;
  const drawing = drawingAddress(vehicle);
  const pickUp = booking.handOvers.find(({ kind }) => kind === 'pick-up');
  const isOut = pickUp !== undefined || booking.stage === 'picked-up';
  const line = isReturn ? (isOut ? 'returnLine' : 'notOutLine') : 'pickUpLine';
  const from = formatDayTime(pickUp?.at ?? booking.pickupDate, language, { year: true });
  const until = formatDayTime(booking.returnDate, language, { year: true });
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line pb-4">
      <div className="min-w-0">
        <p className="text-sm text-muted figures">{t(line, { number, from, until })}</p>
        <h1 className="text-xl tracking-tight">{booking.customerName}</h1>
        <p className="text-sm text-muted">
          {booking.vehicleName}
          {booking.vehicleLicensePlate && (
            <>
              ,{' '}
              <span className="rounded-sm border border-line-control bg-surface px-2 py-0.5 font-semibold whitespace-nowrap text-ink">
                {booking.vehicleLicensePlate}
              </span>
            </>
          )}
        </p>
        <Link to={`/admin/bookings/${booking.id}`} className="inline-flex min-h-11 items-center text-sm text-link">
          {t('back')}
        </Link>
      </div>
      <VehicleImage
        src={{ src: vehicle.images[0] ?? drawing, photo: null, drawing }}
        alt=""
        className="w-42 shrink-0 max-sm:hidden"
      />
    </div>
  );
};
