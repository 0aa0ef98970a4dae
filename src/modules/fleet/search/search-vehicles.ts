import type { Page } from '#kernel/paging.ts';
import type { Period } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { findFreeTimes } from '../find-free-time.ts';
import type { Conflict } from '../occupancy-store.ts';
import { type OccupiedTime, occupiedBy } from '../rules/occupied-time.ts';
import { inShownOrder } from '../rules/shown-order.ts';
import type { Vehicle } from '../vehicle.ts';
import { vehiclesInOrder } from '../vehicle-store.ts';
import type { OfferFilters } from './offer-filter-store.ts';
import { type Offer, quoteOffers } from './quote-offers.ts';
import { type Found, searchOffers } from './search-store.ts';

const NAMED_THOUGH_NOT_FREE = 3;

type Search = Readonly<{ filters: OfferFilters; period: Period | null; page: Page }>;

export type NotFree = Readonly<{ vehicle: Vehicle; conflict: Conflict; freeFrom: Temporal.Instant | null }>;

/**
 * The vehicles on offer that match: with a period those that are free for all of it, turnover counted, each with its
 * quote; and a few that match but are taken. Only the page's own rows are priced.
 */
export const searchVehicles = async (
  { tx, now }: Context,
  { filters, period, page }: Search,
): Promise<Found & { offers: Offer[]; notFree: NotFree[]; isRated: boolean }> => {
  const settings = await readSettings(tx);
  const isRated = settings.features.enableReviews;
  const during = period && occupiedBy(period, settings);
  const notFreeWanted = period ? NAMED_THOUGH_NOT_FREE : 0;
  const shown = inShownOrder(filters, { isRated });
  const found = await searchOffers(tx, { filters: shown, during, now, ...page, notFree: notFreeWanted });
  const vehicles = await vehiclesInOrder(tx, [...found.ids, ...found.notFreeIds]);
  return {
    ...found,
    isRated,
    offers: await quoteOffers({ tx, now }, { vehicles: vehicles.slice(0, found.ids.length), period, settings }),
    notFree: during ? await reasons({ tx, now }, vehicles.slice(found.ids.length), during) : [],
  };
};

const reasons = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  vehicles: readonly Vehicle[],
  { from, until }: OccupiedTime,
): Promise<NotFree[]> => {
  const lengthMs = until.epochMilliseconds - from.epochMilliseconds;
  const vehicleIds = vehicles.map(({ id }) => id);
  const times = await findFreeTimes(tx, { vehicleIds, from, lengthMs, now });
  return vehicles.flatMap((vehicle, index) => {
    const { conflicts: [conflict] = [], freeFrom = null } = times[index] ?? {};
    return conflict ? [{ vehicle, conflict, freeFrom }] : [];
  });
};
