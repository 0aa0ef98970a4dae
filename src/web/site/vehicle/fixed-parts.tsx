import type { VehicleShape } from '#contract/fleet.ts';
import { textIn } from '../../languages/text-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { VehiclePart } from './part.tsx';
import { RatesTable } from './rates-table.tsx';
import type { VehiclePage } from './read-vehicle-page.ts';

/** The vehicle's description and its daily, weekly and monthly rates: the parts that do not depend on the dates. */
const FixedParts = ({ page: { vehicle, tax, seasons } }: { page: VehiclePage }) => {
  const t = useWords('vehicle');
  const language = useLanguage();
  const about = vehicle.description && textIn(vehicle.description, language);
  return (
    <>
      <Facts vehicle={vehicle} />
      {about && (
        <VehiclePart heading={t('about')}>
          <p className="mt-3 max-w-[68ch] whitespace-pre-line text-muted">{about}</p>
        </VehiclePart>
      )}
      {vehicle.rates.daily > 0 && <RatesTable rates={vehicle.rates} tax={tax} seasons={seasons} />}
    </>
  );
};
export default FixedParts;

/** Seats, luggage, gearbox and fuel. */
const Facts = ({ vehicle: { seats, luggage, transmission, fuelType } }: { vehicle: VehicleShape }) => {
  const t = useWords('vehicle');
  const inVehicles = useWords('vehicles');
  const isElectric = fuelType === 'electric' || fuelType === 'hybrid';
  const facts: { name: 'seats' | 'luggage' | 'transmission' | 'fuel'; icon: IconName; value: string | number }[] = [
    { name: 'seats', icon: 'seat', value: seats },
    ...(luggage > 0 ? [{ name: 'luggage', icon: 'bag', value: t('luggage', { count: luggage }) } as const] : []),
    { name: 'transmission', icon: 'gearbox', value: inVehicles(`transmission.${transmission}`) },
    { name: 'fuel', icon: isElectric ? 'bolt' : 'fuel', value: inVehicles(`fuelType.${fuelType}`) },
  ];
  return (
    <dl className="mt-7 grid grid-cols-2 border-y border-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {facts.map(({ name, icon, value }) => (
        <div
          key={name}
          className="border-line py-4.5 max-md:even:border-l max-md:even:pl-4 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-5"
        >
          <dt className="text-xs text-subtle">
            <Icon name={icon} className="mb-2 block text-brand" />
            {t(`facts.${name}`)}
          </dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
