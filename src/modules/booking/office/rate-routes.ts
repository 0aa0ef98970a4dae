import type { z } from 'zod';
import type { RateCalculation } from '#contract/office/pricing.ts';
import { sum, toBaht, zeroSatang } from '#kernel/money.ts';
import { requirePeriod } from '#kernel/parse-period.ts';
import type { Period } from '#kernel/period.ts';
import { findVehicle, makeAndModel, unknownPlaces, type Vehicle, vehicleNotFound } from '#modules/fleet/index.ts';
import { findPromotion, promotionTerms, type Quote, toQuoteShape } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
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

type AppliedRow = Awaited<ReturnType<typeof findPromotion>>;
type Rate = Readonly<{ vehicle: Vehicle; quote: Quote; promotion: AppliedRow }>;

/** What a vehicle alone costs for a period, booked now: the public quote for any actor. 404 for an unknown vehicle. */
const calculateRate = async ({ tx, now }: Context, { vehicleId, period, promoCode }: RateRequest): Promise<Rate> => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const rental = { period, places: unknownPlaces };
  const choices = { ...rental, promoCode, addons: [], insurance: null, plan: 'full' as const };
  const quote = await priceChoices({ tx, now }, { vehicle, choices, settings: await readSettings(tx) });
  const applied = quote.appliedPromotion;
  return { vehicle, quote, promotion: applied ? await findPromotion(tx, applied.id) : undefined };
};

/** A quote of a vehicle alone, taken apart as the rate calculator shows it. */
const rateShape = ({ vehicle, quote, promotion }: Rate, period: Period): z.input<typeof RateCalculation> => {
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
    availableSeasonalRates: shape.seasons.map((season, index) => ({
      ...season,
      ...appliedOf(quote, returnedRow(quote.seasons[index])),
    })),
    discount: shape.discount,
    appliedPromo: promotion && shape.appliedPromotion ? appliedShape(promotion, shape.appliedPromotion) : null,
    tax: shape.tax,
    totalAmount: shape.total,
    quote: shape,
  };
};

/** On how many days a season applies, and its line of the quote; seasons of one name and multiplier count alike. */
const appliedOf = ({ lines }: Quote, { name, multiplier, daysApplied }: Quote['seasons'][number]) => {
  const line = lines.find(
    ({ kind, name: named, rate, days }) =>
      kind === 'season' && named?.en === name.en && rate === multiplier && days === daysApplied,
  );
  return { daysApplied, amount: toBaht(line?.amount ?? zeroSatang) };
};

type Applied = NonNullable<ReturnType<typeof toQuoteShape>['appliedPromotion']>;

const appliedShape = (promotion: NonNullable<AppliedRow>, { code, name, isAutomatic }: Applied) => ({
  ...promotionTerms(promotion),
  ...{ code, name, isAutomatic, description: promotion.description },
});

const baht = ({ lines }: Quote, isMeant: (line: Quote['lines'][number]) => boolean) =>
  toBaht(sum(lines.filter(isMeant).map(({ amount }) => amount)));

const daysLeft = ({ lines }: Quote) =>
  lines.find(({ kind, unit }) => kind === 'vehicle' && unit === 'day')?.quantity ?? 0;
