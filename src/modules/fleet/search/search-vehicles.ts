import { fromBaht, toBaht, zeroSatang } from '#kernel/money.ts';
import type { Page } from '#kernel/paging.ts';
import { perDay } from '#kernel/per-day.ts';
import type { Period } from '#kernel/period.ts';
import type { FieldProblems } from '#kernel/problem.ts';
import { loadPriceList, type Quote, quoteRentals } from '#modules/pricing/index.ts';
import { depositPercentageIn, readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { hasClasses } from '../classes/class-store.ts';
import { placeProblems } from '../fees/place-problems.ts';
import { type FeeFacts, rentalFees } from '../fees/rental-fees.ts';
import { type NamedPlaces, placesNamed } from '../fees/rental-places.ts';
import type { OccupancyConflict } from '../records/occupancy-store.ts';
import type { Vehicle } from '../records/vehicle.ts';
import { findVehicle, vehiclesInOrder } from '../records/vehicle-store.ts';
import { type OccupiedTime, occupiedTimeFor } from '../rules/occupied-time.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { withoutRatingOrder } from '../rules/shown-order.ts';
import { similarTo } from '../rules/similar.ts';
import { findFreeTimes } from './find-free-time.ts';
import type { OfferSearch } from './offer-filter-store.ts';
import {
  type DayPrice,
  readComparable,
  readSharedRates,
  type SearchResult,
  type SharedRates,
  searchOffers,
} from './search-store.ts';
import { type UnfitCategory, unfitCategories } from './unfit-categories.ts';

const NAMED_THOUGH_NOT_FREE = 3;

type Search = Readonly<{
  filters: OfferSearch;
  period: Period | null;
  places: NamedPlaces;
  /** How old the driver is at the pick-up. */
  driverAge: number;
  page: Page;
  /** The caller's own unpaid booking, which takes no vehicle from them. */
  butBooking: string | undefined;
}>;

export type NotFree = Readonly<{ vehicle: Vehicle; conflict: OccupancyConflict; freeFrom: Temporal.Instant | null }>;

/**
 * The vehicles on offer that match. With a period, those free for all of it, turnover included, each with its quote,
 * plus, on the last page, a few matches that are taken. Price filters, order and range mean the price that the cards show.
 */
export const searchVehicles = async (
  { tx, now }: Context,
  { filters, period, places, driverAge, page, butBooking }: Search,
): Promise<
  SearchResult & {
    offers: QuotedOffer[];
    notFree: NotFree[];
    notForAge: Omit<UnfitCategory, 'id'>[];
    refused: FieldProblems;
    isRated: boolean;
  }
> => {
  const settings = await readSettings(tx);
  const isRated = settings.features.enableReviews;
  const during = period && { ...occupiedTimeFor(period, settings), now, butBooking };
  const notFreeLimit = period ? NAMED_THOUGH_NOT_FREE : 0;
  const shown = withoutRatingOrder(filters, { isRated });
  const unfit = await unfitCategories(tx, driverAge, settings);
  const rental = period && { period, ...(await placesNamed(tx, places)), ages: [driverAge] };
  const quote = rental && (await quoterFor({ tx, now }, rental, settings));
  const matches = await searchOffers(tx, {
    filters: shown,
    during,
    prices: quote ? pricesADay(await readSharedRates(tx), quote) : [],
    ...page,
    isClassByModel: await hasClasses(tx),
    maxNotFree: notFreeLimit,
    butCategories: unfit.map(({ id }) => id),
  });
  const vehicles = await vehiclesInOrder(tx, [...matches.ids, ...matches.notFreeIds]);
  return {
    ...matches,
    isRated,
    refused: rental ? await placeProblems(tx, rental, settings) : {},
    notForAge: unfit.map(({ id: _id, ...category }) => category),
    offers: quotedBy(quote, vehicles.slice(0, matches.ids.length)),
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
  { vehicleId, period, places, driverAge, butBooking }: Omit<Search, 'filters' | 'page'> & { vehicleId: string },
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
  const rental = period && { period, ...(await placesNamed(tx, places)), ages: [driverAge] };
  const unfit = new Set((await unfitCategories(tx, driverAge, settings)).map(({ id }) => id));
  return quotedBy(
    rental && (await quoterFor({ tx, now }, rental, settings)),
    vehicles.filter(({ categoryId }) => !unfit.has(categoryId)),
  );
};

export type QuotedOffer = Readonly<{ vehicle: Vehicle; quote: Quote | null }>;

type Quoter = ReturnType<typeof quoteRentals>;

/** Quotes vehicles for a rental, with the price list and the fees loaded once. */
export const quoterFor = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  rental: FeeFacts,
  settings: Settings,
): Promise<Quoter> =>
  quoteRentals({
    now,
    period: rental.period,
    priceList: await loadPriceList({ tx, now }, rental.period),
    fees: await rentalFees(tx, rental, settings),
    tax: settings.tax,
    depositPercentage: depositPercentageIn(settings),
  });

/** Each vehicle with its quote, null without a period. */
const quotedBy = (quote: Quoter | null, vehicles: readonly Vehicle[]): QuotedOffer[] =>
  vehicles.map((vehicle) => ({ vehicle, quote: quote?.(vehicle) ?? null }));

/** What vehicles with these rates cost a day, as their cards say it: the total with tax, spread over the days. */
const pricesADay = (shared: readonly SharedRates[], quote: Quoter): DayPrice[] =>
  shared.map(({ categoryId, ...rates }) => {
    const { total, days } = quote({ categoryId, rates, securityDeposit: zeroSatang });
    return { categoryId, ...rates, price: fromBaht(perDay({ total: toBaht(total), days })) };
  });
