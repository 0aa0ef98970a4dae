import { readSettings } from '#modules/settings/index.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { PriceNeighbours } from './price-neighbours.ts';
import { seasonsOn } from './pricing-store.ts';
import { promotionShapes } from './promotion-shape.ts';
import { listPromotions } from './promotion-store.ts';
import { changePromotion, createPromotion, removePromotion } from './promotion-use-cases.ts';
import { promotionProblems, seasonProblems } from './rules/price-change.ts';
import { seasonYear } from './rules/season-year.ts';
import { seasonShapes, yearShape } from './season-shape.ts';
import { listSeasons } from './season-store.ts';
import { changeSeason, createSeason, removeSeason } from './season-use-cases.ts';

/** Routes of Pricing Management: seasonal rates, promotions, and a year of one category's seasons. */
export const pricingOfficeRoutes = ({ serve }: EndpointBinders, neighbours: PriceNeighbours): void => {
  serve('GET /admin/pricing/seasonal-rates', async (ctx) => ({
    data: await seasonShapes(ctx, await listSeasons(ctx.tx), neighbours),
  }));

  serve(
    'POST /admin/pricing/seasonal-rates',
    async (ctx, { body }) => {
      const season = await createSeason(ctx, body, neighbours);
      return { data: returnedRow((await seasonShapes(ctx, [season], neighbours))[0]), message: 'Seasonal rate added' };
    },
    ofSeason,
  );

  serve(
    'PUT /admin/pricing/seasonal-rates/:id',
    async (ctx, { params, body }) => {
      const season = await changeSeason(ctx, { id: params.id, change: body }, neighbours);
      return { data: returnedRow((await seasonShapes(ctx, [season], neighbours))[0]), message: 'Seasonal rate saved' };
    },
    ofSeason,
  );

  serve('DELETE /admin/pricing/seasonal-rates/:id', async (ctx, { params }) => {
    const removal = await removeSeason(ctx, params.id, neighbours);
    return { data: { removal }, message: `Seasonal rate ${removal}` };
  });

  serve('GET /admin/pricing/promo-codes', async (ctx) => {
    const { features } = await readSettings(ctx.tx);
    const data = await promotionShapes(ctx, await listPromotions(ctx.tx), neighbours);
    return { data, codesEnabled: features.enablePromoCodes };
  });

  serve(
    'POST /admin/pricing/promo-codes',
    async (ctx, { body }) => {
      const promotion = await createPromotion(ctx, body);
      return {
        data: returnedRow((await promotionShapes(ctx, [promotion], neighbours))[0]),
        message: 'Promotion added',
      };
    },
    ofPromotion,
  );

  serve(
    'PUT /admin/pricing/promo-codes/:id',
    async (ctx, { params, body }) => {
      const promotion = await changePromotion(ctx, { id: params.id, change: body });
      return {
        data: returnedRow((await promotionShapes(ctx, [promotion], neighbours))[0]),
        message: 'Promotion saved',
      };
    },
    ofPromotion,
  );

  serve('DELETE /admin/pricing/promo-codes/:id', async (ctx, { params }) => {
    const removal = await removePromotion(ctx, params.id, neighbours);
    return { data: { removal }, message: `Promotion ${removal}` };
  });

  serve('GET /admin/pricing/year', async ({ tx }, { query }) => {
    const seasons = await seasonsOn(tx, { first: `${query.year}-01-01`, last: `${query.year}-12-31` });
    return { data: { ...query, ...yearShape(seasonYear(seasons, query)) } };
  });
};

const ofSeason = { alsoWrong: seasonProblems };
const ofPromotion = { alsoWrong: (sent: Parameters<typeof promotionProblems>[0]) => promotionProblems(sent) };
