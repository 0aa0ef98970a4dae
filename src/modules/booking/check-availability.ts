import type { Period } from '#kernel/period.ts';
import { conflictsOf, findVehicle, firstFreeFrom, isOnOffer } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { periodProblems } from './rules/limits.ts';
import { vehicleNotFound, wrongBooking } from './rules/problems.ts';

/** Whether a vehicle is free for a period with its turnover, and if not, from when on. Advice: creating decides. */
export const checkAvailability = async ({ tx, now }: Context, vehicleId: string, period: Period) => {
  const wrong = periodProblems(period, { pickUp: 'startDate', dropOff: 'endDate' });
  if (Object.keys(wrong).length > 0) throw wrongBooking(wrong);
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const { turnoverIntervalHours } = (await readSettings(tx)).booking;
  const during = { from: period.from, until: period.until.add({ minutes: turnoverIntervalHours * 60 }) };
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
