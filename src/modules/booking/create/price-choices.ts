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

/** The customer's choices; never a price. */
export type BookingChoices = Readonly<{
  period: Period;
  addons: readonly Units[];
  insurance: { packageId: string; payAt?: 'online' | 'pickup' } | null;
  promoCode: string | null;
  /** Loyalty points to spend, up to the price of the vehicle. */
  points?: number;
  /** The price of the vehicle agreed by staff. */
  agreed?: AgreedPrice | null;
  plan: 'full' | 'deposit';
  /** The fee of the chosen payment method, in basis points. */
  processingFee?: number;
}>;

/** What the visitor's own booking already holds: a promotion's use, add-on units and cover no longer on offer. */
type Own = Readonly<{ promotionId: string | null; addons: readonly Units[]; packageId?: string | null }>;

type Priced = Readonly<{ vehicle: Vehicle; choices: BookingChoices; settings: Settings; own?: Own | undefined }>;

/**
 * The quote for a vehicle and the choices made with it. 422 for an add-on or package that is not on offer. `now` is the
 * moment of booking, for which promotions are judged.
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
