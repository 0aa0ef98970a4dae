import type { Period } from '#kernel/period.ts';
import { findOwnRecord } from '#modules/customers/index.ts';
import { findVehicle, isOutsideOpeningHours, type NamedPlaces, placesNamed } from '#modules/fleet/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { findPaymentMethod, readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { ownHold } from '../holds/own-hold.ts';
import { refusePointsBeyond } from '../points/account-points.ts';
import { promotionsUsedBy } from '../records/promotion-uses-store.ts';
import { refundDeadlinesOf } from '../records/refund-policy.ts';
import { noSuchVehicle } from '../rules/problems.ts';
import { type BookingChoices, priceChoices } from './price-choices.ts';

type Quoted = Omit<BookingChoices, 'places'> &
  Readonly<{ vehicleId: string; named: NamedPlaces; paymentMethod: string | null }>;

/**
 * The quote for choices made now. The only limit is that the return is after the pick-up. A promotion's use by the
 * visitor's own hold does not count against them.
 */
export const quoteBooking = async (
  ctx: Context,
  { vehicleId, paymentMethod, named, ...chosen }: Quoted,
): Promise<Quote> => {
  const vehicle = await findVehicle(ctx.tx, vehicleId);
  if (!vehicle) throw noSuchVehicle();
  const settings = await readSettings(ctx.tx);
  const method = paymentMethod ? await findPaymentMethod(ctx.tx, paymentMethod) : undefined;
  const held = await ownHold(ctx);
  const own = held ? { promotionId: held.promotionId, addons: [] } : undefined;
  await refusePointsBeyond(ctx, { points: chosen.points ?? 0, settings, replaced: held?.id });
  const choices = { ...chosen, places: await placesNamed(ctx.tx, named), processingFee: method?.processingFee ?? 0 };
  const usedBefore = await usedByActor(ctx, held?.id);
  return priceChoices(ctx, { vehicle, choices, settings, own, usedBefore });
};

/** The promotions that whoever is signed in has used, but for those of one booking. */
export const usedByActor = async (ctx: Context, but: string | undefined): Promise<ReadonlySet<string>> => {
  const { user } = ctx.actor;
  if (user?.role !== 'CUSTOMER') return new Set();
  const record = await findOwnRecord(ctx.tx, user.id);
  if (!record) return new Set();
  return promotionsUsedBy(ctx, { customerId: record.id, email: record.email, phone: record.phone }, but);
};

/** The terms for a period: the refund deadlines and, for known locations, the opening hours. */
export const termsOfPeriod = async (tx: Tx, period: Period, named: NamedPlaces) => {
  const settings = await readSettings(tx);
  const { pickUp, dropOff } = await placesNamed(tx, named);
  return {
    ...refundDeadlinesOf({ pickUpAt: period.from, policyPickUpAt: null, fullRefundHours: null }, settings),
    outsideOpeningHours:
      pickUp && dropOff
        ? {
            pickUp: isOutsideOpeningHours(pickUp, period.from, settings),
            dropOff: isOutsideOpeningHours(dropOff, period.until, settings),
          }
        : null,
  };
};
