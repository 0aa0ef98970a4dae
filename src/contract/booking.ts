import { z } from 'zod';
import { ADDON_KINDS_AT_MOST, ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { CHANGE_UNTIL_HOURS } from '#kernel/change-until.ts';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints } from './endpoint.ts';
import { Baht, BangkokDateTime, Id, Language, neededDateOrDateTime, neededDateTime } from './fields.ts';
import { ConflictShape } from './fleet.ts';
import { EmailText, PersonName, PhoneText, required } from './people.ts';
import { QuoteShape } from './pricing.ts';

export const BookingStatus = z.enum(['pending', 'confirmed', 'completed', 'cancelled']);
export type BookingStatus = z.infer<typeof BookingStatus>;

export const PaymentStatus = z.enum(['pending', 'partial', 'paid', 'overdue', 'refunded']);

export const PaymentPlan = z.enum(['full', 'deposit']);

export const SelectedAddon = z.object({
  addonId: Id,
  quantity: z
    .int()
    .min(1, problemText('addons.too-few'))
    .max(ADDON_UNITS_AT_MOST, problemText('addons.too-many-units', { max: ADDON_UNITS_AT_MOST })),
});

const eachOnce = (chosen: readonly { addonId: string }[]) =>
  new Set(chosen.map(({ addonId }) => addonId)).size === chosen.length;

const SelectedAddons = z
  .array(SelectedAddon)
  .max(ADDON_KINDS_AT_MOST, problemText('addons.too-many-kinds', { max: ADDON_KINDS_AT_MOST }))
  .refine(eachOnce, problemText('addons.named-twice'));

const AddonQuantities = z
  .array(
    SelectedAddon.extend({
      quantity: z
        .int()
        .min(0, problemText('addons.negative'))
        .max(ADDON_UNITS_AT_MOST, problemText('addons.too-many-units', { max: ADDON_UNITS_AT_MOST })),
    }),
  )
  .min(1, problemText('addons.none-named'))
  .max(ADDON_KINDS_AT_MOST, problemText('addons.too-many-kinds', { max: ADDON_KINDS_AT_MOST }))
  .refine(eachOnce, problemText('addons.named-twice'));

export const SelectedInsurance = z.object({
  packageId: Id,
  payAt: z.enum(['online', 'pickup']).optional(),
  packageName: z.string().max(200).optional(),
  totalCost: z.number().optional(),
  paymentOption: z.enum(['online', 'pickup', 'both']).optional(),
});

export const CustomerInfo = z.object({
  firstName: PersonName('name.first-required'),
  lastName: PersonName('name.last-required'),
  email: EmailText(),
  phone: PhoneText,
  licenseNumber: required('license.required', 60).regex(/[\p{L}\p{N}]/u, problemText('license.invalid')),
});

// Document 1, section 5.
const NO_PICK_UP = problemText('rental.pick-up-required');
const NO_RETURN = problemText('rental.return-required');

/** Loyalty points to spend, one for a baht; more than the vehicle costs are not taken. */
const Points = z.int().min(0).max(10_000_000);

/** What is priced: the choices, never a price. */
export const QuoteRequest = z.object({
  vehicleId: Id,
  startDate: neededDateOrDateTime(NO_PICK_UP),
  endDate: neededDateOrDateTime(NO_RETURN),
  selectedAddons: SelectedAddons.optional(),
  selectedInsurance: SelectedInsurance.nullable().optional(),
  promoCode: z.string().trim().max(40).optional(),
  usePoints: Points.optional(),
  paymentPlan: PaymentPlan.optional(),
  paymentMethod: z.string().max(40).optional(),
});

export const NewBooking = z.object({
  vehicleId: Id,
  customerInfo: CustomerInfo,
  /** The location's name or its id. */
  pickupLocation: required('rental.pick-up-place-required', 200),
  dropoffLocation: required('rental.return-place-required', 200),
  pickupDate: neededDateTime(NO_PICK_UP),
  returnDate: neededDateTime(NO_RETURN),
  /** Baht: the quote's total that the customer saw. Another total is answered 409 with the true quote. */
  totalAmount: z.number(),
  selectedAddons: SelectedAddons.optional(),
  selectedInsurance: SelectedInsurance.nullable().optional(),
  promoCode: z.string().trim().max(40).optional(),
  paymentPlan: PaymentPlan.optional(),
  usePoints: Points.optional(),
  /** Consent to terms and privacy; may also come with the payment. Recorded with its time. */
  acceptTerms: z.boolean().optional(),
  language: Language.optional(),
  status: z.literal('pending').optional(),
});

/** One payment. Amounts are baht. */
const PaymentMadeShape = z.object({
  /** As one says it after "by": "Visa ending 4242", "PromptPay". */
  way: z.object({ en: z.string(), th: z.string() }),
  /** Fee in. */
  amount: Baht,
  fee: Baht,
  /** Whether all of it has gone back. */
  isBack: z.boolean(),
  /** Why it goes back though nobody asked for that; null for a payment that counts. */
  because: z.enum(['paid-already', 'other-amount', 'too-late', 'cancelled']).nullable(),
  paidAt: BangkokDateTime,
});

