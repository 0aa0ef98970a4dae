import { useOutletContext } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import type { Failure } from '../../../api/failure.ts';
import type { ReplyOf } from '../../../api/routes.ts';
import {
  isAnyText,
  isDay,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  readListSearch,
} from '../../list/list-search.ts';

export const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const views = ['pick-ups-today', 'returns-today', 'late', 'unpaid', 'to-approve', 'out', 'unproven'] as const;
export const sorts = ['-created', 'created', 'pick-up', '-pick-up', '-total', 'total'] as const;
const paymentStatuses = [
  ...(['pending', 'partial', 'paid', 'overdue', 'refunded'] as const),
  ...(['nothing-paid', 'refunding', 'refunded-in-part', 'kept'] as const),
];
export const bookingColumns = ['booking', 'customer', 'vehicle', 'dates', 'status', 'total'] as const;

export type BookingFilter =
  | 'view'
  | 'search'
  | 'status'
  | 'paymentStatus'
  | 'customerId'
  | 'vehicleId'
  | 'locationId'
  | 'from'
  | 'to'
  | 'madeFrom'
  | 'madeTo'
  | 'sort'
  | 'look';
export type BookingSearch = ListSearch<BookingFilter>;

/** `look=cards` shows the same list as cards. */
export const bookingList: ListAddress<BookingFilter> = {
  path: '/admin/bookings',
  filters: {
    view: isOneOf(views),
    search: isAnyText,
    status: isOneOf(statuses),
    paymentStatus: isOneOf(paymentStatuses),
    customerId: isId,
    vehicleId: isId,
    locationId: isId,
    from: isDay,
    to: isDay,
    madeFrom: isDay,
    madeTo: isDay,
    sort: isOneOf(sorts),
    look: isOneOf(['cards']),
  },
  looks: ['sort', 'look'],
  columns: bookingColumns,
};

/** The parameters that get no filter chip: order and density, and the view, which has a tab. */
export const notFilters = ['view', 'sort', 'look'] as const satisfies readonly BookingFilter[];

export const readBookingSearch = (query: URLSearchParams): BookingSearch => readListSearch(bookingList, query);
export const bookingsPath = (search: Partial<BookingSearch>, record = ''): string =>
  listPath(bookingList, search, record);

/** The list with another view, status or order, from its first page. Other filters stay. */
export const otherPath = (search: BookingSearch, change: Partial<BookingSearch>): string =>
  bookingsPath({ ...search, page: 1, ...change });

/** The list's state, for the booking that is open beside it. */
export type ListBeside = Readonly<{
  search: BookingSearch;
  /** Null where the list could not be read. */
  reply: ReplyOf<'GET /admin/bookings'> | null;
  /** Shows a failed status change as a banner over the whole screen. */
  onRefused: (failure: Failure) => void;
}>;

export const useListBeside = (): ListBeside => useOutletContext<ListBeside>();
