import type { Satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { rentalDays } from '#kernel/period.ts';
import type { RentalPlaces, Vehicle } from '#modules/fleet/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { priceChoices, refuseCutDiscount } from '../../create/price-choices.ts';
import { type Booker, promotionsUsedBy } from '../../records/promotion-uses-store.ts';
import type { Units } from '../../rules/addon-quantities.ts';
import type { HandDiscount } from '../../rules/change-limits.ts';

/** What staff choose for a customer. */
export type ManualChoices = Readonly<{
  vehicleId: string;
  period: Period;
  addons: readonly Units[];
  insurance: { packageId: string; payAt?: 'online' | 'pickup' } | null;
  promoCode: string | null;
  discount: HandDiscount | null;
  /** Replaces the price list: the amount in satang before tax, and the reason. */
  vehiclePrice: { amount: Satang; reason: string } | null;
}>;

type Priced = Readonly<{
  vehicle: Vehicle;
  choices: ManualChoices;
  places: RentalPlaces;
  settings: Settings;
  /** Null while nobody is chosen. */
  booker: Booker | null;
}>;

/** What the choices cost, with the vehicle price that staff agreed, if any. */
export const priceManual = async (
  ctx: Context,
  { vehicle, choices, places, settings, booker }: Priced,
): Promise<Quote> => {
  const { period, addons, insurance, promoCode, discount } = choices;
  const quote = await priceChoices(ctx, {
    vehicle,
    settings,
    ...(booker && { usedBefore: await promotionsUsedBy(ctx, booker) }),
    choices: { period, places, addons, insurance, promoCode, discount, plan: 'full', agreed: agreedPrice(choices) },
  });
  refuseCutDiscount(discount, quote);
  return quote;
};

export const agreedPrice = ({ vehiclePrice, period }: ManualChoices) =>
  vehiclePrice && { amount: vehiclePrice.amount, days: rentalDays(period) };
