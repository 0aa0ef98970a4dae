import { BodyType } from '#contract/fleet.ts';
import { AGE_UNTOLD } from '#kernel/driver-limits.ts';
import { toBaht } from '#kernel/money.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import { parsePeriod, requirePeriod } from '#kernel/parse-period.ts';
import { rentalDays } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { readCategories } from './records/category-store.ts';
import { readLocations } from './records/location-store.ts';
import { countBodyTypes, findVehicle, idsOnOffer, vehiclesInOrder } from './records/vehicle-store.ts';
import { bodyTypeNames } from './rules/body-types.ts';
import { vehicleNotFound } from './rules/problems.ts';
import { withoutRatingOrder } from './rules/shown-order.ts';
import { checkVehicles, readAvailabilityCalendar, readFreeVehicles } from './search/availability.ts';
import { countRefusedSearch } from './search/count-refused-search.ts';
import {
  conflictShape,
  hoursToday,
  locationShape,
  notFreeShape,
  offerShape,
  vehicleShape,
} from './search/fleet-shapes.ts';
import { refuseUnknownCategory } from './search/offer-filter-store.ts';
import { listVehicles, type SearchResult } from './search/search-store.ts';
import { findSimilar, searchVehicles } from './search/search-vehicles.ts';

const ROWS_OF_A_PAGE = 24;

export const fleetRoutes = (serving: EndpointBinders, { ownHold }: { ownHold: OwnHold }): void => {
  const { serve } = serving;
  const ownHoldId = async (ctx: Context) => (await ownHold(ctx))?.id;

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

  serve('GET /vehicles', async ({ tx }, { query }) => {
    await refuseUnknownCategory(tx, query);
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const isRated = await areReviewsOn(tx);
    const result = await listVehicles(tx, { filters: withoutRatingOrder(query, { isRated }), ...page });
    const vehicles = await vehiclesInOrder(tx, result.ids);
    return {
      data: vehicles.map((vehicle) => vehicleShape(vehicle, { isRated })),
      ...pageFacts(page, result.total),
      ...countsOf(result),
    };
  });

  serve('GET /vehicles/available', async (ctx, { query }) => {
    const period = parsePeriod(query.startDate, query.endDate);
    await refuseUnknownCategory(ctx.tx, query);
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const result = await searchVehicles(ctx, {
      filters: query,
      period,
      places: query,
      driverAge: query.driverAge ?? AGE_UNTOLD,
      page,
      butBooking: await ownHoldId(ctx),
    });
    const { offers, notFree, notForAge, refused, total, isRated } = result;
    return {
      data: offers.map((offer) => offerShape(offer, { period, isRated })),
      ...pageFacts(page, total),
      days: period && rentalDays(period),
      ...countsOf(result),
      notForAge,
      refused,
      notFree: notFree.map((one) => notFreeShape(one, { isRated })),
    };
  });

  serve('POST /searches/refused', async (ctx, { body }, { isBrowser }) => {
    const period = requirePeriod(body.startDate, body.endDate);
    await countRefusedSearch(ctx, { period, categoryId: body.categoryId ?? null, isBrowser });
    return { data: null };
  });

  serve('GET /vehicles/ids', async ({ tx }) => ({ data: await idsOnOffer(tx) }));

  serve('GET /vehicles/:id', async ({ tx }, { params }) => {
    const vehicle = await findVehicle(tx, params.id);
    if (!vehicle) throw vehicleNotFound();
    return { data: vehicleShape(vehicle, { isRated: await areReviewsOn(tx) }) };
  });

  serve('GET /vehicles/:id/similar', async (ctx, { params, query }) => {
    const period = parsePeriod(query.startDate, query.endDate);
    const offers = await findSimilar(ctx, {
      vehicleId: params.id,
      period,
      places: query,
      driverAge: query.driverAge ?? AGE_UNTOLD,
      butBooking: await ownHoldId(ctx),
    });
    const isRated = await areReviewsOn(ctx.tx);
    return { data: offers.map((offer) => offerShape(offer, { period, isRated })) };
  });

  availabilityRoutes(serving, ownHoldId);
};

const countsOf = ({ facets, priceRange, prices }: SearchResult) => ({
  facets,
  prices,
  priceRange: priceRange && { min: toBaht(priceRange.min), max: toBaht(priceRange.max) },
});

const areReviewsOn = async (tx: Tx) => (await readSettings(tx)).features.enableReviews;

/**
 * The caller's own unpaid booking, if the request carries its token: that hold does not make the vehicle taken for the
 * caller.
 */
export type OwnHold = (ctx: Context) => Promise<{ id: string } | null>;

type OwnHoldId = (ctx: Context) => Promise<string | undefined>;

const availabilityRoutes = ({ serve }: EndpointBinders, ownHoldId: OwnHoldId): void => {
  serve('GET /availability/vehicles', async (ctx, { query }) => {
    const period = requirePeriod(query.startDate, query.endDate);
    await refuseUnknownCategory(ctx.tx, query);
    const butBooking = await ownHoldId(ctx);
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const free = { categoryId: query.categoryId, period, butBooking, page };
    const { vehicles, total, isRated } = await readFreeVehicles(ctx, free);
    return { data: vehicles.map((vehicle) => vehicleShape(vehicle, { isRated })), ...pageFacts(page, total) };
  });

  serve('POST /availability/check-vehicles', async (ctx, { body }) => {
    const period = requirePeriod(body.startDate, body.endDate);
    const checked = await checkVehicles(ctx, {
      vehicleIds: body.vehicleIds,
      period,
      butBooking: await ownHoldId(ctx),
    });
    return {
      data: checked.map(({ conflicts, ...vehicle }) => ({ ...vehicle, conflicts: conflicts.map(conflictShape) })),
    };
  });

  serve('GET /availability/calendar/:id', async (ctx, { params, query }) => {
    const butBooking = await ownHoldId(ctx);
    const { taken, ...calendar } = await readAvailabilityCalendar(ctx, params.id, { ...query, butBooking });
    return { data: { ...calendar, taken: taken.map(conflictShape) } };
  });
};
