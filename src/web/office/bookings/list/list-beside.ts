import { useOutletContext } from 'react-router';
import type { Failure } from '../../../api/failure.ts';
import type { ReplyOf } from '../../../api/routes.ts';
import type { BookingSearch } from './bookings-address.ts';

/** What a booking that is open beside the list knows of it. */
export type ListBeside = Readonly<{
  search: BookingSearch;
  /** Null where the list could not be read. */
  found: ReplyOf<'GET /admin/bookings'> | null;
  /** A status that could not be changed is said over the whole screen. */
  onRefused: (failure: Failure) => void;
}>;

export const useListBeside = (): ListBeside => useOutletContext<ListBeside>();
