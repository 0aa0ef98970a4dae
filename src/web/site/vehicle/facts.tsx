import { useTranslation } from 'react-i18next';
import type { VehicleShape } from '#contract/fleet.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';

/** Seats, luggage, gearbox and fuel. */
export const Facts = ({ vehicle: { seats, luggage, transmission, fuelType } }: { vehicle: VehicleShape }) => {
  const { t } = useTranslation(['vehicle', 'vehicles']);
  const isElectric = fuelType === 'electric' || fuelType === 'hybrid';
  const facts: { name: 'seats' | 'luggage' | 'transmission' | 'fuel'; icon: IconName; value: string | number }[] = [
    { name: 'seats', icon: 'seat', value: seats },
    ...(luggage > 0 ? [{ name: 'luggage', icon: 'bag', value: t('luggage', { count: luggage }) } as const] : []),
    { name: 'transmission', icon: 'gearbox', value: t(`vehicles:transmission.${transmission}`) },
    { name: 'fuel', icon: isElectric ? 'bolt' : 'fuel', value: t(`vehicles:fuelType.${fuelType}`) },
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
