import { agreedPeriod } from '#kernel/parse-period.ts';
import type { OwnHold } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { notForVehicle, onlySoMany } from '../rules/problems.ts';
import { isEnough } from '../rules/stock.ts';
import { addonPriceShape, addonShape } from './addon-shapes.ts';
import { checkAddon, priceAddon, priceAddons, readAvailableAddons } from './offered-addons.ts';

type RentalQuery = Readonly<{
  startDate?: string | undefined;
  endDate?: string | undefined;
  vehicleId?: string | undefined;
}>;

export const addonRoutes = ({ serve }: EndpointBinders, ownHold: OwnHold): void => {
  const rentalOf = async (ctx: Context, { startDate, endDate, vehicleId }: RentalQuery) => ({
    period: agreedPeriod(startDate, endDate),
    vehicleId,
    ownHold: (await ownHold(ctx))?.id,
  });

  serve('GET /addons/available', async (ctx, { query }) => {
    const addons = await readAvailableAddons(ctx, await rentalOf(ctx, query));
    return { data: addons.map(({ addon, available }) => addonShape(addon, available)) };
  });

  serve('GET /addons/category/:category', async (ctx, { params, query }) => {
    const addons = await readAvailableAddons(ctx, { ...(await rentalOf(ctx, query)), category: params.category });
    return { data: addons.map(({ addon, available }) => addonShape(addon, available)) };
  });

  serve('GET /addons/:id/availability', async (ctx, { params, query: { quantity, ...query } }) => {
    const { addon, available: free, fits } = await checkAddon(ctx, params.id, await rentalOf(ctx, query));
    const available = fits && isEnough(free, quantity);
    const why = fits ? free !== null && onlySoMany(free, addon.name.en) : notForVehicle(addon.name.en);
    return {
      data: { addonId: addon.id, addonName: addon.name.en, quantity, available, availableStock: free },
      ...(!available && why && { message: why }),
    };
  });

  serve('POST /addons/calculate-price', async ({ tx }, { body }) => ({
    data: addonPriceShape(await priceAddon(tx, body)),
  }));

  serve('POST /addons/calculate-multiple-prices', async ({ tx }, { body }) => ({
    data: (await priceAddons(tx, body)).map(addonPriceShape),
  }));
};
