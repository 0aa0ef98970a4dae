import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';

/** Seats, luggage, gearbox, fuel, each with its name. */
export const VehicleFactRow = ({ vehicle }: { vehicle: VehicleShape }) => {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const { seats, luggage, transmission, fuelType } = vehicle;
  const isElectric = fuelType === 'electric' || fuelType === 'hybrid';
  const facts: readonly { name: string; icon: IconName; value: string | number }[] = [
    { name: t('facts.seats'), icon: 'seat', value: seats },
    { name: t('facts.luggage'), icon: 'bag', value: t('luggage', { count: luggage }) },
    { name: t('facts.transmission'), icon: 'gearbox', value: t(`vehicles:transmission.${transmission}`) },
    { name: t('facts.fuel'), icon: isElectric ? 'bolt' : 'fuel', value: t(`vehicles:fuelType.${fuelType}`) },
  ];
  return (
    <dl className="mt-7 grid grid-cols-2 border-y border-line md:grid-cols-4">
      {facts.map(({ name, icon, value }) => (
        <div
          key={name}
          className="border-line py-4.5 even:border-l even:pl-5 md:not-first:border-l md:not-first:pl-5 max-md:nth-[n+3]:border-t"
        >
          <dt className="text-xs text-subtle">
            <Icon name={icon} className="mb-1.5 text-brand" />
            {name}
          </dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
