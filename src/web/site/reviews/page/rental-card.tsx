import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { formatDayRange } from '../../../ui/dates.ts';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../vehicles/card/picture-of.ts';
import type { Rental } from './opened-rental.tsx';

/** What was driven, and when. */
export const RentalCard = ({ rental: { vehicle, pickupDate, returnDate } }: { rental: Rental }) => {
  const { t } = useTranslation('reviews', { keyPrefix: 'page' });
  const language = useLanguage();
  return (
    <section
      aria-label={t('rental')}
      className="self-start overflow-hidden rounded-panel border border-line bg-surface"
    >
      <VehiclePicture src={pictureOf(vehicle)} alt="" urgent />
      <div className="px-5 py-4">
        <p className="text-lg leading-snug font-semibold">
          {vehicle.brand} {vehicle.model}
        </p>
        <p className="text-sm text-muted">{formatDayRange(pickupDate, returnDate, language, { year: true })}</p>
      </div>
    </section>
  );
};
