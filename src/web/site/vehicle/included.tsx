import { useTranslation } from 'react-i18next';
import { useSite } from '../frame/use-site.ts';
import { useListedWords } from '../vehicles/card/listed-words.ts';
import { Part } from './part.tsx';
import { Points } from './points.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** What this vehicle is equipped with, and what the price of every vehicle holds. */
export const Included = ({ page: { vehicle, rules, locations } }: { page: VehiclePage }) => {
  const { t } = useTranslation('vehicle');
  const { equipment } = useListedWords();
  const { emergencyPhone } = useSite();
  const { features, category } = vehicle;
  const points = [
    t('included.insurance'),
    t('included.kilometres'),
    ...(emergencyPhone ? [t('included.breakdown')] : []),
    ...(locations.some(({ isAirport }) => isAirport) ? [t('included.airport')] : []),
    t('included.driver', { age: category.minimumDriverAge }),
    ...(rules.graceMinutes > 0 ? [t('included.grace', { count: rules.graceMinutes })] : []),
  ];
  return (
    <>
      {features.length > 0 && (
        <Part heading={t('features')}>
          <Points points={equipment(features)} />
        </Part>
      )}
      <Part heading={t('included.heading')}>
        <Points points={points} />
      </Part>
    </>
  );
};
