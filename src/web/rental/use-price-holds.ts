import type { LocationShape } from '#contract/fleet.ts';
import { useWords } from '../languages/use-words.ts';
import { useSite } from '../shell/use-site.ts';

type Facts = Readonly<{ graceMinutes: number; locations: readonly LocationShape[] }>;

/** One sentence for each thing that every vehicle's price includes, where it applies. Needs the `vehicle` words. */
export const usePriceHolds = ({ graceMinutes, locations }: Facts): string[] => {
  const t = useWords('vehicle', 'included');
  const { emergencyPhone } = useSite();
  return [
    t('insurance'),
    t('kilometres'),
    ...(emergencyPhone ? [t('breakdown')] : []),
    ...(locations.some(({ isAirport }) => isAirport) ? [t('airport')] : []),
    ...(graceMinutes > 0 ? [t('grace', { count: graceMinutes })] : []),
  ];
};
