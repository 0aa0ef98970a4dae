import { data, redirect } from 'react-router';
import type { LocationShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/failure.ts';
import { changed, type Filters, listPath, type Period, periodOf, readSearch, type Search } from './search/search.ts';
import type { Trouble } from './search/search-fields.ts';

/** Four rows of three. */
export const pageLength = 12;

/** What the list shows: the asked search, what is wrong with it, and the vehicles that answer it. */
export const readListing = async ({ call }: Client, query: URLSearchParams, nowMs: number) => {
  const search = readSearch(query);
  const [places, categories, rules, tax, found] = await Promise.all([
    call('GET /locations'),
    call('GET /vehicle-categories'),
    call('GET /settings/booking'),
    call('GET /settings/tax'),
    findVehicles(call, search, nowMs),
  ]);
  const locations = places.success ? places.data : null;
  const page = {
    search,
    now: nowMs,
    locations,
    categories: categories.success ? categories.data : [],
    rules: rules.success ? rules.data : null,
    isTaxIncluded: tax.success && (!tax.data.enabled || tax.data.includeInPrice),
    ...found,
    troubles: [...unknownPlace(search, locations), ...found.troubles],
  };
  const last = page.found?.totalPages ?? 0;
  if (search.page > 1 && search.page > last && last > 0) throw redirect(listPath(changed(search, { page: last })));
  return data(page, { status: page.failure ? 503 : 200 });
};

const findVehicles = async (call: Client['call'], search: Search, nowMs: number) => {
  const { period, troubles } = periodOf(search, nowMs);
  const [answer, refused] = await ask(call, search, period);
  return { period: refused ? null : period, troubles: [...troubles, ...refused], ...answer };
};

type Answer = { found: Awaited<ReturnType<typeof freeIn>> | null; failure: string | null };

/** Dates that the server refuses although they look right are said like those that look wrong, beside all vehicles. */
const ask = async (call: Client['call'], search: Search, period: Period | null): Promise<[Answer, Trouble[]]> => {
  return [{ found: null, failure: null }, []];
};
