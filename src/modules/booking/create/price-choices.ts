import type { Period } from '#kernel/period.ts';
import { type Addon, findInsurancePackage, readAddons } from '#modules/extras/index.ts';
import type { Vehicle } from '#modules/fleet/index.ts';
import {
  type AgreedPrice,
  type ChosenAddon,
  type ChosenInsurance,
  loadPriceList,
  promotionByCode,
  type Quote,
  quoteRental,
} from '#modules/pricing/index.ts';
import { depositPercentageIn, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Units } from '../rules/addon-quantities.ts';
import { addonGone, coverGone } from '../rules/problems.ts';

/** What a customer chose. Never a price. */
export type BookingChoices = Readonly<{
  period: Period;
  addons: readonly Units[];
  insurance: { packageId: string; payAt?: 'online' | 'pickup' } | null;
  promoCode: string | null;
  /** Loyalty points to spend, as far as the price of the vehicle goes. */
  points?: number;
  /** What staff made out for the vehicle. */
  agreed?: AgreedPrice | null;
  plan: 'full' | 'deposit';
  /** Basis points of the chosen payment method. */
  processingFee?: number;
}>;

/** What a visitor's own booking has already: its use of a promotion, units and cover that may have left the offer since. */
type Own = Readonly<{ promotionId: string | null; addons: readonly Units[]; packageId?: string | null }>;

type Priced = Readonly<{ vehicle: Vehicle; choices: BookingChoices; settings: Settings; own?: Own | undefined }>;

/**
 * The quote for a vehicle and what was chosen with it. 422 for an add-on or package that is not on offer. `now` is the
 * moment of booking, at which promotions are tested.
 */
export const priceChoices = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { vehicle, choices, settings, own = nothingOwn }: Priced,
): Promise<Quote> => {
  const { period, plan, processingFee } = choices;
  const addons = await readAddons(
    tx,
    choices.addons.map(({ addonId }) => addonId),
  );
  return quoteRental({
    now,
    period,
    vehicle: { categoryId: vehicle.categoryId, rates: vehicle.rates, securityDeposit: vehicle.securityDeposit },
    priceList: await loadPriceList(tx, period, own.promotionId),
    tax: settings.tax,
    addons: choices.addons.map((units) => chosenAddon(addons, units, own)),
    insurance: await chosenInsurance(tx, vehicle, choices.insurance, own),
    promo: await typedPromo(tx, choices.promoCode, settings.features.enablePromoCodes, own),
    points: choices.points ?? 0,
    agreed: choices.agreed ?? null,
    plan,
    depositPercentage: depositPercentageIn(settings),
    processingFee,
  });
};

const nothingOwn: Own = { promotionId: null, addons: [] };

const chosenAddon = (addons: readonly Addon[], { addonId, quantity }: Units, own: Own): ChosenAddon => {
  const addon = addons.find(({ id }) => id === addonId);
  const isTheirs = own.addons.some((units) => units.addonId === addonId && quantity <= units.quantity);
  if (!addon || !(addon.isOffered || isTheirs)) throw addonGone();
  return { name: addon.name, price: addon.price, quantity };
};

const chosenInsurance = async (
  tx: Context['tx'],
  vehicle: Vehicle,
  chosen: BookingChoices['insurance'],
  own: Own,
): Promise<ChosenInsurance | null> => {
  if (!chosen) return null;
  const { packageId } = chosen;
  const isTheirs = packageId === own.packageId;
  const sold = await findInsurancePackage(tx, { packageId, categoryId: vehicle.categoryId, isBought: isTheirs });
  if (!sold) throw coverGone();
  const { paymentOption } = sold;
  const isFree = paymentOption === 'both' || isTheirs;
  const payAt = (isFree && chosen.payAt) || (paymentOption === 'both' ? 'online' : paymentOption);
  return { name: sold.name, rates: sold.rates, payAt };
};

const typedPromo = async (tx: Context['tx'], typed: string | null, enabled: boolean, own: Own) => {
  if (!typed) return null;
  const code = typed.toUpperCase();
  return { code, promotion: enabled ? await promotionByCode(tx, code, own.promotionId) : null, enabled };
};
