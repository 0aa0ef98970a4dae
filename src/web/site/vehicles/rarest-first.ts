import type { VehicleShape } from '#contract/fleet.ts';

/**
 * The vehicles with their features in a new order: first those that fewest of the others have, so that what a card
 * names tells its vehicle apart. Features that as many have keep their order.
 */
export const rarestFirst = <Vehicle extends Pick<VehicleShape, 'features'>>(
  vehicles: readonly Vehicle[],
): Vehicle[] => {
  const counts = new Map<string, number>();
  for (const feature of vehicles.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return vehicles.map((vehicle) => ({
    ...vehicle,
    features: vehicle.features.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0)),
  }));
};
