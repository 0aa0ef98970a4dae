import type { z } from 'zod';
import type { RateCalculation } from '#contract/office/pricing.ts';
import { sum, toBaht } from '#kernel/money.ts';
import type { Period } from '#kernel/period.ts';
import { nameOf } from '#modules/fleet/index.ts';
import { type Quote, toQuoteShape } from '#modules/pricing/index.ts';
import type { Rate } from './calculate-rate.ts';

/** A quote of a vehicle alone, taken apart as the rate calculator shows it. */
export const rateShape = (
  { vehicle, quote, promoDescription }: Rate,
  period: Period,
): z.input<typeof RateCalculation> => {
  const shape = toQuoteShape(quote, period);
  const tier = (unit: string) => baht(quote, (line) => line.kind === 'vehicle' && line.unit === unit);
  return {
    vehicle: { id: vehicle.id, name: nameOf(vehicle) },
    vehicleCategory: vehicle.category.name,
    vehicleCategoryInThai: vehicle.category.nameInThai,
    days: shape.days,
    baseRate: toBaht(vehicle.rates.daily),
    breakdown: { monthly: tier('month'), weekly: tier('week'), daily: tier('day'), remaining: daysLeft(quote) },
    subtotal: baht(quote, ({ kind }) => kind === 'vehicle'),
    appliedSeasonalRate: shape.appliedSeasonalRate,
    seasonalAdjustment: baht(quote, ({ kind }) => kind === 'season'),
    availableSeasonalRates: shape.seasons,
    discount: shape.discount,
    appliedPromo: shape.appliedPromotion && { ...shape.appliedPromotion, description: promoDescription },
    tax: shape.tax,
    totalAmount: shape.total,
    quote: shape,
  };
};

const baht = ({ lines }: Quote, isMeant: (line: Quote['lines'][number]) => boolean) =>
  toBaht(sum(lines.filter(isMeant).map(({ amount }) => amount)));

const daysLeft = ({ lines }: Quote) =>
  lines.find(({ kind, unit }) => kind === 'vehicle' && unit === 'day')?.quantity ?? 0;
