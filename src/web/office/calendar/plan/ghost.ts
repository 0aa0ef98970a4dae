import type { DataOf } from '../../../api/routes.ts';
import type { Span } from './geometry.ts';

type BookingMove = DataOf<'GET /admin/bookings/moves'>['moves'][number];

/** Where a booking would go: the vehicle that it would have, for its time. */
export type Ghost = Span &
  Readonly<{
    /** Of the booking. */
    id: string;
    bookingNumber: string;
    customerName: string;
    leaves: BookingMove['from'];
    goesTo: BookingMove['to'];
  }>;

export type LanedGhost = Readonly<{ item: Ghost; lane: number }>;

export const ghostOf = ({ bookingId: id, pickupDate, returnDate, from, to, ...said }: BookingMove): Ghost => ({
  id,
  bookingNumber: said.bookingNumber,
  customerName: said.customerName,
  from: Date.parse(pickupDate),
  until: Date.parse(returnDate),
  leaves: from,
  goesTo: to,
});
