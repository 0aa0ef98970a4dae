import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { Arrival, BookingStatus, PaymentStatus, SelectedAddons, SelectedInsurance } from '../booking.ts';
import { answer, ExportQuery, endpoints, FieldProblemShape, ListQuery, listOf, StreamedFile } from '../endpoint.ts';
import { Baht, CalendarDate, Id, neededDateTime } from '../fields.ts';
import { QuoteShape } from '../pricing.ts';
import {
  BookingContact,
  HandDiscount,
  NoteText,
  ofBooking,
  RetainedPrice,
  StaffPayment,
  seenVersion,
  wholeBooking,
} from './booking-fields.ts';
import { BookingStage, OfficeBooking, OfficeBookingRow } from './booking-record.ts';
import { BookingMove, SentMoves } from './classes.ts';

/** Built-in views of the list, for daily work. */
export const BookingView = z.enum([
  'pick-ups-today',
  'returns-today',
  'late',
  'unpaid',
  'to-approve',
  'out',
  'unproven',
]);
export type BookingView = z.infer<typeof BookingView>;

/** `next-move`: the next pick-up or return first; then the bookings without a move to come, newest first. */
export const BookingSort = z.enum(['next-move', '-created', 'created', 'pick-up', '-pick-up', '-total', 'total']);
export type BookingSort = z.infer<typeof BookingSort>;

export const BookingStats = z.object({
  total: z.int(),
  pending: z.int(),
  confirmed: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  views: z.record(BookingView, z.int()),
});

/** Dates are in Bangkok. Omitted fields keep their values. */
export const BookingEdit = z.object({
  startDate: neededDateTime('rental.dates-required').optional(),
  endDate: neededDateTime('rental.dates-required').optional(),
  vehicleId: Id.optional(),
  pickupLocationId: Id.optional(),
  dropoffLocationId: Id.optional(),
  ...Arrival.partial().shape,
  /** All add-ons that the booking is to have. */
  selectedAddons: SelectedAddons.optional(),
  /** Null for none. */
  selectedInsurance: SelectedInsurance.nullable().optional(),
  discount: HandDiscount.optional(),
  /** Only with another `vehicleId`. */
  keepPrice: RetainedPrice.optional(),
  notes: NoteText.optional(),
  ...BookingContact,
  ...StaffPayment,
  ...seenVersion,
  /** Returns the price, or the refusal, without changing anything. */
  dryRun: z.boolean().optional(),
  /** Baht: the new total that the clerk saw; if omitted, the old one. 409 `booking.price-changed` for another. */
  totalAmount: z.number().optional(),
  /** Who makes room, as the clerk saw it; if omitted, whoever has to. 409 `booking.moves-outdated` for others. */
  moves: SentMoves.optional(),
});

const BookingsQuery = ListQuery.extend({
  status: BookingStatus.optional(),
  paymentStatus: PaymentStatus.optional(),
  view: BookingView.optional(),
  customerId: Id.optional(),
  vehicleId: Id.optional(),
  locationId: Id.optional(),
  /** Pick-up dates in Bangkok, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  /** Dates on which the booking was made, both included. */
  madeFrom: CalendarDate.optional(),
  madeTo: CalendarDate.optional(),
  sort: BookingSort.optional(),
});

