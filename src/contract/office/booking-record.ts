import { z } from 'zod';
import { AgreementState } from '../agreement.ts';
import { BookingStatus, PaymentPlan, PaymentStatus, WaitingChangeShape } from '../booking.ts';
import { DriverShape } from '../drivers.ts';
import { FieldProblemShape } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id, Language } from '../fields.ts';
import { HandOverPhotoShape } from '../photos.ts';
import { QuoteShape } from '../pricing.ts';
import { SlipShape } from '../slips.ts';

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
  /**
   * All that the customer still has to pay, with insurance paid at pick-up, which the total leaves out; 0 if cancelled.
   * Without what a security deposit that lies with the business covers after the return.
   */
  owedAmount: Baht,
  /** What that deposit covers of what is owed. */
  fromDeposit: Baht,
  /** What was paid and stays: neither gone back nor about to. */
  keptAmount: Baht,
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
  /** Whether a slip of a bank transfer came. */
  hasSlip: z.boolean(),
  /** Whether staff must confirm the booking: it is paid, or will be paid directly to us. */
  needsApproval: z.boolean(),
  holdUntil: BangkokDateTime.nullable(),
  /** Until when the vehicle is kept for cash or a transfer of somebody whose e-mail is not proven. */
  keptUntil: BangkokDateTime.nullable(),
  createdAt: BangkokDateTime,
  notes: z.string(),
  /** The price of the cover, paid online or at pick-up; 0 without one. Two names of one sum. */
  insurance: Baht,
  insuranceTotal: Baht,
  /** The English name of the cover; null without one. */
  insurancePackage: z.string().nullable(),
  /** English names. `totalCost` and `totalPrice` are two names of one sum. */
  addons: z.array(z.object({ name: z.string(), quantity: z.int(), totalCost: Baht, totalPrice: Baht })),
  version: z.int(),
  may: OfficeMay,
});
export type OfficeBookingRow = z.infer<typeof OfficeBookingRow>;

export const HandOverShape = z.object({
  kind: z.enum(['pick-up', 'return']),
  at: BangkokDateTime,
  /** When it came, of what was recorded without a connection; null where it came at once. */
  receivedAt: BangkokDateTime.nullable(),
  mileage: z.int().nullable(),
  fuel: z.int().nullable(),
  licenseChecked: z.boolean(),
  /** Somebody looked around the vehicle and saw nothing new. */
  inspected: z.boolean(),
  damage: z.string(),
  note: z.string(),
  photos: z.array(HandOverPhotoShape),
  by: z.string().nullable(),
});
export type HandOverShape = z.infer<typeof HandOverShape>;

/**
 * An event in the history of a booking. `action` is an audit action, or, where no staff acted, `booking.created`,
 * `booking.cancelled`, `booking.picked-up`, `booking.returned`, `booking.slip-withdrawn`, `payment.received`,
 * `refund.made`, `claim.accepted`, `claim.disputed`, `claim.unanswered`, `mail.<kind>`.
 */
export const BookingEvent = z.object({
  at: BangkokDateTime,
  action: z.string(),
  actor: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  reason: z.string().nullable(),
  /**
   * The mail's recipient, the method of the payment or refund, the number of the slip, or who or what cancelled; null for
   * other events.
   */
  about: z.string().nullable(),
  /** Baht, for payments, refunds and claims. */
  amount: Baht.nullable(),
});
export type BookingEvent = z.infer<typeof BookingEvent>;

export const OfficeBooking = OfficeBookingRow.extend({
  /** While a similar vehicle would do too: the one that was chosen, and from when the one of now is locked. */
  promised: z.object({ vehicleName: z.string(), lockedFrom: BangkokDateTime }).nullable(),
  agreement: AgreementState,
  /** The main one first; empty where nobody was asked. */
  drivers: z.array(
    DriverShape.extend({
      /** The age on the day of the pick-up. */
      age: z.int(),
      seenBy: z.string().nullable(),
      /** Why they may not drive the vehicle on these days; empty while nobody is asked. */
      problems: z.array(FieldProblemShape),
    }),
  ),
  firstName: z.string(),
  lastName: z.string(),
  licenseNumber: z.string(),
  flightNumber: z.string(),
  arrivalNote: z.string(),
  language: Language,
  pickupLocationId: Id,
  returnLocationId: Id,
  outsideOpeningHours: z.object({ pickUp: z.boolean(), dropOff: z.boolean() }),
  paymentPlan: PaymentPlan,
  /** What came in towards the booking and what of it went back, without fees: `paidTowards` of its customer. */
  paidAmount: Baht,
  refundedAmount: Baht,
  pendingRefund: Baht,
  quote: QuoteShape,
  selectedAddons: z.array(z.object({ addonId: Id, quantity: z.int() })),
  selectedInsurance: z.object({ packageId: Id, payAt: z.enum(['online', 'pickup']) }).nullable(),
  /** The customer's change that waits for its payment. */
  change: WaitingChangeShape.pick({
    pickupDate: true,
    returnDate: true,
    totalAmount: true,
    dueAmount: true,
    endsAt: true,
  }).nullable(),
  /** Given by hand: baht before tax. */
  discount: z.object({ amount: Baht, reason: z.string() }).nullable(),
  vehicle: z.object({
    categoryId: Id,
    bodyType: z.string(),
    color: z.string(),
    images: z.array(z.string()),
    status: z.string(),
    mileage: z.int(),
    /** Another booking for which the vehicle is out. */
    outWith: z
      .object({ bookingId: Id, bookingNumber: z.string(), customerName: z.string(), returnDate: BangkokDateTime })
      .nullable(),
    /** Between now and the agreed pick-up: what first takes the vehicle, turnover included; null where it is free. */
    takenEarlier: z
      .object({ reason: z.enum(['booked', 'maintenance']), from: BangkokDateTime, until: BangkokDateTime })
      .nullable(),
  }),
  customer: z.object({
    /** The number of bookings that are not cancelled, and the baht paid for all less refunds. */
    bookings: z.int(),
    spent: Baht,
    licenseExpiryDate: CalendarDate.nullable(),
    nationality: z.string().nullable(),
    /** What staff noted of the customer, and why nobody should rent to them. */
    notes: z.string(),
    doNotRentReason: z.string().nullable(),
  }),
  handOvers: z.array(HandOverShape),
  /** Slips of bank transfers, oldest first. */
  slips: z.array(SlipShape),
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
  /** Deleted: in no list, and only payments and refunds can still be recorded. */
  isArchived: z.boolean(),
});
export type OfficeBooking = z.infer<typeof OfficeBooking>;
