import type { Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import { unitsFree, unitsInService } from '../rules/stock.ts';
import { type Addon, readOfferedAddons } from './addon-store.ts';
import { reservationsOf } from './reservation-store.ts';

/**
 * The add-ons on the website with how many units may be taken: over a period those free for all of it. `ownHold`: the
 * booking of whoever asks, whose units are theirs to choose again.
 */
export const readAvailableAddons = async (
  { tx, now }: Context,
  { period, category, ownHold }: { period: Period | null; category?: Addon['category']; ownHold?: string | undefined },
): Promise<{ addon: Addon; available: number | null }[]> => {
  const addons = await readOfferedAddons(tx, category);
  if (!period) return addons.map((addon) => ({ addon, available: unitsInService(addon) }));
  const reserved = await reservationsOf(tx, { addonIds: addons.map(({ id }) => id), period, now, butBooking: ownHold });
  return addons.map((addon) => ({ addon, available: unitsFree(addon, reserved.get(addon.id) ?? [], period) }));
};
