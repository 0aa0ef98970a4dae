import { requirePeriod } from '#kernel/parse-period.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { calculateRate } from './calculate-rate.ts';
import { rateShape } from './rate-shape.ts';

/** The rate calculator of Pricing Management. It stands here because a quote needs the fleet and the price list. */
export const rateRoutes = ({ serve }: Serving): void => {
  serve('POST /pricing/calculate', async (ctx, { body }) => {
    const period = requirePeriod(body.startDate, body.endDate);
    const { vehicleId, promoCode } = body;
    return { data: rateShape(await calculateRate(ctx, { vehicleId, period, promoCode: promoCode || null }), period) };
  });
};
