import type { z } from 'zod';
import type { OfferFilters } from '#contract/fleet.ts';
import { AGES_OF_DRIVERS } from '#kernel/driver-limits.ts';
import { FOUR_OR_FIVE } from '#kernel/seat-choices.ts';
import { storedText } from '../shell/stored-text.ts';
import { movedTo } from './rental.ts';
import {
  clockAt,
  defaultTime,
  missingSearchFields,
  type SearchFields,
  type SearchProblem,
  searchProblems,
} from './search-fields.ts';

type Offer = z.output<typeof OfferFilters>;

/** The filters of the listing. Prices are baht a day, as the list shows them. */
export type Filters = Pick<Offer, 'category' | 'transmission' | 'fuelType' | 'seats' | 'minPrice' | 'maxPrice'> & {
  search?: string | undefined;
};
type Sort = NonNullable<Offer['sort']>;

/** The listing's whole state: it is kept in the address, so back, reload and share preserve it. */
export type Search = Readonly<{ fields: SearchFields; filters: Filters; sort: Sort; page: number }>;

export const sorts: readonly Sort[] = ['featured', 'price-up', 'price-down', 'rating'];
/** The most categories of a search. */
const MOST_CATEGORIES = 20;
const transmissions = ['automatic', 'manual'] as const;
const fuelTypes = ['petrol', 'diesel', 'hybrid', 'electric'] as const;

/** Reads an address. Dates stay as written, so that a wrong one can be shown; an invalid filter is dropped. */
export const readSearch = (query: URLSearchParams): Search => {
  const text = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').trim();
  return {
    fields: {
      location: text('location').slice(0, 200),
      ...elsewhereIn(text('location'), text('dropoffLocation').slice(0, 200)),
      pickupDate: text('pickupDate').slice(0, 40),
      pickupTime: text('pickupTime').slice(0, 40) || defaultTime,
      returnDate: text('returnDate').slice(0, 40),
      returnTime: text('returnTime').slice(0, 40) || defaultTime,
      ...ageIn(query),
    },
    filters: {
      category: categoriesIn(query),
      search: text('search').slice(0, 100) || undefined,
      transmission: transmissions.find((one) => one === text('transmission')),
      fuelType: fuelTypes.find((one) => one === text('fuelType')),
      seats: seatsIn(text('seats')),
      minPrice: wholeNumber(text('minPrice'), 1, 1_000_000),
      maxPrice: wholeNumber(text('maxPrice'), 0, 1_000_000),
    },
    sort: sorts.find((one) => one === text('sort')) ?? 'featured',
    page: wholeNumber(text('page'), 1, 100_000) ?? 1,
  };
};

const elsewhereIn = (location: string, dropoffLocation: string) =>
  dropoffLocation && dropoffLocation !== location ? { dropoffLocation } : {};

/** The age of the driver in an address; nothing for what is none. */
export const ageIn = (query: URLSearchParams): { driverAge?: string } => {
  const { youngest, oldest } = AGES_OF_DRIVERS;
  const age = wholeNumber(query.get('driverAge') ?? '', youngest, oldest);
  return age === undefined ? {} : { driverAge: `${age}` };
};

const categoriesIn = (query: URLSearchParams): string[] | undefined => {
  const named = query.getAll('category').map((name) => name.replaceAll('\0', '').trim().slice(0, 60));
  const chosen = [...new Set(named)].filter(Boolean).slice(0, MOST_CATEGORIES);
  return chosen.length > 0 ? chosen : undefined;
};

/** Four and five are one choice, also in an address that has one of them. */
const seatsIn = (text: string): Filters['seats'] => {
  const seats = text === FOUR_OR_FIVE ? 4 : wholeNumber(text, 1, 20);
  return seats === 4 || seats === 5 ? FOUR_OR_FIVE : seats;
};

/**
 * Parses a price filter as an integer: "1500.7" is 1500, and "฿2,000" is 2000. Undefined for a text that is no number
 * or is out of range.
 */
const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const plain = text.replaceAll(/[฿,\s]/g, '');
  const value = /^\d+(\.\d*)?$/.test(plain) ? Number.parseInt(plain, 10) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** The query parameters of a search: only those that differ from the default, always in the same order. */
