import { bangkokDate } from '#kernel/bangkok-time.ts';
import { brokenLimit } from '#kernel/booking-limits.ts';
import { addDays, DAY_MS } from '#kernel/calendar-date.ts';
import type { Satang } from '#kernel/money.ts';
import { hoursBetween, type Period } from '#kernel/period.ts';
import {
  type DriverAges,
  findVehicle,
  freeStarts,
  isOnOffer,
  type NamedPlaces,
  occupiedBy,
  placesNamed,
} from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { ownHold } from '../holds/own-hold.ts';
import { pickUpsWithin } from '../rules/limits.ts';
import { noSuchVehicle } from '../rules/problems.ts';
import { priceChoices } from './price-choices.ts';
import { usedByActor } from './quote-booking.ts';

const DAYS_BEFORE = 31;
const DAYS_AFTER = 61;

/**
 * The total of the same rental, without add-ons and cover, for each day near its pick-up on which it could begin: as long, at the
 * same time of day, with the vehicle free. Ignores the visitor's own hold. Advisory, as `checkAvailability`.
 */
export const priceStartDays = async (
  ctx: Context,
  { vehicleId, period, named, ages }: { vehicleId: string; period: Period; named: NamedPlaces; ages: DriverAges },
): Promise<{ period: Period; total: Satang }[]> => {
  const { tx, now } = ctx;
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw noSuchVehicle();
  const settings = await readSettings(tx);
  const today = bangkokDate(now);
  const tomorrow = { today, pickUpDate: addDays(today, 1), hours: hoursBetween(period.from, period.until) };
  if (!isOnOffer(vehicle) || brokenLimit(tomorrow, settings.booking)) return [];
  const held = await ownHold(ctx);
  const during = occupiedBy(period, settings);
  const starts = await freeStarts(tx, startsNear(period.from), {
    vehicleId,
    within: pickUpsWithin(now, settings.booking),
    lengthMs: during.until.epochMilliseconds - during.from.epochMilliseconds,
    now,
    butBooking: held?.id,
  });
  const usedBefore = await usedByActor(ctx, held?.id);
  const own = held ? { promotionId: held.promotionId, addons: [] } : undefined;
  const places = await placesNamed(tx, named);
  const length = period.from.until(period.until);
  const priced = [];
  for (const from of starts) {
    const one = { from, until: from.add(length) };
    const choices = { period: one, places, ages, addons: [], insurance: null, promoCode: null, plan: 'full' as const };
    const { total } = await priceChoices(ctx, { vehicle, choices, settings, own, usedBefore });
    priced.push({ period: one, total });
  }
  return priced;
};

const startsNear = (from: Temporal.Instant): Temporal.Instant[] =>
  Array.from({ length: DAYS_BEFORE + DAYS_AFTER + 1 }, (_, day) =>
    from.add({ milliseconds: (day - DAYS_BEFORE) * DAY_MS }),
  );
