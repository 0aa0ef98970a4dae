import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../languages/use-words.ts';
import { Icon, type IconName } from '../ui/icons.tsx';

type Props = {
  vehicle: Pick<VehicleShape, 'seats' | 'luggage' | 'transmission' | 'fuelType'>;
  className?: string;
  /** Shows “5 seats” instead of the number only, where there is room. */
  isInWords?: boolean;
};

/** Seats, bags, gearbox and fuel as a row of icons; the numbers have text labels for screen readers. */
export const VehicleFacts = ({ vehicle, className = '', isInWords = false }: Props) => {
  const t = useWords('vehicles');
  const { seats, luggage, transmission, fuelType } = vehicle;
  const facts: { icon: IconName; shown: string | number; label?: string }[] = [
    { icon: 'seat', shown: seats, label: t('facts.seats', { count: seats }) },
    ...(luggage > 0 ? [{ icon: 'bag', shown: luggage, label: t('facts.luggage', { count: luggage }) } as const] : []),
    { icon: 'gearbox', shown: t(`transmission.${transmission}`) },
    { icon: fuelType === 'electric' || fuelType === 'hybrid' ? 'bolt' : 'fuel', shown: t(`fuelType.${fuelType}`) },
  ];
  return (
    <ul aria-label={t('facts.label')} className={`flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-muted ${className}`}>
      {facts.map(({ icon, shown, label }) => (
        <li key={icon} className="flex items-center gap-1.25">
          <Icon name={icon} size="sm" className="text-subtle" />
          {isInWords ? (label ?? shown) : <span aria-hidden={label ? true : undefined}>{shown}</span>}
          {label && !isInWords && <span className="sr-only">{label}</span>}
        </li>
      ))}
    </ul>
  );
};
