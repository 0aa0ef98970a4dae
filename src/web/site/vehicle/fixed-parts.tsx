import type { VehicleShape } from '#contract/fleet.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { usePriceHolds } from '../../rental/use-price-holds.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { useConsumptionWords } from '../../vehicle-card/use-fact-words.ts';
import { Points } from '../frame/points.tsx';
import { VehiclePart } from './part.tsx';
import { RatesTable } from './rates-table.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** The vehicle's description, what its price includes, and its daily, weekly and monthly rates: the parts that do not depend on the dates. */
const FixedParts = ({ page: { vehicle, rules, locations, tax, seasons } }: { page: VehiclePage }) => {
  const t = useWords('vehicle');
  const language = useLanguage();
  const holds = usePriceHolds({ graceMinutes: rules.graceMinutes, locations });
  const about = vehicle.description && textIn(vehicle.description, language);
  return (
    <>
      <Facts vehicle={vehicle} />
      {about && (
        <VehiclePart heading={t('about')}>
          <p className="mt-3 max-w-[68ch] whitespace-pre-line text-muted">{about}</p>
        </VehiclePart>
      )}
      <VehiclePart heading={t('included.heading')}>
        <Points
          points={[
            ...(vehicle.category.bookedAsClass ? [t('included.orSimilar')] : []),
            ...holds,
            t('included.driver', { age: vehicle.category.minimumDriverAge }),
          ]}
        />
      </VehiclePart>
      {vehicle.rates.daily > 0 && <RatesTable rates={vehicle.rates} tax={tax} seasons={seasons} />}
    </>
  );
};
export default FixedParts;

type Fact = { name: FactName; icon: IconName; value: string | number | null };
type FactName = 'seats' | 'doors' | 'luggage' | 'transmission' | 'fuel' | 'consumption' | 'range' | 'charging';

/** Room, gearbox and drive; what the business has not entered is left out. */
const Facts = ({ vehicle }: { vehicle: VehicleShape }) => {
  const t = useWords('vehicle');
  const inVehicles = useWords('vehicles');
  const consumption = useConsumptionWords()(vehicle);
  const { seats, luggage, transmission, fuelType } = vehicle;
  const { doors, bootLitres, rangeKm, chargeMinutes } = vehicle.facts;
  const isElectric = fuelType === 'electric' || fuelType === 'hybrid';
  const room = [
    ...(luggage > 0 ? [t('luggage', { count: luggage })] : []),
    ...(bootLitres === null ? [] : [t('litres', { count: bootLitres })]),
  ];
  const all: Fact[] = [
    { name: 'seats', icon: 'seat', value: seats },
    { name: 'doors', icon: 'car', value: doors },
    { name: 'luggage', icon: 'bag', value: room.join(', ') || null },
    { name: 'transmission', icon: 'gearbox', value: inVehicles(`transmission.${transmission}`) },
    { name: 'fuel', icon: isElectric ? 'bolt' : 'fuel', value: inVehicles(`fuelType.${fuelType}`) },
    { name: 'consumption', icon: isElectric ? 'bolt' : 'fuel', value: consumption },
    { name: 'range', icon: 'bolt', value: rangeKm && t('kilometres', { count: rangeKm }) },
    { name: 'charging', icon: 'clock', value: chargeMinutes && t('minutes', { count: chargeMinutes }) },
  ];
  const known = all.filter(({ value }) => value !== null);
  const columns = known.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-4';
  return (
    <dl className={`mt-7 grid grid-cols-2 gap-5 border-y border-line py-5 ${columns}`}>
      {known.map(({ name, icon, value }) => (
        <div key={name}>
          <dt className="flex items-center gap-2 text-xs text-subtle">
            <Icon name={icon} size="sm" className="text-brand" />
            {t(`facts.${name}`)}
          </dt>
          <dd className="mt-0.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