export const BookingShape = z.object({
  bookingId: Id,
  bookingNumber: z.string(),
  status: BookingStatus,
  paymentStatus: PaymentStatus,
  vehicleId: Id,
  vehicleName: z.string(),
  vehicleImage: z.string().nullable(),
  customerInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    licenseNumber: z.string(),
  }),
  pickupLocation: z.string(),
  pickupLocationInThai: z.string().nullable(),
  dropoffLocation: z.string(),
  dropoffLocationInThai: z.string().nullable(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  outsideOpeningHours: z.object({ pickUp: z.boolean(), dropOff: z.boolean() }),
  /** The hours of the places on these days as the business writes them, such as `8:30-18:00`. */
  openingHours: z.object({ pickUp: z.string(), dropOff: z.string() }),
  totalAmount: Baht,
  paidAmount: Baht,
  /** What of it stays, and what of the total is still owed: what is on its way back counts as gone. */
  keptAmount: Baht,
  owedAmount: Baht,
  /** What is left for the counter, by what was really paid. */
  dueAtPickUp: Baht,
  paymentPlan: PaymentPlan,
  /** How the customer said to pay us directly, where they did. */
  paysBy: z.enum(['cash', 'bank_transfer']).nullable(),
  /** What was paid, oldest first. */
  payments: z.array(PaymentMadeShape),
  quote: QuoteShape,
  /** What was chosen, so that it can be shown, changed and booked again. */
  selectedAddons: z.array(SelectedAddon),
  selectedInsurance: z.object({ packageId: Id, payAt: z.enum(['online', 'pickup']) }).nullable(),
  promoCode: z.string().nullable(),
  /** Counts up with every change; a change may send the one it saw. */
  version: z.int(),
  /** What its customer may do with it now. */
  may: z.object({ pay: z.boolean(), changeDates: z.boolean(), changeAddons: z.boolean(), cancel: z.boolean() }),
  /** Whether the vehicle was handed over. */
  isPickedUp: z.boolean(),
  /** Why it is over; null while it is not cancelled. */
  cancelledBecause: z.enum(['expired', 'customer', 'staff', 'late-payment']).nullable(),
  /** What went back to the customer, and what is promised and still on its way. */
  refundedAmount: Baht,
  pendingRefund: Baht,
  /** What came, went back and is on its way back without payments that nobody owed: those are told by themselves. */
  paidTowards: z.object({ received: Baht, refunded: Baht, pendingRefund: Baht }),
  /** While the booking is unpaid: until when the vehicle is held. */
  holdUntil: BangkokDateTime.nullable(),
  /** Until when a cancellation is refunded in full, and until when by half. */
  fullRefundUntil: BangkokDateTime,
  halfRefundUntil: BangkokDateTime,
  /** How long it takes on our side until money has gone back, as a sentence says it. */
  refundTime: z.object({ en: z.string(), th: z.string() }),
  createdAt: BangkokDateTime,
});
export type BookingShape = z.infer<typeof BookingShape>;

const seenAtChange = {
  /** Only says what it would cost, or why it cannot be. */
  dryRun: z.boolean().optional(),
  /** The booking's version that the customer saw. 409 `booking.changed-meanwhile` when it has moved on. */
  version: z.int().optional(),
  /**
   * Baht: the new total that the customer saw, or the old one where none is sent. Another is answered 409
   * `booking.price-changed`. Not asked with `dryRun`.
   */
  totalAmount: z.number().optional(),
};

/** Dates, times and places of a booking; what is left out stays. */
export const BookingChange = z.object({
  pickupDate: neededDateTime(NO_PICK_UP).optional(),
  returnDate: neededDateTime(NO_RETURN).optional(),
  pickupLocation: required('rental.pick-up-place-required', 200).optional(),
  dropoffLocation: required('rental.return-place-required', 200).optional(),
  ...seenAtChange,
});

/** What a change of a booking does to its price. Amounts are baht. */
export const ChangeShape = z.object({
  /** As it is now, or as it is after the change. */
  booking: BookingShape,
  quote: QuoteShape,
  /** New total less old one; negative when it becomes cheaper. */
  difference: z.number(),
  /** What has to be paid in all, online or at the counter, once the change is made. */
  leftToPay: Baht,
  /** What goes back by the cancellation policy when it becomes cheaper than what was paid. */
  refundAmount: Baht,
});
export type ChangeShape = z.infer<typeof ChangeShape>;

export const CancellationShape = z.object({
  /** 0, 50 or 100, by the policy at this moment. */
  refundPercent: z.int(),
  refundAmount: Baht,
  paidAmount: Baht,
  fullRefundUntil: BangkokDateTime,
  halfRefundUntil: BangkokDateTime,
});

export type CancellationShape = z.infer<typeof CancellationShape>;