export const queryOf = ({ fields, filters, sort, page }: Search): URLSearchParams => {
  const { location, dropoffLocation, pickupDate, pickupTime, returnDate, returnTime, driverAge } = fields;
  const isDated = pickupDate !== '' || returnDate !== '';
  const pairs: [string, string | number | readonly string[] | undefined][] = [
    ['location', location],
    ['dropoffLocation', dropoffLocation],
    ['pickupDate', pickupDate],
    ['pickupTime', isDated || pickupTime !== defaultTime ? pickupTime : undefined],
    ['returnDate', returnDate],
    ['returnTime', isDated || returnTime !== defaultTime ? returnTime : undefined],
    ['driverAge', driverAge],
    ...Object.entries(filters),
    ['sort', sort === 'featured' ? undefined : sort],
    ['page', page === 1 ? undefined : page],
  ];
  return new URLSearchParams(
    pairs.flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one === undefined || one === '' ? [] : [[name, String(one)]])),
    ),
  );
};

/** A search of all vehicles, in the usual order. */
export const searchOf = (fields: SearchFields): Search => ({ fields, filters: {}, sort: 'featured', page: 1 });

type Changes = Partial<Filters> & { sort?: Sort; page?: number };

/** The same list with changes; any change except of the page returns to the first page. */
export const changed = (search: Search, { sort, page, ...filters }: Changes): Search => ({
  fields: search.fields,
  filters: { ...search.filters, ...filters },
  sort: sort ?? search.sort,
  page: page ?? 1,
});

/** The search without filters; dates and order stay. */
export const withoutFilters = (search: Search): Search => ({ ...search, filters: {}, page: 1 });

/** The search without dates, so that unavailable vehicles are listed too. */
export const withoutDates = (search: Search): Search => ({
  ...search,
  fields: { ...search.fields, pickupDate: '', returnDate: '', pickupTime: defaultTime, returnTime: defaultTime },
  page: 1,
});

const withQuery = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`);

export const listPath = (search: Search): string => withQuery('/vehicles', queryOf(search));

/** The vehicle's page, with the search in the query. */
export const vehiclePath = (search: Search, vehicleId: string): string =>
  withQuery(`/vehicles/${vehicleId}`, queryOf(search));

/** The booking page of a vehicle: the query of the search plus `vehicle`. */
export const bookingPath = (search: Search, vehicleId: string): string => {
  const query = queryOf(search);
  query.set('vehicle', vehicleId);
  return withQuery('/booking', query);
};

/** Local date-times in Bangkok, as the API takes them. */
export type SearchPeriod = Readonly<{ startDate: string; endDate: string }>;

/** The period of fields whose dates are both chosen. */
export const periodIn = ({ pickupDate, pickupTime, returnDate, returnTime }: SearchFields): SearchPeriod => ({
  startDate: `${pickupDate}T${pickupTime}`,
  endDate: `${returnDate}T${returnTime}`,
});

type Priced = Pick<SearchFields, 'location' | 'dropoffLocation' | 'driverAge'>;

/** A rental's period and places and the driver's age, as the API takes them for its price. */
export const pricedAt = <Period>(period: Period, { location, dropoffLocation, driverAge }: Priced) => ({
  ...period,
  ...(location && { location, ...(dropoffLocation && { dropoffLocation }) }),
  ...(driverAge && { driverAge: Number(driverAge) }),
});

/** The body of a quote for the same. */
export const quotedAt = <Period>(period: Period, { location, dropoffLocation, driverAge }: Priced) => ({
  ...period,
  ...(location && { pickupLocation: location, ...(dropoffLocation && { dropoffLocation }) }),
  ...(driverAge && { driverAge: Number(driverAge) }),
});

/** The period of a search and the problems in its dates. The period is null if a problem makes it unusable. */
export const searchPeriod = (
  { fields }: Search,
  nowMs: number,
): Readonly<{ period: SearchPeriod | null; problems: readonly SearchProblem[] }> => {
  const problems = searchProblems(fields, clockAt(nowMs));
  const isPossible = problems.every(({ sentence }) => sentence === 'pickupTimePast');
  return { period: isPossible && fields.pickupDate && fields.returnDate ? periodIn(fields) : null, problems };
};

/** The same search and rental length from a later start, such as when a vehicle is next free. */
export const searchFrom = (search: Search, from: string): Search => ({
  ...search,
  fields: movedTo(search.fields, from),
  page: 1,
});

const stored = storedText('tab', 'search');

/** Keeps a search for the other pages of this tab. */
export const keepSearch = (fields: SearchFields): void => void stored.write(`${queryOf(searchOf(fields))}`);

/**
 * The last search of this tab, where a place and dates have not been chosen otherwise. Null if anything is chosen, or if
 * it can be sent no more.
 */
export const lastSearchFor = (chosen: Partial<SearchFields>): SearchFields | null => {
  if (chosen.location || chosen.pickupDate || chosen.returnDate) return null;
  const { fields } = readSearch(new URLSearchParams(stored.read() ?? ''));
  const clock = clockAt(Date.now());
  return missingSearchFields(fields).length + searchProblems(fields, clock).length > 0 ? null : fields;
};
