import type { Period } from '#kernel/period.ts';
import {
  conflictsOf,
  findVehicle,
  firstFreeFrom,
  freeOnOtherDays,
  isOnOffer,
  occupiedBy,
  seatRental,
} from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { ownHold } from '../holds/own-hold.ts';
import { pickUpsWithin } from '../rules/limits.ts';
import { noSuchVehicle } from '../rules/problems.ts';

/**
 * Whether a vehicle, of a class also an equal one unless it is exactly this one, is free for a period plus turnover, and if not, the nearest periods of the same length when it is.
 * Ignores the visitor's own hold. Advisory only: creating the booking decides.
 */
export const checkAvailability = async (
  ctx: Context,
  { vehicleId, period, isExact }: { vehicleId: string; period: Period; isExact: boolean | undefined },
) => {
  const { tx, now } = ctx;
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw noSuchVehicle();
  const settings = await readSettings(tx);
  const during = occupiedBy(period, settings);
  const never = { freeFrom: null, otherDays: { before: null, after: null } };
  if (!isOnOffer(vehicle)) return { conflicts: [{ reason: 'maintenance' as const, ...during }], ...never };
  const butBooking = (await ownHold(ctx))?.id;
  if (await seatRental(tx, { vehicle, during, now, butBooking, isExact })) return { conflicts: [], ...never };
  const conflicts = await conflictsOf(tx, { vehicleIds: [vehicleId], during, now, butBooking });
  const lengthMs = during.until.epochMilliseconds - during.from.epochMilliseconds;
  const wish = { vehicleId, from: period.from, lengthMs, now, butBooking };
  return {
    conflicts,
    freeFrom: await firstFreeFrom(tx, wish),
    otherDays: await freeOnOtherDays(tx, { ...wish, within: pickUpsWithin(now, settings.booking) }),
  };
};
