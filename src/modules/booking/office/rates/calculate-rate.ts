import type { Period } from '#kernel/period.ts';
import { findVehicle, type Vehicle, vehicleNotFound } from '#modules/fleet/index.ts';
import { promotionDescription, type Quote } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { priceChoices } from '../../create/price-choices.ts';

type Asked = Readonly<{ vehicleId: string; period: Period; promoCode: string | null }>;

export type Rate = Readonly<{ vehicle: Vehicle; quote: Quote; promoDescription: string }>;

/** What a vehicle alone costs for a period, booked now: the quote of the site, whoever asks. 404 for no such vehicle. */
export const calculateRate = async ({ tx, now }: Context, { vehicleId, period, promoCode }: Asked): Promise<Rate> => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const choices = { period, promoCode, addons: [], insurance: null, plan: 'full' as const };
  const quote = await priceChoices({ tx, now }, { vehicle, choices, settings: await readSettings(tx) });
  const applied = quote.appliedPromotion;
  return { vehicle, quote, promoDescription: applied ? await promotionDescription(tx, applied.id) : '' };
};
