import { z } from 'zod';
import { BookingStatus, PaymentPlan, PaymentStatus } from '../booking.ts';
import { Baht, BangkokDateTime, CalendarDate, Id, Language } from '../fields.ts';
import { QuoteShape } from '../pricing.ts';

/** The status of a booking, except that a confirmed one whose vehicle is out is `picked-up`. */
export const BookingStage = z.enum(['pending', 'confirmed', 'picked-up', 'completed', 'cancelled']);
export type BookingStage = z.infer<typeof BookingStage>;

/** Actions that the current staff member may take on a booking now. The office shows only these. */
export const OfficeMay = z.object({
  confirm: z.boolean(),
  pickUp: z.boolean(),
  return: z.boolean(),
  cancel: z.boolean(),
  /** Change dates, times, places or the vehicle. */
  move: z.boolean(),
  /** Remove a cancelled or completed booking from the lists; its history is kept. */
  archive: z.boolean(),
  /** Stages that an admin may force, with a reason. Empty for staff. */
  force: z.array(BookingStage),
});
export type OfficeMay = z.infer<typeof OfficeMay>;

/** A row of the office's booking lists. Amounts are baht. */
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
  /** Rental days of 24 hours; a started day counts. */
  days: z.int(),
  pickupLocation: z.string(),
  pickupLocationInThai: z.string().nullable(),
  returnLocation: z.string(),
  returnLocationInThai: z.string().nullable(),
  totalAmount: Baht,
  /** All that the customer still owes, with insurance paid at pick-up, which the total leaves out; 0 if cancelled. */
  owedAmount: Baht,
  /** The method of the newest payment; without one, the method chosen at booking; null if neither is known. */
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
  /** Whether the vehicle is out and overdue by more than the grace period. */
  isLate: z.boolean(),
  /** Whether staff must confirm the booking: it is paid, or will be paid directly to us. */
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
  /** URLs of photographs; only staff can open them. */
  photos: z.array(z.string()),
  by: z.string().nullable(),
});
export type HandOverShape = z.infer<typeof HandOverShape>;

/**
 * An event in the history of a booking. `action` is an audit action, or, where no staff acted, `booking.created`,
 * `booking.cancelled`, `booking.picked-up`, `booking.returned`, `payment.received`, `refund.made`, `mail.<kind>`.
 */
export const BookingEvent = z.object({
  at: BangkokDateTime,
  action: z.string(),
  actor: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.string().nullable(),
  /** The mail's recipient, the method of the payment or refund, or who or what cancelled; null for other events. */
  about: z.string().nullable(),
  /** Baht, for payments and refunds. */
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
    /** The number of bookings that are not cancelled, and the baht paid for them less refunds. */
    bookings: z.int(),
    spent: Baht,
    licenseExpiryDate: CalendarDate.nullable(),
    nationality: z.string().nullable(),
  }),
  handOvers: z.array(HandOverShape),
  /** Includes text messages, whose recipient is a phone number. */
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
