import { type Period, withTurnover } from '#kernel/period.ts';
import { conflictsOf, findVehicle, firstFreeFrom, isOnOffer } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { ownHold } from './own-hold.ts';
import { vehicleNotFound } from './rules/problems.ts';

/**
 * Whether a vehicle is free for a period with its turnover, and if not, from when on. The visitor's own hold does not
 * count. Advice: creating decides.
 */
export const checkAvailability = async (ctx: Context, vehicleId: string, period: Period) => {
  const { tx, now } = ctx;
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const { turnoverIntervalHours } = (await readSettings(tx)).booking;
  const during = withTurnover(period, turnoverIntervalHours);
  if (!isOnOffer(vehicle)) return { conflicts: [{ reason: 'maintenance' as const, ...during }], freeFrom: null };
  const butBooking = (await ownHold(ctx))?.id;
  const conflicts = await conflictsOf(tx, { vehicleIds: [vehicleId], during, now, butBooking });
  const freeFrom =
    conflicts.length === 0
      ? null
      : await firstFreeFrom(tx, {
          vehicleId,
          from: period.from,
          lengthMs: during.until.epochMilliseconds - during.from.epochMilliseconds,
          now,
          butBooking,
        });
  return { conflicts, freeFrom };
};
