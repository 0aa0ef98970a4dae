import type { Page } from '#kernel/paging.ts';
import type { Period } from '#kernel/period.ts';
import { loadPriceList, type Quote, quoteRentals } from '#modules/pricing/index.ts';
import { depositPercentageIn, readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { OccupancyConflict } from '../records/occupancy-store.ts';
import type { Vehicle } from '../records/vehicle.ts';
import { findVehicle, vehiclesInOrder } from '../records/vehicle-store.ts';
import { type OccupiedTime, occupiedTimeFor } from '../rules/occupied-time.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { withoutRatingOrder } from '../rules/shown-order.ts';
import { similarTo } from '../rules/similar.ts';
import { findFreeTimes } from './find-free-time.ts';
import type { OfferSearch } from './offer-filter-store.ts';
import { readComparable, type SearchResult, searchOffers } from './search-store.ts';

const NAMED_THOUGH_NOT_FREE = 3;

type Search = Readonly<{
  filters: OfferSearch;
  period: Period | null;
  page: Page;
  /** The caller's own unpaid booking, which takes no vehicle from them. */
  butBooking: string | undefined;
}>;

export type NotFree = Readonly<{ vehicle: Vehicle; conflict: OccupancyConflict; freeFrom: Temporal.Instant | null }>;

/**
 * The vehicles on offer that match. With a period, those free for all of it, turnover included, each with its quote,
 * plus a few matches that are taken. Only the rows of the page are priced.
 */
export const searchVehicles = async (
  { tx, now }: Context,
  { filters, period, page, butBooking }: Search,
): Promise<SearchResult & { offers: QuotedOffer[]; notFree: NotFree[]; isRated: boolean }> => {
  const settings = await readSettings(tx);
  const isRated = settings.features.enableReviews;
  const during = period && { ...occupiedTimeFor(period, settings), now, butBooking };
  const notFreeLimit = period ? NAMED_THOUGH_NOT_FREE : 0;
  const shown = withoutRatingOrder(filters, { isRated });
  const matches = await searchOffers(tx, {
    filters: shown,
    during,
    ...page,
    maxNotFree: notFreeLimit,
  });
  const vehicles = await vehiclesInOrder(tx, [...matches.ids, ...matches.notFreeIds]);
  return {
    ...matches,
    isRated,
    offers: await quoteOffers({ tx, now }, { vehicles: vehicles.slice(0, matches.ids.length), period, settings }),
    notFree: during ? await reasons({ tx, now }, vehicles.slice(matches.ids.length), during) : [],
  };
};

const reasons = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  vehicles: readonly Vehicle[],
  { from, until, butBooking }: Pick<OccupiedTime, 'from' | 'until'> & { butBooking?: string | undefined },
): Promise<NotFree[]> => {
  const lengthMs = until.epochMilliseconds - from.epochMilliseconds;
  const vehicleIds = vehicles.map(({ id }) => id);
  const times = await findFreeTimes(tx, { vehicleIds, from, lengthMs, now, butBooking });
  return vehicles.flatMap((vehicle, index) => {
    const { occupancies: [conflict] = [], freeFrom = null } = times[index] ?? {};
    return conflict ? [{ vehicle, conflict, freeFrom }] : [];
  });
};

const MOST = 4;

/** Alternatives to a vehicle; with a period, those that are free for it, with their quotes. 404. */
export const findSimilar = async (
  { tx, now }: Context,
  { vehicleId, period, butBooking }: Pick<Search, 'period' | 'butBooking'> & { vehicleId: string },
): Promise<QuotedOffer[]> => {
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const settings = await readSettings(tx);
  const during = period && { ...occupiedTimeFor(period, settings), now, butBooking };
  const others = await readComparable(tx, { vehicle, during });
  const asCompared = { ...vehicle, dailyRate: vehicle.rates.daily };
  const similar = similarTo(asCompared, others, MOST);
  const vehicles = await vehiclesInOrder(
    tx,
    similar.map(({ id }) => id),
  );
  return quoteOffers({ tx, now }, { vehicles, period, settings });
};

export type QuotedOffer = Readonly<{ vehicle: Vehicle; quote: Quote | null }>;

/** Adds to each vehicle its quote for a period, null without a period. The price list is loaded once. */
const quoteOffers = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { vehicles, period, settings }: { vehicles: readonly Vehicle[]; period: Period | null; settings: Settings },
): Promise<QuotedOffer[]> => {
  if (!period) return vehicles.map((vehicle) => ({ vehicle, quote: null }));
  const quote = quoteRentals({
    now,
    period,
    priceList: await loadPriceList({ tx, now }, period),
    tax: settings.tax,
    depositPercentage: depositPercentageIn(settings),
  });
  return vehicles.map((vehicle) => ({ vehicle, quote: quote(vehicle) }));
};
