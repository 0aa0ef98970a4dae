import { isForward, type Period } from '#kernel/period.ts';
import { conflictsOf, occupiedBy } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { endNotAfterStart } from '../../rules/office/office-problems.ts';
import { offeredVehicles } from './offered-vehicles-store.ts';

/** The vehicles that staff may choose: free for all of a period, turnover in; without one, all that are on offer. */
export const freeVehicles = async ({ tx, now }: Context, period: Period | null) => {
  const offered = await offeredVehicles(tx);
  if (!period) return offered;
  if (!isForward(period)) throw endNotAfterStart();
  const during = occupiedBy(period, await readSettings(tx));
  const taken = await conflictsOf(tx, { vehicleIds: offered.map(({ id }) => id), during, now });
  const takenIds = new Set(taken.map(({ vehicleId }) => vehicleId));
  return offered.filter(({ id }) => !takenIds.has(id));
};
