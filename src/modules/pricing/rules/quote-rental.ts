import { bangkokDate } from '#kernel/bangkok-time.ts';
import { maxSatang, minus, plus, portion, type Satang, times, zeroSatang } from '#kernel/money.ts';
import { type Period, rentalDays } from '#kernel/period.ts';
import { type PaymentPlan, paymentOf } from './due-now.ts';
import { addonLine, type ChosenAddon, type ChosenInsurance, insuranceLines } from './extras.ts';
import { type FeesOf, feeLine } from './fees.ts';
import type { Occasion, Promotion, TypedCode } from './promotions.ts';
import { type Quote, quoteLine, type SeasonTouch, sumOfLines } from './quote.ts';
import { type HandDiscount, reductionsOf } from './reductions.ts';
import { type Season, seasonLines, seasonsOf } from './seasons.ts';
import { roundingLines, type Tax, taxLines, taxOf, withTaxAtPickUp } from './tax-lines.ts';
import { type Rates, vehicleLines } from './tiers.ts';

/** The seasons that overlap a period, and the automatic offers. */
export type PriceList = Readonly<{ seasons: readonly Season[]; automatic: readonly Promotion[] }>;

/** A price that staff agreed for the vehicle, before tax: it replaces tiers, seasons and automatic offers. */
export type AgreedPrice = Readonly<{ amount: Satang; days: number }>;

type PricedVehicle = Readonly<{ categoryId: string; rates: Rates; securityDeposit: Satang }>;

export type RentalChoices = Readonly<{
  /** The moment of booking: promotions are checked against its Bangkok date. */
  now: Temporal.Instant;
  period: Period;
  vehicle: PricedVehicle;
  priceList: PriceList;
  tax: Tax;
  addons?: readonly ChosenAddon[];
  insurance?: ChosenInsurance | null;
  fees?: FeesOf;
  promo?: TypedCode | null;
  /** Ids of the promotions that other bookings of the customer use. */
  usedBefore?: ReadonlySet<string>;
  agreed?: AgreedPrice | null;
  discount?: HandDiscount | null;
  /** Loyalty points to spend; each is worth one baht. */
  points?: number;
  plan?: PaymentPlan;
  /** Percent of the online total; null when deposits are off. */
  depositPercentage: number | null;
  /** The processing fee of the chosen payment method, in basis points of the amount paid now. */
  processingFee?: number;
}>;

/**
 * Calculates every price in the product: vehicle by tiers, seasons, add-ons, insurance, fees, discount, points, tax,
 * payment fee, deposit. Refuses nothing: a code or deposit that does not apply leaves the price unchanged. Worked examples:
 * docs/rules/pricing.md
 */
export const quoteRental = (choices: RentalChoices): Quote => quoteRentals(choices)(choices.vehicle);

/** Like `quoteRental`, for one rental with many vehicles: what their quotes share is calculated once. */
export const quoteRentals = (choices: Omit<RentalChoices, 'vehicle'>): ((vehicle: PricedVehicle) => Quote) => {
  const days = rentalDays(choices.period);
  const dates = { today: bangkokDate(choices.now), pickUpDate: bangkokDate(choices.period.from) };
  const { usedBefore = new Set<string>() } = choices;
  const seasonsByCategory = new Map<string, SeasonTouch[]>();
  const seasonsFor = (categoryId: string) => {
    const cached = seasonsByCategory.get(categoryId);
    if (cached) return cached;
    const seasons = seasonsOf(choices.priceList.seasons, { firstDate: dates.pickUpDate, days, categoryId });
    seasonsByCategory.set(categoryId, seasons);
    return seasons;
  };
  return (vehicle) =>
    quoteOf(choices, vehicle, { days, ...dates, usedBefore, seasons: seasonsFor(vehicle.categoryId) });
};

const noFees: FeesOf = () => [];

type Calendar = Omit<Occasion, 'vehiclePrice'> & { seasons: readonly SeasonTouch[] };

const quoteOf = (
  choices: Omit<RentalChoices, 'vehicle'>,
  vehicle: PricedVehicle,
  { seasons, ...calendar }: Calendar,
): Quote => {
  const {
    priceList,
    tax,
    addons = [],
    insurance = null,
    fees = noFees,
    promo = null,
    points = 0,
    agreed = null,
    discount = null,
  } = choices;
  const { days } = calendar;
  const rental = agreed ? agreedRental(agreed, days) : rentalOf(vehicle, seasons, days);
  const vehiclePrice = sumOfLines(rental.lines);
  const cover = insurance ? insuranceLines(insurance, days) : [];
  const sold = [
    ...rental.lines,
    ...cover.filter(({ due }) => due === 'online'),
    ...addons.map((addon) => addonLine(addon, days)),
    ...fees(vehicle.categoryId).map(feeLine),
  ];
  const subtotal = sumOfLines(sold);

  const reductions = reductionsOf(
    { promo, points, automatic: agreed ? [] : priceList.automatic, byHand: discount },
    { ...calendar, vehiclePrice },
  );
  const reduced = minus(subtotal, reductions.amount);
  const taxAmount = taxOf(reduced, tax);
  const taxed = tax.includeInPrice ? reduced : plus(reduced, taxAmount);
  const rounding = roundingLines(taxed, tax, 'online');
  const total = plus(taxed, sumOfLines(rounding));

  const atPickUp = withTaxAtPickUp(
    cover.filter(({ due }) => due === 'pickup'),
    tax,
  );
  const payment = paymentOf({ ...choices, tax, total, dueAtCounter: sumOfLines(atPickUp) });

  return {
    days,
    lines: [...sold, ...reductions.lines, ...taxLines(taxAmount, tax), ...rounding, ...atPickUp, ...payment.lines],
    subtotal,
    discount: reductions.amount,
    tax: taxAmount,
    taxIncluded: tax.enabled && tax.includeInPrice,
    total,
    ...payment.sums,
    savings: rental.savings,
    securityDeposit: vehicle.securityDeposit,
    seasons: agreed ? [] : seasons,
    promo: reductions.promo,
    appliedPromotion: reductions.applied,
  };
};

// If the number of days differs from the agreed one, the amount is prorated by day.
const agreedRental = ({ amount, days: agreedDays }: AgreedPrice, days: number) => ({
  lines: [quoteLine({ kind: 'vehicle', due: 'online', amount: portion(amount, days, agreedDays) })],
  savings: zeroSatang,
});

const rentalOf = ({ rates }: PricedVehicle, seasons: readonly SeasonTouch[], days: number) => {
  const tiers = vehicleLines(rates, days);
  const tiered = sumOfLines(tiers);
  return {
    lines: [...tiers, ...seasonLines(seasons, tiered, days)],
    savings: maxSatang(minus(times(rates.daily, days), tiered), zeroSatang),
  };
};
