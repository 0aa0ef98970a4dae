import type { Satang } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { rentalDays } from '#kernel/period.ts';
import type { Vehicle } from '#modules/fleet/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { priceChoices } from '../../create/price-choices.ts';
import type { Units } from '../../rules/addon-quantities.ts';

/** What staff choose for a customer. */
export type ManualChoices = Readonly<{
  vehicleId: string;
  period: Period;
  addons: readonly Units[];
  insurance: { packageId: string; payAt?: 'online' | 'pickup' } | null;
  promoCode: string | null;
  /** Replaces the price list: the amount in satang before tax, and the reason. */
  vehiclePrice: { amount: Satang; reason: string } | null;
}>;

type Priced = Readonly<{ vehicle: Vehicle; choices: ManualChoices; settings: Settings }>;

/** What the choices cost, with the vehicle price that staff agreed, if any. */
export const priceManual = (ctx: Context, { vehicle, choices, settings }: Priced): Promise<Quote> => {
  const { period, addons, insurance, promoCode } = choices;
  return priceChoices(ctx, {
    vehicle,
    settings,
    choices: { period, addons, insurance, promoCode, plan: 'full', agreed: agreedPrice(choices) },
  });
};

export const agreedPrice = ({ vehiclePrice, period }: ManualChoices) =>
  vehiclePrice && { amount: vehiclePrice.amount, days: rentalDays(period) };
