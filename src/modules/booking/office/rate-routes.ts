import type { z } from 'zod';
import type { RateCalculation } from '#contract/office/pricing.ts';
import { sum, toBaht } from '#kernel/money.ts';
import { requirePeriod } from '#kernel/parse-period.ts';
import type { Period } from '#kernel/period.ts';
import { findVehicle, makeAndModel, type Vehicle, vehicleNotFound } from '#modules/fleet/index.ts';
import { promotionDescription, type Quote, toQuoteShape } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { priceChoices } from '../create/price-choices.ts';

/** The rate calculator of Pricing Management. In this module because a quote needs the fleet and the price list. */
export const rateRoutes = ({ serve }: EndpointBinders): void => {
  serve('POST /pricing/calculate', async (ctx, { body }) => {
    const period = requirePeriod(body.startDate, body.endDate);
    const { vehicleId, promoCode } = body;
    return { data: rateShape(await calculateRate(ctx, { vehicleId, period, promoCode: promoCode || null }), period) };
  });
};

type RateRequest = Readonly<{ vehicleId: string; period: Period; promoCode: string | null }>;

type Rate = Readonly<{ vehicle: Vehicle; quote: Quote; promoDescription: string }>;

/** What a vehicle alone costs for a period, booked now: the public quote for any actor. 404 for an unknown vehicle. */
const calculateRate = async ({ tx, now }: Context, { vehicleId, period, promoCode }: RateRequest): Promise<Rate> => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const choices = { period, promoCode, addons: [], insurance: null, plan: 'full' as const };
  const quote = await priceChoices({ tx, now }, { vehicle, choices, settings: await readSettings(tx) });
  const applied = quote.appliedPromotion;
  return { vehicle, quote, promoDescription: applied ? await promotionDescription(tx, applied.id) : '' };
};

/** A quote of a vehicle alone, taken apart as the rate calculator shows it. */
const rateShape = ({ vehicle, quote, promoDescription }: Rate, period: Period): z.input<typeof RateCalculation> => {
  const shape = toQuoteShape(quote, period);
  const tier = (unit: string) => baht(quote, (line) => line.kind === 'vehicle' && line.unit === unit);
  return {
    vehicle: { id: vehicle.id, name: makeAndModel(vehicle) },
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
