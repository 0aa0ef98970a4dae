import { useOutletContext } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import type { ReplyOf } from '../../api/routes.ts';
import {
  isAnyText,
  isDay,
  isOneOf,
  type ListAddress,
  type ListSearch,
  listPath,
  readListSearch,
} from '../list/list-search.ts';

export const statuses = ['successful', 'pending', 'failed', 'expired', 'reversed'] as const;
export const sorts = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;
export const paymentColumns = [
  ...(['transaction', 'booking', 'customer', 'amount', 'method', 'status', 'date', 'actions'] as const),
] as const;

type PaymentFilter = 'search' | 'status' | 'paymentMethod' | 'from' | 'to' | 'sort' | 'around';
export type PaymentSearch = ListSearch<PaymentFilter>;

/** `around` requests the page that contains a given payment. */
export const paymentList: ListAddress<PaymentFilter> = {
  path: '/admin/payments',
  filters: {
    search: isAnyText,
    status: isOneOf(statuses),
    paymentMethod: (text) => /^\w{1,40}$/.test(text),
    from: isDay,
    to: isDay,
    sort: isOneOf(sorts),
    around: isId,
  },
  looks: ['sort', 'around'],
  columns: paymentColumns,
};

export const readPaymentSearch = (query: URLSearchParams): PaymentSearch => readListSearch(paymentList, query);
export const paymentsPath = (search: Partial<PaymentSearch>, record = ''): string =>
  listPath(paymentList, search, record);

const narrowing = ['status', 'paymentMethod', 'from', 'to'] as const;

/** The list without its filters; the search stays. */
export const withoutFilters = (search: PaymentSearch): string =>
  paymentsPath({ ...search, ...Object.fromEntries(narrowing.map((name) => [name, ''])), around: '', page: 1 });

export const withoutSearch = (search: PaymentSearch): string =>
  paymentsPath({ ...search, search: '', around: '', page: 1 });

export const hasFilters = (search: PaymentSearch): boolean => narrowing.some((name) => search[name] !== '');

/** Whether only one of the two dates is set, so that the range has no effect. */
export const isHalfRange = ({ from, to }: PaymentSearch): boolean => (from === '') !== (to === '');

/** The address of the list of bookings, filtered to one booking number. */
export const bookingInListPath = (bookingNumber: string): string =>
  `/admin/bookings?search=${encodeURIComponent(bookingNumber)}`;

/** The list's state, for the payment that is open beside it. */
export type PaymentsBeside = Readonly<{
  search: PaymentSearch;
  /** Null where the list could not be read. */
  reply: ReplyOf<'GET /admin/payments'> | null;
}>;

export const usePaymentsBeside = (): PaymentsBeside => useOutletContext<PaymentsBeside>();
