import { BodyType } from '#contract/fleet.ts';
import { toBaht } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { parsePeriod } from '#kernel/parse-period.ts';
import { rentalDays } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { availabilityRoutes, type OwnHold } from './availability-routes.ts';
import { readCategories } from './category-store.ts';
import { hoursToday, locationShape, notFreeShape, offerShape, vehicleShape } from './fleet-shapes.ts';
import { readLocations } from './location-store.ts';
import { bodyTypeNames } from './rules/body-types.ts';
import { vehicleNotFound } from './rules/problems.ts';
import { inShownOrder } from './rules/shown-order.ts';
import { findSimilar } from './search/find-similar.ts';
import { type Found, listVehicles } from './search/search-store.ts';
import { searchVehicles } from './search/search-vehicles.ts';
import { countBodyTypes, findVehicle, vehiclesInOrder } from './vehicle-store.ts';

const ROWS_OF_A_PAGE = 24;

export const fleetRoutes = (serving: Serving, { ownHold }: { ownHold: OwnHold }): void => {
  const { serve } = serving;
  serve('GET /locations', async ({ tx, now }) => {
    const { general } = await readSettings(tx);
    const locations = await readLocations(tx);
    return { data: locations.map((one) => locationShape(one, hoursToday(one, general.businessHours, now))) };
  });

  serve('GET /vehicle-categories', async ({ tx }) => {
    const categories = await readCategories(tx);
    return {
      data: categories.map(({ fromDailyRate, ...category }) => ({
        ...category,
        fromDailyRate: fromDailyRate === null ? null : toBaht(fromDailyRate),
      })),
    };
  });

  serve('GET /vehicle-types', async ({ tx }) => {
    const counts = await countBodyTypes(tx);
    return {
      data: BodyType.options.map((id) => ({ id, name: bodyTypeNames[id], vehicles: counts.get(id) ?? 0 })),
    };
  });

  serve('GET /vehicles', async ({ tx, now }, { query }) => {
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const isRated = await areReviewsOn(tx);
    const found = await listVehicles(tx, { filters: inShownOrder(query, { isRated }), now, ...page });
    const vehicles = await vehiclesInOrder(tx, found.ids);
    return {
      data: vehicles.map((vehicle) => vehicleShape(vehicle, { isRated })),
      ...pageFacts(page, found.total),
      ...countsOf(found),
    };
  });

  serve('GET /vehicles/available', async (ctx, { query }) => {
    const period = parsePeriod(query.startDate, query.endDate);
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const found = await searchVehicles(ctx, { filters: query, period, page });
    const { offers, notFree, total, isRated } = found;
    return {
      data: offers.map((offer) => offerShape(offer, { period, isRated })),
      ...pageFacts(page, total),
      days: period && rentalDays(period),
      ...countsOf(found),
      notFree: notFree.map((one) => notFreeShape(one, { isRated })),
    };
  });

  serve('GET /vehicles/:id', async ({ tx }, { params }) => {
    const vehicle = await findVehicle(tx, params.id);
    if (!vehicle) throw vehicleNotFound();
    return { data: vehicleShape(vehicle, { isRated: await areReviewsOn(tx) }) };
  });

  serve('GET /vehicles/:id/similar', async (ctx, { params, query }) => {
    const period = parsePeriod(query.startDate, query.endDate);
    const offers = await findSimilar(ctx, { vehicleId: params.id, period });
    const isRated = await areReviewsOn(ctx.tx);
    return { data: offers.map((offer) => offerShape(offer, { period, isRated })) };
  });

  availabilityRoutes(serving, ownHold);
};

const countsOf = ({ facets, priceRange }: Found) => ({
  facets,
  priceRange: priceRange && { min: toBaht(priceRange.min), max: toBaht(priceRange.max) },
});

const areReviewsOn = async (tx: Tx) => (await readSettings(tx)).features.enableReviews;
