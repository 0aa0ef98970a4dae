import type { Period } from '#kernel/period.ts';
import type { Context } from '#platform/context.ts';
import { addonNotFound } from '../rules/problems.ts';
import { unitsFree, unitsInService } from '../rules/stock.ts';
import { type Addon, readAddons } from './addon-store.ts';
import { reservationsOf } from './reservation-store.ts';

/** An add-on on the website with how many units may be taken: over a period those free for all of it. */
export const checkAddon = async (
  { tx, now }: Context,
  id: string,
  period: Period | null,
): Promise<{ addon: Addon; available: number | null }> => {
  const [addon] = await readAddons(tx, [id]);
  if (!addon?.isOffered) throw addonNotFound();
  if (!period) return { addon, available: unitsInService(addon) };
  const reserved = await reservationsOf(tx, { addonIds: [id], period, now });
  return { addon, available: unitsFree(addon, reserved.get(id) ?? [], period) };
};
