import type { VehicleShape } from '#contract/fleet.ts';
import { useOrigin } from '../../shell/use-site.ts';
import { DataScript } from './data-script.tsx';
import { type Facts, jsonLd } from './json-ld.ts';
import { vehicleFacts } from './vehicle-json-ld.ts';

type VehicleFacts = Parameters<typeof vehicleFacts>[1];

/** What the vehicle is and costs, for search engines. */
export const VehicleData = (facts: VehicleFacts) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(vehicleFacts(origin, facts)) : null} />;
};

/** The vehicles that a list shows, for search engines. */
export const ListData = ({ vehicles }: { vehicles: readonly Listed[] }) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(listFacts(origin, vehicles)) : null} />;
};

type Listed = Pick<VehicleShape, 'id' | 'brand' | 'model' | 'year'>;

/** The vehicles that a list shows, in its order, each by its own page. */
export const listFacts = (origin: string, vehicles: readonly Listed[]): Facts => ({
  '@type': 'ItemList',
  numberOfItems: vehicles.length,
  itemListElement: vehicles.map(({ id, brand, model, year }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: `${origin}/vehicles/${id}`,
    name: `${brand} ${model} ${year}`,
  })),
});
