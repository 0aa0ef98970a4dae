import { bangkokDate } from '#kernel/bangkok-time.ts';
import {
  BASIS_POINTS,
  least,
  minus,
  most,
  negative,
  nothing,
  percentToBasisPoints,
  plus,
  portion,
  type Satang,
  satang,
  sum,
  times,
} from '#kernel/money.ts';
import { type Period, rentalDays } from '#kernel/period.ts';
import { addonLine, type ChosenAddon, type ChosenInsurance, insuranceLine } from './extras.ts';
import { bestPromotion, type Promotion } from './promotions.ts';
import { type Quote, type QuoteLine, quoteLine } from './quote.ts';
import { type Season, seasonLines, seasonsOf } from './seasons.ts';
import { type Tax, taxOf } from './tax.ts';
import { type Rates, tiersOf } from './tiers.ts';

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
  promo?: { code: string; promotion: Promotion | null; enabled: boolean } | null;
  /** Loyalty points to spend; one is worth a baht. */
  points?: number;
  plan?: 'full' | 'deposit';
  /** Percent of the online total; null when deposits are off. */
  depositPercentage: number | null;
  /** Basis points of what is paid now, by the chosen method. */
  processingFee?: number;
}>;

/**
 * The one price of the product: vehicle by tiers, seasons, add-ons, insurance, discount, points, tax, fee, deposit.
 * Worked examples: docs/rules/pricing.md
 */
export const quoteRental = (asked: RentalChoices): Quote => {
  const { period, vehicle, tax, addons = [], insurance = null } = asked;
  const days = rentalDays(period);
  const { vehicleLines, seasons, vehiclePrice, savings } = vehiclePart(asked, days);
  const extras = addons.map((addon) => addonLine(addon, days));
  const cover = insurance ? [insuranceLine(insurance, days)] : [];
  const onlineCover = cover.filter(({ due }) => due === 'online');
  const subtotal = sum([...vehicleLines, ...extras, ...onlineCover].map(({ amount }) => amount));

  const { reductions, discount, promo, applied } = reductionsOf(asked, days, vehiclePrice);
  const taxable = minus(subtotal, discount);
  const taxAmount = taxOf(taxable, tax);
  const total = tax.includeInPrice ? taxable : plus(taxable, taxAmount);
  const payment = paymentPart(
    asked,
    total,
    sum(cover.filter(({ due }) => due === 'pickup').map(({ amount }) => amount)),
  );

  return {
    days,
    lines: [
      ...vehicleLines,
      ...onlineCover,
      ...extras,
      ...reductions,
      ...taxLines(taxAmount, tax),
      ...pickUpLines(cover, tax),
      ...payment.lines,
    ],
    subtotal,
    discount,
    tax: taxAmount,
    taxIncluded: tax.includeInPrice,
    total,
    ...payment.sums,
    savings,
    securityDeposit: vehicle.securityDeposit,
    seasons,
    promo,
    appliedPromotion: applied,
  };
};

const vehiclePart = ({ period, vehicle, priceList }: RentalChoices, days: number) => {
  const tiers = tiersOf(vehicle.rates, days);
  const tiered = sum(tiers.map(({ amount }) => amount));
  const firstDate = bangkokDate(period.from);
  const seasons = seasonsOf(priceList.seasons, { firstDate, days, categoryId: vehicle.categoryId });
  const vehicleLines = [
    ...tiers.map((tier) => quoteLine({ kind: 'vehicle', due: 'online', ...tier })),
    ...seasonLines(seasons, tiered, days),
  ];
  return {
    vehicleLines,
    seasons,
    vehiclePrice: sum(vehicleLines.map(({ amount }) => amount)),
    savings: most(minus(times(vehicle.rates.daily, days), tiered), nothing),
  };
};

const reductionsOf = (asked: RentalChoices, days: number, vehiclePrice: Satang) => {
  const { now, period, priceList, promo: typed = null, points = 0 } = asked;
  const { applied, promo } = bestPromotion(
    {
      code: typed?.code ?? null,
      codePromotion: typed?.promotion ?? null,
      codesEnabled: typed?.enabled ?? true,
      automatic: priceList.automatic,
    },
    { today: bangkokDate(now), pickUpDate: bangkokDate(period.from), days, vehiclePrice },
  );
  const off = applied?.amount ?? nothing;
  const spent = least(times(satang(100), points), minus(vehiclePrice, off));
  const reductions: QuoteLine[] = [];
  if (applied)
    reductions.push(quoteLine({ kind: 'discount', due: 'online', name: applied.name, amount: negative(off) }));
  if (spent > nothing)
    reductions.push(quoteLine({ kind: 'points', due: 'online', quantity: spent / 100, amount: negative(spent) }));
  return { reductions, discount: plus(off, spent), promo, applied };
};

const taxLines = (amount: Satang, { enabled, rate, name, includeInPrice }: Tax): QuoteLine[] =>
  enabled
    ? [
        quoteLine({
          kind: 'tax',
          due: includeInPrice ? 'information' : 'online',
          name: { en: name, th: null },
          rate: percentToBasisPoints(rate),
          amount,
        }),
      ]
    : [];

const pickUpLines = (cover: readonly QuoteLine[], tax: Tax): QuoteLine[] =>
  cover
    .filter(({ due }) => due === 'pickup')
    .flatMap((line) => {
      const amount = taxOf(line.amount, tax);
      const isAdded = tax.enabled && !tax.includeInPrice;
      const taxLine = quoteLine({
        kind: 'tax',
        due: 'pickup',
        name: { en: tax.name, th: null },
        rate: percentToBasisPoints(tax.rate),
        amount,
      });
      return isAdded ? [line, taxLine] : [line];
    });

const paymentPart = (asked: RentalChoices, total: Satang, coverAtPickUp: Satang) => {
  const { tax, plan = 'full', depositPercentage, processingFee: feeRate = 0 } = asked;
  const depositAmount = depositPercentage === null ? null : portion(total, depositPercentage, 100);
  const paidNow = plan === 'deposit' && depositAmount !== null ? depositAmount : total;
  const processingFee = portion(paidNow, feeRate, BASIS_POINTS);
  const coverTax = tax.includeInPrice ? nothing : taxOf(coverAtPickUp, tax);
  const lines =
    feeRate > 0 ? [quoteLine({ kind: 'processing-fee', due: 'fee', rate: feeRate, amount: processingFee })] : [];
  return {
    lines,
    sums: {
      depositAmount,
      processingFee,
      dueNow: plus(paidNow, processingFee),
      dueAtPickUp: sum([minus(total, paidNow), coverAtPickUp, coverTax]),
    },
  };
};
