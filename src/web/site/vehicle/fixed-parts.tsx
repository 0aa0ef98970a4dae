import { useTranslation } from 'react-i18next';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { Facts } from './facts.tsx';
import { Part } from './part.tsx';
import { RatesTable } from './rates/rates-table.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** What the vehicle is and what it costs by the day, week and month: nothing here changes with the dates. */
const FixedParts = ({ page: { vehicle, tax, seasons } }: { page: VehiclePage }) => {
  const { t } = useTranslation('vehicle');
  const language = useLanguage();
  const about = vehicle.description && textIn(vehicle.description, language);
  return (
    <>
      <Facts vehicle={vehicle} />
      {about && (
        <Part heading={t('about')}>
          <p className="mt-3 max-w-[68ch] whitespace-pre-line text-muted">{about}</p>
        </Part>
      )}
      {vehicle.rates.daily > 0 && <RatesTable rates={vehicle.rates} tax={tax} seasons={seasons} />}
    </>
  );
};
export default FixedParts;
