import type { Period } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { occupiedBy } from '../rules/occupied-time.ts';
import type { Vehicle } from '../vehicle.ts';
import { vehiclesInOrder } from '../vehicle-store.ts';
import { searchOffers } from './search-store.ts';

const EVERY_ONE = 10_000;

/** All vehicles on offer that are free for a whole period, turnover counted. */
export const readFreeVehicles = async (
  { tx, now }: Context,
  { categoryId, period }: { categoryId: string | undefined; period: Period },
): Promise<{ vehicles: Vehicle[]; isRated: boolean }> => {
  const settings = await readSettings(tx);
  const { ids } = await searchOffers(tx, {
    filters: { categoryId },
    during: occupiedBy(period, settings),
    now,
    limit: EVERY_ONE,
    offset: 0,
    notFree: 0,
  });
  return { vehicles: await vehiclesInOrder(tx, ids), isRated: settings.features.enableReviews };
};
