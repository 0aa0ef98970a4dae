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

/** `around` asks for the page that holds a payment: the one that somebody came for. */
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

/** The same list without what the filters ask; the search stays. */
export const withoutFilters = (search: PaymentSearch): string =>
  paymentsPath({ ...search, ...Object.fromEntries(narrowing.map((name) => [name, ''])), around: '', page: 1 });

export const withoutSearch = (search: PaymentSearch): string =>
  paymentsPath({ ...search, search: '', around: '', page: 1 });

export const hasFilters = (search: PaymentSearch): boolean => narrowing.some((name) => search[name] !== '');

/** Whether only one end of the range is set: then it asks for nothing. */
export const isHalfRange = ({ from, to }: PaymentSearch): boolean => (from === '') !== (to === '');

/** The address of a payment's booking in the bookings' list. */
export const bookingInListPath = (bookingNumber: string): string =>
  `/admin/bookings?search=${encodeURIComponent(bookingNumber)}`;

/** What a payment that is open beside the list knows of it. */
export type PaymentsBeside = Readonly<{
  search: PaymentSearch;
  /** Null where the list could not be read. */
  reply: ReplyOf<'GET /admin/payments'> | null;
}>;

export const usePaymentsBeside = (): PaymentsBeside => useOutletContext<PaymentsBeside>();
