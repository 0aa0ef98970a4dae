import type { Period } from '#kernel/period.ts';
import { findLocation, findVehicle, isOutsideOpeningHours } from '#modules/fleet/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { findPaymentMethod, readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { ownHold } from '../holds/own-hold.ts';
import { refusePointsBeyond } from '../points/account-points.ts';
import { refundDeadlinesOf } from '../records/refund-policy.ts';
import { noSuchVehicle } from '../rules/problems.ts';
import { type BookingChoices, priceChoices } from './price-choices.ts';

/**
 * The quote for choices made now. The only limit is that the return is after the pick-up. A promotion's use by the
 * visitor's own hold does not count against them.
 */
export const quoteBooking = async (
  ctx: Context,
  { vehicleId, paymentMethod, ...choices }: BookingChoices & { vehicleId: string; paymentMethod: string | null },
): Promise<Quote> => {
  const vehicle = await findVehicle(ctx.tx, vehicleId);
  if (!vehicle) throw noSuchVehicle();
  const settings = await readSettings(ctx.tx);
  const method = paymentMethod ? await findPaymentMethod(ctx.tx, paymentMethod) : undefined;
  const held = await ownHold(ctx);
  const own = held ? { promotionId: held.promotionId, addons: [] } : undefined;
  await refusePointsBeyond(ctx, { points: choices.points ?? 0, settings, replaced: held?.id });
  const processingFee = method?.processingFee ?? 0;
  return priceChoices(ctx, { vehicle, choices: { ...choices, processingFee }, settings, own });
};

/** The terms for a period: the refund deadlines and, for a known location, the opening hours. */
export const termsOfPeriod = async (tx: Tx, period: Period, location: string | undefined) => {
  const settings = await readSettings(tx);
  const place = location && (await findLocation(tx, location));
  return {
    ...refundDeadlinesOf({ pickUpAt: period.from, policyPickUpAt: null }, settings),
    outsideOpeningHours: place
      ? {
          pickUp: isOutsideOpeningHours(place, period.from, settings),
          dropOff: isOutsideOpeningHours(place, period.until, settings),
        }
      : null,
  };
};
