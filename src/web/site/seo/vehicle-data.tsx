import type { VehicleShape } from '#contract/fleet.ts';
import { useOrigin } from '../../shell/use-site.ts';
import { DataScript } from './data-script.tsx';
import { type Facts, jsonLd } from './json-ld.ts';
import { vehicleFacts } from './vehicle-json-ld.ts';

type VehicleFacts = Parameters<typeof vehicleFacts>[1];

/** Structured data about a vehicle and its price. */
export const VehicleData = (facts: VehicleFacts) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(vehicleFacts(origin, facts)) : null} />;
};

/** Structured data about the vehicles in a list. */
export const ListData = ({ vehicles }: { vehicles: readonly Listed[] }) => {
  const origin = useOrigin();
  return <DataScript facts={import.meta.env.SSR ? jsonLd(listFacts(origin, vehicles)) : null} />;
};

type Listed = Pick<VehicleShape, 'id' | 'brand' | 'model' | 'year'>;

/** The listed vehicles as schema.org data, in order, each with the address of its page. */
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
