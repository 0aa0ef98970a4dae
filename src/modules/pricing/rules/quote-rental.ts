import { bangkokDate } from '#kernel/bangkok-time.ts';
import { minus, most, nothing, plus, type Satang, times } from '#kernel/money.ts';
import { type Period, rentalDays } from '#kernel/period.ts';
import { addonLine, type ChosenAddon, type ChosenInsurance, insuranceLine } from './extras.ts';
import { type PaymentPlan, paymentOf } from './payment.ts';
import type { Promotion, TypedCode } from './promotions.ts';
import { type Quote, sumOf } from './quote.ts';
import { reductionsOf } from './reductions.ts';
import { type Season, seasonLines, seasonsOf } from './seasons.ts';
import { type Tax, taxLines, taxOf, withTaxAtPickUp } from './tax.ts';
import { type Rates, vehicleLines } from './tiers.ts';

/** The seasons that touch a period, and the automatic offers. */
export type PriceList = Readonly<{ seasons: readonly Season[]; automatic: readonly Promotion[] }>;

export type RentalChoices = Readonly<{
  /** The moment of booking: promotions are tested on its Bangkok date. */
  now: Temporal.Instant;
  period: Period;
  vehicle: { categoryId: string; rates: Rates; securityDeposit: Satang };
  priceList: PriceList;
  tax: Tax;
  addons?: readonly ChosenAddon[];
  insurance?: ChosenInsurance | null;
  promo?: TypedCode | null;
  /** Loyalty points to spend; one is worth a baht. */
  points?: number;
  plan?: PaymentPlan;
  /** Percent of the online total; null when deposits are off. */
  depositPercentage: number | null;
  /** Basis points of what is paid now, by the chosen method. */
  processingFee?: number;
}>;

/**
 * The one price of the product: vehicle by tiers, seasons, add-ons, insurance, discount, points, tax, fee, deposit.
 * Refuses nothing: a code or a deposit that does not apply changes no price. Worked examples: docs/rules/pricing.md
 */
export const quoteRental = (asked: RentalChoices): Quote => {
  const { now, period, vehicle, priceList, tax, addons = [], insurance = null, promo = null, points = 0 } = asked;
  const days = rentalDays(period);
  const rental = rentalOf(asked, days);
  const vehiclePrice = sumOf(rental.lines);
  const cover = insurance ? [insuranceLine(insurance, days)] : [];
  const sold = [
    ...rental.lines,
    ...cover.filter(({ due }) => due === 'online'),
    ...addons.map((addon) => addonLine(addon, days)),
  ];
  const subtotal = sumOf(sold);

  const occasion = { today: bangkokDate(now), pickUpDate: bangkokDate(period.from), days, vehiclePrice };
  const reductions = reductionsOf({ promo, points, automatic: priceList.automatic }, occasion);
  const reduced = minus(subtotal, reductions.amount);
  const taxAmount = taxOf(reduced, tax);
  const total = tax.includeInPrice ? reduced : plus(reduced, taxAmount);

  const atPickUp = withTaxAtPickUp(
    cover.filter(({ due }) => due === 'pickup'),
    tax,
  );
  const payment = paymentOf({ ...asked, total, dueAtCounter: sumOf(atPickUp) });

  return {
    days,
    lines: [...sold, ...reductions.lines, ...taxLines(taxAmount, tax), ...atPickUp, ...payment.lines],
    subtotal,
    discount: reductions.amount,
    tax: taxAmount,
    taxIncluded: tax.enabled && tax.includeInPrice,
    total,
    ...payment.sums,
    savings: rental.savings,
    securityDeposit: vehicle.securityDeposit,
    seasons: rental.seasons,
    promo: reductions.promo,
    appliedPromotion: reductions.applied,
  };
};

const rentalOf = ({ period, vehicle, priceList }: RentalChoices, days: number) => {
  const tiers = vehicleLines(vehicle.rates, days);
  const tiered = sumOf(tiers);
  const firstDate = bangkokDate(period.from);
  const seasons = seasonsOf(priceList.seasons, { firstDate, days, categoryId: vehicle.categoryId });
  return {
    lines: [...tiers, ...seasonLines(seasons, tiered, days)],
    seasons,
    savings: most(minus(times(vehicle.rates.daily, days), tiered), nothing),
  };
};