/** Back-office endpoints for bookings. */
export const bookingOfficeEndpoints = endpoints({
  'GET /admin/bookings': {
    summary:
      'Bookings that are not archived, newest first unless `sort` says otherwise; the view `unpaid` has the next pick-up first. Search finds id, reference, name, e-mail, phone, vehicle and plate. Counts are exact to 10,000; `total` is 10,001 for more',
    access: 'staff',
    query: BookingsQuery,
    reply: listOf(OfficeBookingRow),
  },
  'GET /admin/bookings/export': {
    summary: 'All bookings of the filtered list as CSV. Leaves an audit entry',
    access: 'staff',
    query: BookingsQuery.omit({ page: true, limit: true }).extend(ExportQuery.shape),
    file: 'text/csv',
    perMinute: 20,
    reply: StreamedFile,
  },
  'GET /admin/bookings/stats': {
    summary: 'The number of unarchived bookings by status and in each view of the day',
    access: 'staff',
    reply: answer(BookingStats),
  },
  'GET /admin/bookings/:id': {
    summary: 'One booking in full',
    access: 'staff',
    params: ofBooking,
    reply: wholeBooking,
  },
  'PUT /admin/bookings/:id': {
    summary:
      'Changes dates, vehicle, places, add-ons, cover, notes, a discount by hand and how the customer is called and reached, and records a payment or refund. Another e-mail ends the links that were mailed, and what still waits in the outbox goes to it. Staff may exceed the public limits, but never overlap another booking. Another vehicle is priced anew unless `keepPrice` says why not. Once picked up, only the return, add-ons, cover and discount can change; once over, only notes, money and the customer. 409 `customers.anonymised`, 409 `booking.changed-meanwhile`, `booking.archived`, `booking.vehicle-taken`, `booking.price-changed`, `booking.moves-outdated`',
    access: 'staff',
    readBy: 'GET /admin/bookings/:id',
    params: ofBooking,
    body: BookingEdit,
    reply: answer(
      z.object({
        booking: OfficeBooking,
        quote: QuoteShape,
        /** New total minus old total. */
        difference: z.number(),
        refundAmount: Baht,
        leftToPay: Baht,
        warnings: z.array(FieldProblemShape),
        /** The tentative bookings that make room: with `dryRun`, those that would. */
        moves: z.array(BookingMove),
      }),
    ),
  },
  'PUT /admin/bookings/:id/status': {
    summary:
      'Confirms, completes or cancels a booking. 409 `booking.cannot-become` if the lifecycle does not allow it, `booking.vehicle-taken`, `booking.no-pick-up` as for a return. With `force` an admin may set any other stage (403 for staff), with a `reason` for the audit log (422 without one); 409 `booking.archived`',
    access: 'staff',
    proof: ['force'],
    params: ofBooking,
    body: z.object({
      status: BookingStage,
      ...seenVersion,
      reason: z
        .string()
        .trim()
        .max(500, problemText('field.too-long', { max: 500 }))
        .optional(),
      force: z.boolean().optional(),
      /** For a cancellation: the refund in baht that the clerk saw. 409 `booking.refund-changed` when it differs. */
      refundAmount: z.number().optional(),
      /** For a completion: completes the booking although no pick-up was recorded. */
      withoutPickUp: z.boolean().optional(),
    }),
    reply: wholeBooking,
  },
  'POST /admin/bookings/:id/lock-vehicle': {
    summary:
      'A booking that was promised a class keeps the vehicle that it has now; again, and of any other booking, nothing. 409 `booking.changed-meanwhile`',
    access: 'staff',
    params: ofBooking,
    body: z.object(seenVersion),
    reply: wholeBooking,
  },
  'GET /admin/bookings/:id/email': {
    summary:
      'What `resend-email` would send and to whom, without the secrets in its links; `isMailOff` while there is no mail server, so that it waits in the outbox. 409 as for `resend-email`',
    access: 'staff',
    params: ofBooking,
    reply: answer(
      z.object({
        /** Null while it is not written: then it is the one that tells the booking as it is. */
        mailId: Id.nullable(),
        kind: z.string(),
        to: z.object({ name: z.string(), address: z.string() }),
        subject: z.string(),
        plain: z.string(),
        attachments: z.array(z.string()),
        isMailOff: z.boolean(),
      }),
    ),
  },
  'POST /admin/bookings/:id/resend-email': {
    summary:
      "Sends the newest mail to the customer about the booking again, to the booking's e-mail as it is now; where none was written, the one that tells the booking as it is. With `mailId` only if that is still the newest: 409 `booking.changed-meanwhile`. 409 `booking.no-mail` where there is none to write: the rental is over, or the settings want no such mail; 409 `booking.no-address`, `notices.mail-erased`, `notices.mail-link-gone`",
    access: 'staff',
    params: ofBooking,
    query: z.object({ mailId: Id.optional() }),
    reply: answer(z.object({ sent: z.literal(true) })),
  },
  'POST /admin/bookings/end-unproven': {
    summary:
      'Ends all unpaid bookings of visitors who have proven no e-mail, except those being paid now; their customers are told. Answers how many',
    access: 'staff',
    reply: answer(z.object({ ended: z.int() })),
  },
  'DELETE /admin/bookings/:id': {
    summary:
      'Archives a cancelled or completed booking: it disappears from the lists, its history stays, and it can no longer be changed; only a payment that was under way brings it back. 409 `booking.cannot-archive`',
    access: 'staff',
    params: ofBooking,
    reply: answer(z.null()),
  },
});
