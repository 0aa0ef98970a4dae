import { isId } from '#kernel/is-id.ts';
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

/** `look=list`: rows in place of cards. */
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

/** The address of a list of vehicles, or of one beside it. */
export const fleetPath = (search: Partial<FleetSearch>, record = ''): string => listPath(fleetList, search, record);
