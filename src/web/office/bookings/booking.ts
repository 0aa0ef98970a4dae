import type { DataOf } from '../../api/routes.ts';
import { isOneOf } from '../list/list-search.ts';

/** A booking as a line of the list. */
export type BookingRow = DataOf<'GET /admin/bookings'>[number];

/** All about one booking. */
export type Booking = DataOf<'GET /admin/bookings/:id'>;

/** What a booking can be opened for: a dialog over its panel, or its paper. */
const purposes = ['edit', 'cancel', 'delete', 'print', 'invoice'] as const;
export type Purpose = (typeof purposes)[number];

/** The address of a booking, opened for something: `?do=edit`. */
export const openedFor = (path: string, purpose: Purpose): string =>
  `${path}${path.includes('?') ? '&' : '?'}do=${purpose}`;

/** What an address opens a booking for; null for nothing but to look. */
export const purposeIn = (query: URLSearchParams): Purpose | null => {
  const action = query.get('do') ?? '';
  return isOneOf(purposes)(action) ? (action as Purpose) : null;
};

export type HandOverKind = 'pick-up' | 'return';

/** Where the vehicle is handed over, or taken back. */
export const handOverPath = (id: string, kind: HandOverKind): string => `/admin/bookings/${id}/hand-over?kind=${kind}`;

/** Where the customer signs for the vehicle. */
export const agreementPath = (id: string): string => `/admin/bookings/${id}/agreement`;
