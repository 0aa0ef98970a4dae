import type { OfferShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import type { Period, Search } from './search/search.ts';

/** Four rows of three. */
const pageLength = 12;

/**
 * The vehicles of a search: free for the whole period, with totals; without a period all of them, also those in
 * maintenance. Dates that the server refuses leave its answer in `refusal`, and all vehicles.
 */
export const findVehicles = async (call: Client['call'], search: Search, period: Period | null) => {
  if (!period) return { ...(await allVehicles(call, search)), refusal: null };
  const free = await call('GET /vehicles/available', { query: { ...narrowing(search), ...period } });
  if (free.success) return { found: free, failure: null, refusal: null };
  if (free.status === 422) return { ...(await allVehicles(call, search)), refusal: free };
  return { found: null, failure: free, refusal: null };
};

/** Counts and price range are of the same vehicles, with those in maintenance. */
const allVehicles = async (call: Client['call'], search: Search) => {
  const all = await call('GET /vehicles', { query: narrowing(search) });
  if (!all.success) return { found: null, failure: all };
  const vehicles: OfferShape[] = all.data.map((vehicle) => ({ ...vehicle, quote: null }));
  return { found: { ...all, data: vehicles, days: null, notFree: [] }, failure: null };
};

const narrowing = ({ filters, sort, page }: Search) => ({ ...filters, sort, page, limit: pageLength });
