import { z } from 'zod';
import { answer, endpoints } from '../endpoint.ts';
import { BangkokDateTime, CalendarDate, Id } from '../fields.ts';

const Sellable = z.object({
  /** Hours that rentals can have of all gaps that are long enough for one, turnover apart. */
  hours: z.int(),
  longestHours: z.int(),
  gaps: z.int(),
  /** Whole days of 24 hours in them. */
  nights: z.int(),
});
export type Sellable = z.infer<typeof Sellable>;

const MovedVehicle = z.object({ id: Id, name: z.string(), licensePlate: z.string() });

/** A tentative booking that gets an equal vehicle, with what staff read before. */
export const BookingMove = z.object({
  bookingId: Id,
  bookingNumber: z.string(),
  customerName: z.string(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  from: MovedVehicle,
  to: MovedVehicle,
});
export type BookingMove = z.infer<typeof BookingMove>;

/** Moves as they are sent. */
export const SentMoves = z.array(z.object({ bookingId: Id, from: Id, to: Id })).max(500);

/** Endpoints for the moves of bookings that are promised a class. */
export const classEndpoints = endpoints({
  'GET /admin/bookings/moves': {
    summary:
      'What would gather the free time of a class into larger gaps: moves of tentative bookings between equal vehicles, and what is free before and after. Nothing happens',
    access: 'staff',
    query: z.object({ categoryId: Id, from: CalendarDate, until: CalendarDate }),
    reply: answer(
      z.object({
        moves: z.array(BookingMove),
        before: Sellable,
        after: Sellable,
      }),
    ),
  },
  'POST /admin/bookings/moves': {
    summary:
      'Gives tentative bookings of one class equal vehicles, all at once; the same with `from` and `to` exchanged takes it back. 409 `booking.moves-outdated` if one is locked by now, or not where it was seen; `booking.vehicle-taken`',
    access: 'staff',
    body: z.object({ moves: SentMoves.min(1) }),
    reply: answer(z.object({ moved: z.int() })),
  },
});
