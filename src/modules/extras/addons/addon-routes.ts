import { parsePeriod } from '#kernel/parse-period.ts';
import type { OwnHold } from '#modules/fleet/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { onlySoMany } from '../rules/problems.ts';
import { isEnough } from '../rules/stock.ts';
import { addonPriceShape, addonShape } from './addon-shapes.ts';
import { checkAddon, priceAddon, priceAddons, readAvailableAddons } from './offered-addons.ts';

export const addonRoutes = ({ serve }: EndpointBinders, ownHold: OwnHold): void => {
  serve('GET /addons/available', async (ctx, { query }) => {
    const period = parsePeriod(query.startDate, query.endDate);
    const addons = await readAvailableAddons(ctx, { period, ownHold: (await ownHold(ctx))?.id });
    return { data: addons.map(({ addon, available }) => addonShape(addon, available)) };
  });

  serve('GET /addons/category/:category', async (ctx, { params, query }) => {
    const period = parsePeriod(query.startDate, query.endDate);
    const filter = { period, category: params.category, ownHold: (await ownHold(ctx))?.id };
    const addons = await readAvailableAddons(ctx, filter);
    return { data: addons.map(({ addon, available }) => addonShape(addon, available)) };
  });

  serve('GET /addons/:id/availability', async (ctx, { params, query: { quantity, startDate, endDate } }) => {
    const { addon, available: free } = await checkAddon(ctx, params.id, parsePeriod(startDate, endDate));
    const available = isEnough(free, quantity);
    return {
      data: { addonId: addon.id, addonName: addon.name.en, quantity, available, availableStock: free },
      ...(free !== null && !available && { message: onlySoMany(free, addon.name.en) }),
    };
  });

  serve('POST /addons/calculate-price', async ({ tx }, { body }) => ({
    data: addonPriceShape(await priceAddon(tx, body)),
  }));

  serve('POST /addons/calculate-multiple-prices', async ({ tx }, { body }) => ({
    data: (await priceAddons(tx, body)).map(addonPriceShape),
  }));
};
