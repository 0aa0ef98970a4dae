import type { DataOf } from '../../api/routes.ts';

/** A booking as a line of the list. */
export type BookingRow = DataOf<'GET /admin/bookings'>[number];

/** All about one booking. */
export type Booking = DataOf<'GET /admin/bookings/:id'>;