export const bookingEndpoints = endpoints({
  'POST /bookings/check-availability': {
    summary: 'Whether one vehicle is free for a period, turnover counted. Advice only: creating decides',
    access: 'public',
    body: z.object({
      vehicleId: Id,
      startDate: neededDateOrDateTime(NO_PICK_UP),
      endDate: neededDateOrDateTime(NO_RETURN),
      /** Where it is picked up and returned, by name or id; tells whether the times are outside opening hours. */
      location: z.string().trim().max(200).optional(),
    }),
    reply: answer(
      z.object({
        available: z.boolean(),
        conflicts: z.array(ConflictShape),
        /** The first moment at or after the asked pick-up at which the vehicle is free for as long. */
        freeFrom: BangkokDateTime.nullable(),
        /**
         * While it is not free: the nearest pick-ups at the same time of another day, no more than 14 days before and
         * 90 after, that can be booked for as long.
         */
        otherDays: z.object({ before: BangkokDateTime.nullable(), after: BangkokDateTime.nullable() }),
        /** Until when a cancellation of such a booking would be refunded in full, and until when by half. */
        fullRefundUntil: BangkokDateTime,
        halfRefundUntil: BangkokDateTime,
        /** Null without a location that we have. */
        outsideOpeningHours: z.object({ pickUp: z.boolean(), dropOff: z.boolean() }).nullable(),
      }),
    ),
  },
  'POST /booking-pricing/calculate': {
    summary: 'The quote for a set of choices. Quoting has no upper limit of days',
    access: 'public',
    body: QuoteRequest,
    reply: answer(QuoteShape),
  },
  'POST /bookings': {
    summary:
      'Create a pending booking that holds the vehicle. 409 `booking.vehicle-taken`, `booking.price-changed` (details.quote), `booking.addon-sold-out`; 422 for limits',
    access: 'public',
    idempotent: true,
    perMinute: 240,
    body: NewBooking,
    reply: answer(BookingShape.extend({ accessToken: z.string() })).extend({ bookingId: Id }),
  },
  'GET /bookings/:id': {
    summary: 'A booking, for its owner or whoever sends its token as X-Booking-Token; anyone else gets 404',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(BookingShape),
  },
  'POST /bookings/lookup': {
    summary:
      'Opens a booking by its reference and its e-mail together. 404 `booking.not-found` for any other pair, 429 after too many',
    access: 'public',
    perMinute: 20,
    body: z.object({
      bookingNumber: required('booking.reference-required', 20),
      email: required('email.required', 254),
    }),
    reply: answer(BookingShape.extend({ accessToken: z.string() })),
  },
  'POST /bookings/:id/modify': {
    summary: `Change dates, times and places until ${CHANGE_UNTIL_HOURS} hours before pick-up; with \`dryRun\` only say the price. 409 \`booking.vehicle-taken\`, \`booking.price-changed\` (details.quote), \`booking.too-late-to-change\`, \`booking.changed-meanwhile\``,
    access: 'guest',
    idempotent: true,
    params: z.object({ id: Id }),
    body: BookingChange,
    reply: answer(ChangeShape),
  },
  'GET /bookings/:id/cancellation': {
    summary: 'What would go back if the booking were cancelled now',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(CancellationShape),
  },
  'POST /bookings/:id/cancel': {
    summary:
      'Cancel by the policy. `refundAmount` is what the customer saw: another is answered 409 `booking.refund-changed` (details.cancellation)',
    access: 'guest',
    idempotent: true,
    params: z.object({ id: Id }),
    body: z.object({ refundAmount: z.number().optional(), reason: z.string().trim().max(500).optional() }),
    reply: answer(BookingShape),
  },
  'POST /booking-pricing/:bookingId/addons': {
    summary:
      'Add add-ons to a booking, or more of one; stock and price as at booking. With `dryRun` only say the price',
    access: 'guest',
    idempotent: true,
    params: z.object({ bookingId: Id }),
    body: z.object({ addons: SelectedAddons, ...seenAtChange }),
    reply: answer(ChangeShape),
  },
  'PATCH /booking-pricing/:bookingId/addons': {
    summary: 'Set the quantities of add-ons of a booking; 0 takes one off, and those that are not named stay',
    access: 'guest',
    idempotent: true,
    params: z.object({ bookingId: Id }),
    body: z.object({ addons: AddonQuantities, ...seenAtChange }),
    reply: answer(ChangeShape),
  },
  'DELETE /booking-pricing/:bookingId/addons': {
    summary: 'Take add-ons off a booking; those that it has not are left out',
    access: 'guest',
    idempotent: true,
    params: z.object({ bookingId: Id }),
    body: z.object({
      addonIds: z
        .array(Id)
        .min(1, problemText('addons.none-named'))
        .max(ADDON_KINDS_AT_MOST, problemText('addons.too-many-named', { max: ADDON_KINDS_AT_MOST })),
      ...seenAtChange,
    }),
    reply: answer(ChangeShape),
  },
});
