import { isId } from '#kernel/is-id.ts';
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
export const paymentStatuses = [
  ...(['pending', 'partial', 'paid', 'from-deposit', 'overdue', 'refunded'] as const),
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

/** The parameters that get no filter chip: order and density, and what has a tab; beside a view the status has none. */
export const notFilters = ({ view }: BookingSearch): BookingFilter[] => [
  ...(['view', 'sort', 'look'] as const),
  ...(view === '' ? (['status'] as const) : []),
];

export const readBookingSearch = (query: URLSearchParams): BookingSearch => readListSearch(bookingList, query);
export const bookingsPath = (search: Partial<BookingSearch>, record = ''): string =>
  listPath(bookingList, search, record);

/** The list with another view or status, from its first page. Search and other filters stay. */
export const otherPath = (search: BookingSearch, change: Partial<BookingSearch>): string =>
  bookingsPath({ ...search, page: 1, ...change });
