import type { VehicleShape } from '#contract/fleet.ts';
import { useWords } from '../languages/use-words.ts';

type Known = Pick<VehicleShape, 'facts' | 'fuelType'>;

/** Names the consumption for 100 km; null where it is not known. */
export const useConsumptionWords = () => {
  const t = useWords('vehicles', 'facts');
  return ({ facts: { consumption }, fuelType }: Known): string | null =>
    consumption === null
      ? null
      : t(fuelType === 'electric' ? 'kilowattHoursFor100' : 'litresFor100', { amount: consumption });
};

/** What tells vehicles of a class apart, as far as it is known: range, or else consumption, and the boot. */
export const useTellingFacts = () => {
  const t = useWords('vehicles', 'facts');
  const consumptionOf = useConsumptionWords();
  return (vehicle: Known): string[] => {
    const { rangeKm, bootLitres } = vehicle.facts;
    const driving = rangeKm === null ? consumptionOf(vehicle) : t('range', { km: rangeKm });
    return [...(driving ? [driving] : []), ...(bootLitres === null ? [] : [t('boot', { litres: bootLitres })])];
  };
};
