import { useOrigin } from '../../shell/use-site.ts';
import { DataScript } from './data-script.tsx';
import { jsonLd } from './facts/json-ld.ts';
import { listFacts } from './facts/list.ts';
import { vehicleFacts } from './facts/vehicle.ts';

type Told = Parameters<typeof vehicleFacts>[1];
type Listed = Parameters<typeof listFacts>[1];

/** What the vehicle is and costs, for search engines. */
export const VehicleData = (told: Told) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(vehicleFacts(origin, told)) : null} />;
};

/** The vehicles that a list shows, for search engines. */
export const ListData = ({ vehicles }: { vehicles: Listed }) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(listFacts(origin, vehicles)) : null} />;
};
