import type { VehicleShape } from '#contract/fleet.ts';
import type { Facts } from './json-ld.ts';

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
