import { data, redirect } from 'react-router';
import type { FieldProblemShape } from '#contract/endpoint.ts';
import type { LocationShape, OfferShape, VehicleShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import type { Outcome } from '../../api/routes.ts';
import { rentalIn, unlimited } from '../../rental/limits.ts';
import {
  changed,
  listPath,
  pricedAt,
  readSearch,
  type Search,
  type SearchPeriod,
  searchPeriod,
} from '../../rental/search.ts';
import type { SearchFields, SearchProblem } from '../../rental/search-fields.ts';
import { withDates } from '../../rental/suggested-dates.ts';
import { categoryNamed } from './filters/category-named.ts';
import { readNearest } from './read-nearest.ts';

/**
 * Loads the list: the requested search, with suggested dates where it has none, the problems in it, and the matching
 * vehicles.
 */
export const readListing = async ({ call }: Client, query: URLSearchParams, nowMs: number) => {
  const named = readFilters(query);
  const rules = await call('GET /settings/booking');
  const { search: asked, isSuggested } = withDates(named.asked, rules.success ? rules.data : null, nowMs);
  const rental = rules.success ? rentalIn(asked, rules.data, nowMs) : { ...searchPeriod(asked, nowMs), limit: null };
  const known = call('GET /vehicle-categories');
  const [places, categories, tax, answer] = await Promise.all([
    call('GET /locations'),
    known,
    call('GET /settings/tax'),
    findVehicles(call, asked, rental.period, known),
  ]);
  const { search } = answer;
  const last = answer.result?.totalPages ?? 0;
  if (search.page > 1 && search.page > last && last > 0) throw redirect(listPath(changed(search, { page: last })));
  const locations = places.success ? places.data : null;
  const period = answer.refusal ? null : rental.period;
  const isFleetEmpty = categories.success && categories.data.every(({ vehicles }) => vehicles === 0);
  const dated = { rules: rules.success ? rules.data : unlimited, period, now: nowMs };
  const page = {
    now: nowMs,
    locations,
    categories: categories.success ? categories.data : [],
    isFleetEmpty,
    rules: rules.success ? rules.data : null,
    tax: tax.success ? tax.data : null,
    isTaxIncluded: tax.success && (!tax.data.enabled || tax.data.includeInPrice),
    period,
    /** Whether the dates are our suggestion. */
    isSuggested,
    leftOut: search === asked ? named.leftOut : [...named.leftOut, 'category' as const],
    problems: [...unknownPlaces(search.fields, locations), ...rental.problems],
    limit: rental.limit,
    nearest: answer.result?.total === 0 && !isFleetEmpty ? await readNearest(call, search, answer.result, dated) : null,
    ...answer,
  };
  return data(page, { status: answer.failure ? 503 : 200 });
};

export type Listing = Awaited<ReturnType<typeof readListing>>['data'];

const unknownPlaces = (fields: SearchFields, locations: readonly LocationShape[] | null): SearchProblem[] =>
  (['location', 'dropoffLocation'] as const)
    .filter((field) => fields[field] && locations && !locations.some(({ name }) => name === fields[field]))
    .map((field) => ({ field, sentence: 'locationUnknown' }));

/** Four rows of three. */
const pageLength = 12;

type LeftOut = 'category' | 'transmission' | 'fuelType' | 'seats' | 'minPrice' | 'maxPrice';

/** The search in an address, without the filters that cannot be read, and prices that cross each other. */
const readFilters = (query: URLSearchParams): { asked: Search; leftOut: readonly LeftOut[] } => {
  const search = readSearch(query);
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = search.filters;
  if (minPrice > maxPrice)
    return { asked: changed(search, { minPrice: undefined, maxPrice: undefined }), leftOut: ['minPrice', 'maxPrice'] };
  const names = ['transmission', 'fuelType', 'seats', 'minPrice', 'maxPrice'] as const;
  const isSaid = (name: string) => !['', '0'].includes(query.get(name)?.trim() ?? '');
  return { asked: search, leftOut: names.filter((name) => isSaid(name) && search.filters[name] === undefined) };
};

type Known = Promise<Outcome<'GET /vehicle-categories'>>;

/** The vehicles of a search; without the categories that the server does not know, if it refuses them. */
const findVehicles = async (call: Client['call'], search: Search, period: SearchPeriod | null, known: Known) => {
  const found = await findInCategory(call, search, period);
  if (!found.failure?.fields.category) return { ...found, search };
  const categories = await known;
  const named = search.filters.category ?? [];
  const left = named.filter((name) => categories.success && categoryNamed(categories.data, name));
  const others = changed(search, { category: left.length > 0 && left.length < named.length ? left : undefined });
  return { ...(await findInCategory(call, others, period)), search: others };
};

/**
 * The vehicles of a search: free for the whole period, with totals; without a period all of them, including those in
 * maintenance. If the server rejects the dates, its reply is in `refusal`, with all vehicles.
 */
const findInCategory = async (call: Client['call'], search: Search, period: SearchPeriod | null) => {
  if (!period) return { ...(await allVehicles(call, search)), refusal: null };
  const free = await call('GET /vehicles/available', {
    query: { ...narrowing(search), ...pricedAt(period, search.fields) },
  });
  if (free.success) {
    const result = { ...free, data: free.data.map(ofCard), notFree: free.notFree.map(ofCard) };
    return { result, failure: null, refusal: null };
  }
  if (free.status === 422 && !free.fields.category) return { ...(await allVehicles(call, search)), refusal: free };
  return { result: null, failure: free, refusal: null };
};

/** Without dates no place refuses anything. */
const noneRefused: Readonly<Record<string, FieldProblemShape>> = {};

/** All matching vehicles. Counts and price range include those in maintenance. */
const allVehicles = async (call: Client['call'], search: Search) => {
  const all = await call('GET /vehicles', { query: narrowing(search) });
  if (!all.success) return { result: null, failure: all };
  const vehicles: OfferShape[] = all.data.map((vehicle) => ({ ...ofCard(vehicle), quote: null }));
  return {
    result: { ...all, data: vehicles, days: null, notFree: [], notForAge: [], refused: noneRefused },
    failure: null,
  };
};

/** Without what no card shows, since the page carries its data to the browser: descriptions, and all pictures but one. */
const ofCard = <Vehicle extends VehicleShape>(vehicle: Vehicle): Vehicle => {
  const images = vehicle.images.slice(0, 1);
  return { ...vehicle, description: null, images, photos: vehicle.photos.filter(({ url }) => images.includes(url)) };
};

const narrowing = ({ filters, sort, page }: Search) => ({ ...filters, sort, page, limit: pageLength });
