import { z } from 'zod';
import { BookingStatus, PaymentPlan, PaymentStatus } from '../booking.ts';
import { Baht, BangkokDateTime, CalendarDate, Id, Language } from '../fields.ts';
import { QuoteShape } from '../pricing.ts';

/** Where a booking stands: its status, with a confirmed one split by whether the vehicle is out. */
export const BookingStage = z.enum(['pending', 'confirmed', 'picked-up', 'completed', 'cancelled']);
export type BookingStage = z.infer<typeof BookingStage>;

/** What staff may do with a booking now. The office shows just that. */
export const OfficeMay = z.object({
  confirm: z.boolean(),
  pickUp: z.boolean(),
  return: z.boolean(),
  cancel: z.boolean(),
  /** Dates, times, places, vehicle. */
  move: z.boolean(),
  /** Cancelled and completed ones leave the lists; the history stays. */
  archive: z.boolean(),
  /** Stages that an admin may force, with a reason. Empty for staff. */
  force: z.array(BookingStage),
});
export type OfficeMay = z.infer<typeof OfficeMay>;

/** A booking as a line of the office's lists. Amounts are baht. */
export const OfficeBookingRow = z.object({
  id: Id,
  bookingNumber: z.string(),
  status: BookingStatus,
  stage: BookingStage,
  paymentStatus: PaymentStatus,
  bookingType: z.enum(['online', 'manual']),
  customerId: Id,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  vehicleId: Id,
  vehicleName: z.string(),
  vehicleLicensePlate: z.string(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  /** Rental days: 24 hours each, the last one begun. */
  days: z.int(),
  pickupLocation: z.string(),
  pickupLocationInThai: z.string().nullable(),
  returnLocation: z.string(),
  returnLocationInThai: z.string().nullable(),
  totalAmount: Baht,
  /** What of the total is still owed, online or at the counter. */
  owedAmount: Baht,
  /** The method of the newest payment, or how the customer said to pay; null while nobody said. */
  paymentMethod: z.string().nullable(),
  /** The newest payment; null without one. */
  payment: z
    .object({
      id: Id,
      status: z.string(),
      method: z.string(),
      reference: z.string().nullable(),
      createdAt: BangkokDateTime,
    })
    .nullable(),
  /** Out, and later than agreed by more than the grace. */
  isLate: z.boolean(),
  /** Paid, or to be paid to us directly, and waiting for staff to confirm. */
  needsApproval: z.boolean(),
  holdUntil: BangkokDateTime.nullable(),
  createdAt: BangkokDateTime,
  version: z.int(),
  may: OfficeMay,
});
export type OfficeBookingRow = z.infer<typeof OfficeBookingRow>;

export const HandOverShape = z.object({
  kind: z.enum(['pick-up', 'return']),
  at: BangkokDateTime,
  mileage: z.int().nullable(),
  fuel: z.int().nullable(),
  licenseChecked: z.boolean(),
  damage: z.string(),
  note: z.string(),
  /** Addresses of photographs, for staff alone. */
  photos: z.array(z.string()),
  by: z.string().nullable(),
});
export type HandOverShape = z.infer<typeof HandOverShape>;

/**
 * What happened to a booking, newest first. `action` is the audit log's, or of what no staff did: `booking.created`,
 * `booking.cancelled`, `booking.picked-up`, `booking.returned`, `payment.received`, `refund.made`, `mail.<kind>`.
 */
export const BookingEvent = z.object({
  at: BangkokDateTime,
  action: z.string(),
  actor: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.string().nullable(),
  /** A mail's address, a payment's method, why a booking was cancelled; else null. */
  about: z.string().nullable(),
  /** Of money: baht. */
  amount: Baht.nullable(),
});
export type BookingEvent = z.infer<typeof BookingEvent>;

export const OfficeBooking = OfficeBookingRow.extend({
  firstName: z.string(),
  lastName: z.string(),
  licenseNumber: z.string(),
  language: Language,
  notes: z.string(),
  pickupLocationId: Id,
  returnLocationId: Id,
  outsideOpeningHours: z.object({ pickUp: z.boolean(), dropOff: z.boolean() }),
  paymentPlan: PaymentPlan,
  paidAmount: Baht,
  refundedAmount: Baht,
  pendingRefund: Baht,
  quote: QuoteShape,
  vehicle: z.object({
    bodyType: z.string(),
    color: z.string(),
    images: z.array(z.string()),
    status: z.string(),
    mileage: z.int(),
  }),
  customer: z.object({
    /** Bookings that were not cancelled, this one in, and what was paid for them. */
    bookings: z.int(),
    spent: Baht,
    licenseExpiryDate: CalendarDate.nullable(),
    nationality: z.string().nullable(),
  }),
  handOvers: z.array(HandOverShape),
  /** Text messages too: they go to a number. */
  mails: z.array(
    z.object({
      id: Id,
      channel: z.enum(['mail', 'sms']),
      kind: z.string(),
      subject: z.string(),
      to: z.string(),
      status: z.string(),
      at: BangkokDateTime,
    }),
  ),
  timeline: z.array(BookingEvent),
  cancelReason: z.string().nullable(),
});
export type OfficeBooking = z.infer<typeof OfficeBooking>;
