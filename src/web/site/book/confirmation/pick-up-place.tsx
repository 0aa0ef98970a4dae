import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PlaceLines } from '../../frame/place-lines.tsx';
import { useHoursOfDay } from '../../frame/use-hours-of-day.ts';
import type { Booking } from '../booking-in-hand.ts';
import { useWizard } from '../wizard.ts';

/** Where the key is handed over, how to get there, whom to call. */
export const PickUpPlace = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking', { keyPrefix: 'done' });
  const { page } = useWizard();
  const hoursOfDay = useHoursOfDay();
  const place = page.locations.find(({ name }) => name === booking.pickupLocation);
  if (!place) return null;
  const open = hoursOfDay(booking.openingHours.pickUp, booking.pickupDate);
  return (
    <Card>
      <h2 className="mb-2 text-[1.1875rem]">{t('place')}</h2>
      <PlaceLines place={place} open={open} directions={t('directions')} />
    </Card>
  );
};
