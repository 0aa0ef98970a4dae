import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { BookingStatus, PaymentStatus } from '../booking.ts';
import { endpoints, ListQuery, listOf } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id, neededDateTime, numberText } from '../fields.ts';
import { VehicleStatus } from '../fleet.ts';
import { BookingStage } from './booking-record.ts';

/** One bar of the calendar. */
export const CalendarBooking = z.object({
  id: Id,
  bookingNumber: z.string(),
  customerName: z.string(),
  vehicleId: Id,
  vehicleName: z.string(),
  vehicleLicensePlate: z.string(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  /** The earliest next pick-up: the return, agreed or actual, plus turnover. */
  blockedUntil: BangkokDateTime,
  pickupLocation: z.string(),
  pickupLocationInThai: z.string().nullable(),
  flightNumber: z.string(),
  arrivalNote: z.string(),
  status: BookingStatus,
  stage: BookingStage,
  paymentStatus: PaymentStatus,
  totalAmount: Baht,
  version: z.int(),
  mayMove: z.boolean(),
  /** It was promised a class, and may still be given a similar vehicle. */
  isTentative: z.boolean(),
  /** Whether the pick-up or return is at the location of the filter; true for all bookings without that filter. */
  isAtLocation: z.boolean(),
});
export type CalendarBooking = z.infer<typeof CalendarBooking>;

export const CalendarBlock = z.object({
  id: Id,
  vehicleId: Id,
  from: BangkokDateTime,
  until: BangkokDateTime,
  reason: z.string(),
});
export type CalendarBlock = z.infer<typeof CalendarBlock>;

/** One row of the calendar. */
export const CalendarVehicle = z.object({
  id: Id,
  name: z.string(),
  licensePlate: z.string(),
  /** The URL of the vehicle's drawing. */
  drawing: z.string(),
  status: VehicleStatus,
  category: z.object({ id: Id, name: z.string(), nameInThai: z.string().nullable() }),
});
export type CalendarVehicle = z.infer<typeof CalendarVehicle>;

/** Endpoints for the fleet calendar. */
export const calendarEndpoints = endpoints({
  'GET /admin/bookings/calendar': {
    summary:
      'A page of the vehicles, by default the first 100, each with its bookings (including turnover) and maintenance in a window: `from` and `days` (default today and 30) or, without `from`, the calendar `month` of `year` (default this year). Filters: category, and pick-up or return location of a booking in the window. With `startDate` and `endDate`, the vehicles that staff may rent out from start to end, turnover included. Cancelled bookings on request. With `bookingId` and without `page`, the page that its vehicle is on. 404 `booking.calendar-off`',
    access: 'staff',
    query: z.object({
      from: CalendarDate.optional(),
      days: numberText(
        z
          .number(problemText('calendar.days'))
          .int(problemText('calendar.days'))
          .min(1, problemText('calendar.days'))
          .max(92, problemText('calendar.days')),
      ).optional(),
      month: numberText(
        z
          .number(problemText('calendar.month'))
          .int()
          .min(1, problemText('calendar.month'))
          .max(12, problemText('calendar.month')),
      ).optional(),
      year: numberText(
        z
          .number(problemText('date.year', { from: '2000', to: '2099' }))
          .int()
          .min(2000, problemText('date.year', { from: '2000', to: '2099' }))
          .max(2099, problemText('date.year', { from: '2000', to: '2099' })),
      ).optional(),
      cancelled: z.stringbool({ truthy: ['true'], falsy: ['false'], error: problemText('field.boolean') }).optional(),
      categoryId: Id.optional(),
      locationId: Id.optional(),
      startDate: neededDateTime(problemText('rental.dates-required')).optional(),
      endDate: neededDateTime(problemText('rental.dates-required')).optional(),
      bookingId: Id.optional(),
      ...ListQuery.pick({ page: true, limit: true }).shape,
    }),
    /** The page, its limit and the total are those of the vehicles; `data` are the bookings of the page's vehicles. */
    reply: listOf(CalendarBooking).extend({
      blocks: z.array(CalendarBlock),
      /** Sorted by category, then name. Archived vehicles appear only if they have a booking in the window. */
      vehicles: z.array(CalendarVehicle),
      turnoverHours: z.number(),
      from: CalendarDate,
      days: z.int(),
    }),
  },
});
