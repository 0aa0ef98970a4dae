import { type Period, withTurnover } from '#kernel/period.ts';
import { conflictsOf, findVehicle, firstFreeFrom, isOnOffer } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { vehicleNotFound } from './rules/problems.ts';

/** Whether a vehicle is free for a period with its turnover, and if not, from when on. Advice: creating decides. */
export const checkAvailability = async ({ tx, now }: Context, vehicleId: string, period: Period) => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const { turnoverIntervalHours } = (await readSettings(tx)).booking;
  const during = withTurnover(period, turnoverIntervalHours);
  if (!isOnOffer(vehicle)) return { conflicts: [{ reason: 'maintenance' as const, ...during }], freeFrom: null };
  const conflicts = await conflictsOf(tx, { vehicleIds: [vehicleId], during, now });
  const freeFrom =
    conflicts.length === 0
      ? null
      : await firstFreeFrom(tx, {
          vehicleId,
          from: period.from,
          lengthMs: during.until.epochMilliseconds - during.from.epochMilliseconds,
          now,
        });
  return { conflicts, freeFrom };
};
