import type { Client } from '../../../api/client.ts';
import type { DataOf, Outcome, RouteInput } from '../../../api/routes.ts';
import { queryOf } from '../../list/list-search.ts';
import { type BookingSearch, bookingList } from './bookings-address.ts';

export type BookingsOutcome = Outcome<'GET /admin/bookings'>;
export type BookingStats = DataOf<'GET /admin/bookings/stats'>;
type Query = NonNullable<RouteInput<'GET /admin/bookings'>['query']>;

const rows = 25;

/** A page of the list, the booking counts (null if they could not be loaded), and the user's saved views. */
export const readBookings = async ({ call }: Client, search: BookingSearch) => {
  const { look: _, ...filters } = queryOf(bookingList, search);
  // What is due has an order of its own.
  const sort = search.view === 'unpaid' ? {} : { sort: 'next-move' as const };
  const [outcome, stats, views] = await Promise.all([
    // The address was already validated against the contract's values.
    call('GET /admin/bookings', { query: { ...sort, ...(filters as Query), page: search.page, limit: rows } }),
    call('GET /admin/bookings/stats'),
    call('GET /admin/views', { query: { list: 'bookings' } }),
  ]);
  return { outcome, stats: stats.success ? stats.data : null, views: views.success ? views.data : [] };
};
