import type { DataOf } from '../../api/routes.ts';
import { isOneOf } from '../list/list-search.ts';
import type { Purpose } from './booking-paths.ts';

export {
  agreementPath,
  type HandOverKind,
  handOverPath,
  handOversPath,
  openedFor,
  type Purpose,
  settlePath,
} from './booking-paths.ts';

/** A booking in the list. */
export type BookingRow = DataOf<'GET /admin/bookings'>[number];

/** A booking with all details. */
export type Booking = DataOf<'GET /admin/bookings/:id'>;

const purposes: readonly Purpose[] = [
  ...(['edit', 'pay', 'cancel', 'delete', 'print', 'sheet', 'email', 'invoice', 'settle'] as const),
];

/** The action that an address opens; null to only show the booking. */
export const purposeIn = (query: URLSearchParams): Purpose | null => {
  const action = query.get('do') ?? '';
  return isOneOf(purposes)(action) ? (action as Purpose) : null;
};

/** Whether anything is left to pay at the desk. */
export const mayTake = ({ owedAmount, isArchived }: Pick<Booking, 'owedAmount' | 'isArchived'>): boolean =>
  owedAmount > 0 && !isArchived;
