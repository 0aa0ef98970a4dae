import type { Period } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { occupiedBy } from '../rules/occupied-time.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { similarTo } from '../rules/similar.ts';
import { findVehicle, vehiclesInOrder } from '../vehicle-store.ts';
import { type Offer, quoteOffers } from './quote-offers.ts';
import { readComparable } from './similar-store.ts';

const MOST = 4;

/** Other vehicles that suit whoever looks at this one; with a period those that are free for it, with their quotes. */
export const findSimilar = async (
  { tx, now }: Context,
  { vehicleId, period }: { vehicleId: string; period: Period | null },
): Promise<Offer[]> => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const settings = await readSettings(tx);
  const during = period && occupiedBy(period, settings);
  const others = await readComparable(tx, { vehicle, during, now });
  const asCompared = { ...vehicle, dailyRate: vehicle.rates.daily };
  const similar = similarTo(asCompared, others, MOST);
  const found = await vehiclesInOrder(
    tx,
    similar.map(({ id }) => id),
  );
  return quoteOffers({ tx, now }, { vehicles: found, period, settings });
};
