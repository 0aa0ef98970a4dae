import type { DataOf } from '../../api/routes.ts';
import { isOneOf } from '../list/list-search.ts';

/** A booking in the list. */
export type BookingRow = DataOf<'GET /admin/bookings'>[number];

/** A booking with all details. */
export type Booking = DataOf<'GET /admin/bookings/:id'>;

/** The actions that a booking's address can open: a dialog over its panel, or a printout. */
const purposes = ['edit', 'cancel', 'delete', 'print', 'invoice'] as const;
export type Purpose = (typeof purposes)[number];

/** A booking's address with the action to open: `?do=edit`. */
export const openedFor = (path: string, purpose: Purpose): string =>
  `${path}${path.includes('?') ? '&' : '?'}do=${purpose}`;

/** The action that an address opens; null to only show the booking. */
export const purposeIn = (query: URLSearchParams): Purpose | null => {
  const action = query.get('do') ?? '';
  return isOneOf(purposes)(action) ? (action as Purpose) : null;
};

export type HandOverKind = 'pick-up' | 'return';

/** The page on which the vehicle is handed over or returned. */
export const handOverPath = (id: string, kind: HandOverKind): string => `/admin/bookings/${id}/hand-over?kind=${kind}`;

/** The page on which the customer signs the rental agreement. */
export const agreementPath = (id: string): string => `/admin/bookings/${id}/agreement`;
