import type { Period } from '#kernel/period.ts';
import {
  type Addon,
  addonNotForVehicle,
  findInsurancePackage,
  fitsCategory,
  readAddons,
} from '#modules/extras/index.ts';
import { type DriverAges, type RentalPlaces, rentalFees, type Vehicle } from '#modules/fleet/index.ts';
import {
  type AgreedPrice,
  type ChosenAddon,
  type ChosenInsurance,
  type Fee,
  type FeesOf,
  loadPriceList,
  promotionByCode,
  type Quote,
  quoteRental,
} from '#modules/pricing/index.ts';
import { depositPercentageIn, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { discountName, handDiscountOf } from '../records/quote-lines.ts';
import type { Units } from '../rules/addon-quantities.ts';
import type { HandDiscount } from '../rules/change-limits.ts';
import { addonGone, coverGone, discountTooHigh } from '../rules/problems.ts';
import { exactVehicleFees } from './exact-vehicle-fee.ts';

/** The customer's choices; never a price. */
export type BookingChoices = Readonly<{
  period: Period;
  places: RentalPlaces;
  /** How old each driver is at the pick-up, the main one first; null where it is not known. */
  ages?: DriverAges;
  addons: readonly Units[];
  insurance: { packageId: string; payAt?: 'online' | 'pickup' } | null;
  promoCode: string | null;
  /** Of a class: exactly this vehicle, for its fee. */
  isExact?: boolean;
  /** Loyalty points to spend, up to the price of the vehicle. */
  points?: number;
  /** The price of the vehicle agreed by staff. */
  agreed?: AgreedPrice | null;
  /** What staff took off by hand, in satang before tax. */
  discount?: HandDiscount | null;
  plan: 'full' | 'deposit';
  /** The fee of the chosen payment method, in basis points. */
  processingFee?: number;
}>;

/** What the visitor's own booking already holds: a promotion's use, add-on units and cover no longer on offer. */
type Own = Readonly<{
  promotionId: string | null;
  addons: readonly Units[];
  /** The category of the vehicle that the add-ons were booked with. */
  categoryId?: string;
  packageId?: string | null;
  /** It is exactly its vehicle. */
  isExact?: boolean;
}>;

type Priced = Readonly<{
  vehicle: Vehicle;
  choices: BookingChoices;
  settings: Settings;
  own?: Own | undefined;
  /** The promotions once per customer that whoever books has used; none while they are not known. */
  usedBefore?: ReadonlySet<string>;
  /** The fees that stay as they were agreed, in place of today's. */
  keptFees?: readonly Fee[] | null;
}>;

/**
 * The quote for a vehicle and the choices made with it. `now` is the moment of booking, for which promotions are judged.
 * 422 for an add-on, package or exact vehicle that is not on offer, or for an add-on that is not for the vehicle.
 */
export const priceChoices = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { vehicle, choices, settings, own = nothingOwn, usedBefore = new Set(), keptFees = null }: Priced,
): Promise<Quote> => {
  const { period, plan, processingFee } = choices;
  const addons = await readAddons(
    tx,
    choices.addons.map(({ addonId }) => addonId),
  );
  refuseUnfitting(addons, vehicle, { chosen: choices.addons, own });
  return quoteRental({
    now,
    period,
    vehicle: { categoryId: vehicle.categoryId, rates: vehicle.rates, securityDeposit: vehicle.securityDeposit },
    priceList: await loadPriceList({ tx, now }, period, own.promotionId),
    tax: settings.tax,
    addons: choices.addons.map((units) => chosenAddon(addons, units, own)),
    insurance: await chosenInsurance(tx, vehicle, choices.insurance, own),
    fees: keptFees ? () => keptFees : await feesNow(tx, { vehicle, choices, settings, own }),
    promo: await typedPromo(tx, choices.promoCode, settings.features.enablePromoCodes, own),
    usedBefore,
    points: choices.points ?? 0,
    agreed: choices.agreed ?? null,
    discount: choices.discount ? { amount: choices.discount.amount, name: discountName(choices.discount) } : null,
    plan,
    depositPercentage: depositPercentageIn(settings),
    processingFee,
  });
};

type Chooses = Readonly<{ vehicle: Vehicle; choices: FeeChoices; settings: Settings; own: Pick<Own, 'isExact'> }>;
type FeeChoices = Pick<BookingChoices, 'period' | 'places' | 'ages' | 'isExact'>;

/** The fees of a rental of a vehicle today. 422 where exactly the vehicle of a class is not on offer. */
export const feesNow = async (tx: Context['tx'], { vehicle, choices, settings, own }: Chooses): Promise<FeesOf> => {
  const { period, places, ages } = choices;
  const ofRental = await rentalFees(tx, { period, ...places, ages }, settings);
  const ofVehicle = exactVehicleFees(vehicle, choices, own);
  return (categoryId) => [...ofRental(categoryId), ...ofVehicle];
};

/** 422 where a discount that staff give now is more than the quote can take off. */
export const refuseCutDiscount = (given: HandDiscount | null, quote: Quote): void => {
  const most = handDiscountOf(quote);
  if (given && given.amount > most) throw discountTooHigh(most);
};

const nothingOwn: Own = { promotionId: null, addons: [] };

type Chosen = Readonly<{ chosen: readonly Units[]; own: Own }>;

/** What a booking has already stays with it, as long as the vehicle is of the same category. */
const refuseUnfitting = (addons: readonly Addon[], { categoryId }: Vehicle, { chosen, own }: Chosen): void => {
  const kept = own.categoryId === categoryId ? own.addons : [];
  const unfitting = addons.filter(({ id, ...addon }) => {
    const quantity = chosen.find(({ addonId }) => addonId === id)?.quantity ?? 0;
    return !fitsCategory(addon, categoryId) && !isOwn(kept, { addonId: id, quantity });
  });
  if (unfitting.length > 0) throw addonNotForVehicle(unfitting.map(({ name }) => name));
};

const isOwn = (own: readonly Units[], { addonId, quantity }: Units) =>
  own.some((units) => units.addonId === addonId && quantity <= units.quantity);

const chosenAddon = (addons: readonly Addon[], { addonId, quantity }: Units, own: Own): ChosenAddon => {
  const addon = addons.find(({ id }) => id === addonId);
  if (!addon || !(addon.isOffered || isOwn(own.addons, { addonId, quantity }))) throw addonGone();
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
