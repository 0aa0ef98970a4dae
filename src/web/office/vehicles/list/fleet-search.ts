import { isId } from '#kernel/is-id.ts';
import type { Client } from '../../../api/client.ts';
import type { DataOf, Outcome } from '../../../api/routes.ts';
import {
  isAnyText,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  readListSearch,
} from '../../list/list-search.ts';

export type FleetFilter = 'search' | 'status' | 'categoryId' | 'look';
export type FleetSearch = ListSearch<FleetFilter>;

export const fleetColumns = ['vehicle', 'plate', 'status', 'days', 'mileage', 'rate'] as const;

/** `look=list` shows rows instead of cards. */
export const fleetList: ListAddress<FleetFilter> = {
  path: '/admin/vehicles',
  filters: {
    search: isAnyText,
    status: isOneOf(['available', 'rented', 'maintenance']),
    categoryId: isId,
    look: isOneOf(['list']),
  },
  looks: ['look'],
  columns: fleetColumns,
};

export const readFleetSearch = (query: URLSearchParams): FleetSearch => readListSearch(fleetList, query);

/** The address of the fleet's list, or of a vehicle beside it. */
export const fleetPath = (search: Partial<FleetSearch>, record = ''): string => listPath(fleetList, search, record);

export type VehiclesOutcome = Outcome<'GET /admin/vehicles'>;
/** The list's state, for the panel beside it. */
export type FleetBeside = Readonly<{ search: FleetSearch; outcome: VehiclesOutcome }>;
export type FleetRow = DataOf<'GET /admin/vehicles'>[number];
export type Category = DataOf<'GET /admin/categories'>[number];

const cards = 24;

/** A page of the fleet, the categories to filter by, and the user's saved views. */
export const readFleet = async ({ call }: Client, { search, status, categoryId, page }: FleetSearch) => {
  const query = { ...(search && { search }), ...(status && { status }), ...(categoryId && { categoryId }) };
  const [outcome, categories, views] = await Promise.all([
    call('GET /admin/vehicles', { query: { ...(query as object), page, limit: cards } }),
    call('GET /admin/categories'),
    call('GET /admin/views', { query: { list: 'vehicles' } }),
  ]);
  return {
    outcome,
    categories,
    views: views.success ? views.data : [],
  };
};
