import type { VehicleShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import { pictureOf } from '../../vehicle-card/picture-of.ts';

/** Other rentable vehicles of the same model. Empty for a vehicle with photographs, which show its own colour. */
export const readSameModel = async (call: Client['call'], vehicle: VehicleShape): Promise<VehicleShape[]> => {
  if (vehicle.photos.length > 0) return [];
  const { brand, model } = vehicle;
  const answer = await call('GET /vehicles', { query: { search: `${brand} ${model}`.slice(0, 100), limit: 100 } });
  if (!answer.success) return [];
  return answer.data.filter(
    (one) => one.id !== vehicle.id && one.brand === brand && one.model === model && one.status !== 'maintenance',
  );
};

/** The vehicles in other colours, up to `most`: the first of each picture that differs from the vehicle's own. */
export const otherColours = (vehicle: VehicleShape, sameModel: readonly VehicleShape[], most: number) => {
  const seen = new Set([pictureOf(vehicle).src]);
  const others = sameModel.filter((one) => {
    const { src } = pictureOf(one);
    return !seen.has(src) && seen.add(src);
  });
  return others.slice(0, most);
};
