import { z } from 'zod';
import { ADDON_KINDS_AT_MOST, ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { ARRIVAL_NOTE_AT_MOST, FLIGHT_NUMBER_AT_MOST } from '#kernel/arrival-limits.ts';
import { CHANGE_UNTIL_HOURS } from '#kernel/change-until.ts';
import { problemText } from '#kernel/problem.ts';
import { DriverAge, DriverAgeText, DriverShape, Drivers, QuotedDrivers } from './drivers.ts';
import { answer, endpoints, FieldProblemShape } from './endpoint.ts';
import { Baht, BangkokDateTime, BothLanguages, Id, Language, neededDateOrDateTime, neededDateTime } from './fields.ts';
import { ConflictShape, OutsideHours, Places } from './fleet.ts';
import { EmailText, PersonName, PhoneText, required } from './people.ts';
import { QuoteShape } from './pricing.ts';
import { TransferShape } from './transfer.ts';

export const BookingStatus = z.enum(['pending', 'confirmed', 'completed', 'cancelled']);
export type BookingStatus = z.infer<typeof BookingStatus>;

/**
 * `from-deposit`: what is due is covered by a security deposit that lies with the business. The last four are of cancelled bookings alone, which
 * await no payment.
 */
export const PaymentStatus = z.enum([
  ...(['pending', 'partial', 'paid', 'from-deposit', 'overdue', 'refunded'] as const),
  ...(['nothing-paid', 'refunding', 'refunded-in-part', 'kept'] as const),
]);

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

export const SelectedAddons = z
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

const upTo = (max: number) => z.string().trim().max(max, problemText('field.too-long', { max }));

/** How the renter arrives. Both may be empty. */
export const Arrival = z.object({
  flightNumber: upTo(FLIGHT_NUMBER_AT_MOST),
  /** For the desk: a later landing, a name sign, a child seat to show. */
  arrivalNote: upTo(ARRIVAL_NOTE_AT_MOST),
});

// Document 1, section 5.
const NO_PICK_UP = problemText('rental.pick-up-required');
const NO_RETURN = problemText('rental.return-required');

/** Loyalty points to spend, worth one baht each. Points beyond the price of the vehicle are not used. */
const Points = z.int().min(0).max(10_000_000);

/** Of a class: exactly this vehicle and no similar one, for the category's `exactVehicleFee`. */
const ExactVehicle = z.boolean().optional();

/** The choices to price. It never contains a price. */
export const QuoteRequest = z.object({
  vehicleId: Id,
  startDate: neededDateOrDateTime(NO_PICK_UP),
  endDate: neededDateOrDateTime(NO_RETURN),
  /** Names or ids of the locations, for their fees. The return is at the pick-up location by default. */
  pickupLocation: Places.shape.location,
  dropoffLocation: Places.shape.dropoffLocation,
  selectedAddons: SelectedAddons.optional(),
  selectedInsurance: SelectedInsurance.nullable().optional(),
  promoCode: z.string().trim().max(40).optional(),
  exactVehicle: ExactVehicle,
  usePoints: Points.optional(),
  paymentPlan: PaymentPlan.optional(),
  paymentMethod: z.string().max(40).optional(),
  /** How old the main driver is at the pick-up, while `drivers` do not say it. Counts while drivers are asked for. */
  driverAge: DriverAge.optional(),
  drivers: QuotedDrivers.optional(),
});

export const NewBooking = z.object({
  vehicleId: Id,
  customerInfo: CustomerInfo,
  /** The code mailed by `POST /bookings/email-code`, where `booking.email-not-proven` asks for it. */
  emailCode: z
    .string()
    .trim()
    .max(40)
    .regex(/^([2-9a-z][\s-]*){8}$/i, problemText('booking.email-code-wrong'))
    .optional(),
  /** The location's name or its id. */
  pickupLocation: required('rental.pick-up-place-required', 200),
  dropoffLocation: required('rental.return-place-required', 200),
  pickupDate: neededDateTime(NO_PICK_UP),
  returnDate: neededDateTime(NO_RETURN),
  /** Baht: the quote's total that the customer saw. 409 with the current quote when it differs. */
  totalAmount: z.number(),
  selectedAddons: SelectedAddons.optional(),
  selectedInsurance: SelectedInsurance.nullable().optional(),
  promoCode: z.string().trim().max(40).optional(),
  paymentPlan: PaymentPlan.optional(),
  exactVehicle: ExactVehicle,
  usePoints: Points.optional(),
  ...Arrival.partial().shape,
  /** Needed while the setting `checksDrivers` is on, and ignored while it is off. */
  drivers: Drivers.optional(),
  /** Consent to terms and privacy; may also come with the payment. Recorded with its time. */
  acceptTerms: z.boolean().optional(),
  language: Language.optional(),
  status: z.literal('pending').optional(),
});

/** One payment. Amounts are baht. */
const PaymentMadeShape = z.object({
  /** The payment method in words that can follow "by": "Visa ending 4242", "PromptPay". */
  way: z.object({ en: z.string(), th: z.string() }),
  /** Including `fee`. */
  amount: Baht,
  fee: Baht,
  /** Whether the payment was refunded in full. */
  isBack: z.boolean(),
  /** Why the payment is refunded automatically; null for a payment that counts towards the booking. */
  because: z.enum(['paid-already', 'other-amount', 'too-late', 'cancelled']).nullable(),
  paidAt: BangkokDateTime,
});

/** A change that its customer agreed to and has not paid for: until then the booking stays as it is. Amounts are baht. */
export const WaitingChangeShape = z.object({
  pickupLocation: z.string(),
  pickupLocationInThai: z.string().nullable(),
  dropoffLocation: z.string(),
  dropoffLocationInThai: z.string().nullable(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  quote: QuoteShape,
  totalAmount: Baht,
  /** All that is left of the new total, without fees. */
  owedAmount: Baht,
  /** What is to be paid before the change happens, without fees: the rest of the new deposit. */
  dueAmount: Baht,
  /** Until when it is held. */
  endsAt: BangkokDateTime,
  /** It ended unpaid: it can be asked for again. */
  isOver: z.boolean(),
});

export const BookingShape = z.object({
  bookingId: Id,
  bookingNumber: z.string(),
  status: BookingStatus,
  paymentStatus: PaymentStatus,
  vehicleId: Id,
  vehicleName: z.string(),
  /** A similar vehicle of its class would do too; shortly before the pick-up one is fixed. */
  orSimilar: z.boolean(),
  /** Null until it is certain which vehicle is handed out. */
  licensePlate: z.string().nullable(),
  vehicleImage: z.string().nullable(),
  customerInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    licenseNumber: z.string(),
  }),
  /** The main one first; empty where nobody was asked. */
  drivers: z.array(DriverShape),
  pickupLocation: z.string(),
  pickupLocationInThai: z.string().nullable(),
  dropoffLocation: z.string(),
  dropoffLocationInThai: z.string().nullable(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  outsideOpeningHours: z.object({ pickUp: z.boolean(), dropOff: z.boolean() }),
  /** Opening hours on the day of pick-up and of return, as the business wrote them, such as `8:30-18:00`. */
  openingHours: z.object({ pickUp: z.string(), dropOff: z.string() }),
  /** What happens at an hour outside them; null within them. */
  outside: z.object({ pickUp: OutsideHours.nullable(), dropOff: OutsideHours.nullable() }),
  /** How the key box is used where nobody is there; null where somebody is, and until the booking is confirmed. */
  keyBox: z.object({ pickUp: BothLanguages.nullable(), dropOff: BothLanguages.nullable() }),
  flightNumber: z.string(),
  arrivalNote: z.string(),
  totalAmount: Baht,
  /** Payments less refunds made, without fees. */
  paidAmount: Baht,
  /** Payments less refunds made and pending, without fees. */
  keptAmount: Baht,
  /** What of it is beyond the price, cover sold at pick-up in: a change made it cheaper too late. 0 once cancelled. */
  paidBeyondAmount: Baht,
  /**
   * The total less `keptAmount`, goodwill refunds and, after the return, a security deposit that lies with the business;
   * at least 0. Ignore it for a cancelled booking.
   */
  owedAmount: Baht,
  /** What that deposit covers of what is owed. */
  fromDeposit: Baht,
  /** The amount to pay at the counter, given the payments made. */
  dueAtPickUp: Baht,
  paymentPlan: PaymentPlan,
  /** How the customer chose to pay us directly; null for other payments. */
  paysBy: z.enum(['cash', 'bank_transfer']).nullable(),
  /** How to send what is owed by bank transfer; null unless the customer chose to pay so and still owes something. */
  transfer: TransferShape.nullable(),
  /** Oldest first. */
  payments: z.array(PaymentMadeShape),
  quote: QuoteShape,
  /** The customer's choices, for showing, changing and rebooking. */
  selectedAddons: z.array(SelectedAddon),
  selectedInsurance: z.object({ packageId: Id, payAt: z.enum(['online', 'pickup']) }).nullable(),
  promoCode: z.string().nullable(),
  /** Incremented by every change. A change may send the version it is based on. */
  version: z.int(),
  /** Actions that the customer can take on the booking now. */
  may: z.object({
    pay: z.boolean(),
    changeDates: z.boolean(),
    /** While the vehicle is out: to bring it back later, by the same call as a change of dates. */
    extend: z.boolean(),
    changeAddons: z.boolean(),
    cancel: z.boolean(),
  }),
  /** Whether the vehicle was handed over. */
  isPickedUp: z.boolean(),
  /** Why the booking was cancelled; null unless it was. */
  cancelledBecause: z.enum(['expired', 'customer', 'staff', 'late-payment']).nullable(),
  /** Refunds made, without fees. */
  refundedAmount: Baht,
  /** Refunds promised but not made yet, with the fees to refund. */
  pendingRefund: Baht,
  /** Sums of the payments that count towards the booking and of their refunds; payments with `because` do not. */
  paidTowards: z.object({ received: Baht, refunded: Baht, pendingRefund: Baht }),
  /** When the hold on the vehicle expires; null unless the booking is waiting for an online payment. */
  holdUntil: BangkokDateTime.nullable(),
  /** Until when the vehicle is kept for cash or a transfer; null once the e-mail is proven, or something is paid. */
  keptUntil: BangkokDateTime.nullable(),
  /** Cancelling before `fullRefundUntil` refunds in full; after that, until `halfRefundUntil`, 50 percent. */
  fullRefundUntil: BangkokDateTime,
  halfRefundUntil: BangkokDateTime,
  /** How long a refund takes on our side, worded for use inside a sentence. */
  refundTime: z.object({ en: z.string(), th: z.string() }),
  /** The change that waits for its payment, or that ended unpaid. */
  change: WaitingChangeShape.nullable(),
  createdAt: BangkokDateTime,
});
export type BookingShape = z.infer<typeof BookingShape>;

const seenAtChange = {
  /** Returns the price, or the refusal, without changing anything. */
  dryRun: z.boolean().optional(),
  /** The booking's version that the customer saw. 409 `booking.changed-meanwhile` if the booking has changed since. */
  version: z.int().optional(),
  /**
   * Baht: the new total that the customer saw; without it, the old total is expected. 409 `booking.price-changed` when
   * the actual total differs. Ignored with `dryRun`.
   */
  totalAmount: z.number().optional(),
};

/** Dates, times and places of a booking. Omitted fields keep their values. */
export const BookingChange = z.object({
  pickupDate: neededDateTime(NO_PICK_UP).optional(),
  returnDate: neededDateTime(NO_RETURN).optional(),
  pickupLocation: required('rental.pick-up-place-required', 200).optional(),
  dropoffLocation: required('rental.return-place-required', 200).optional(),
  ...seenAtChange,
});

/** The effect of a change on the price of a booking. Amounts are baht. */
export const ChangeShape = z.object({
  /** The booking after the change; with `dryRun`, or while the change waits for `dueNow`, the current one. */
  booking: BookingShape,
  quote: QuoteShape,
  /** New total minus old total; negative when the booking becomes cheaper. */
  difference: z.number(),
  /** The total still to pay after the change, online or at the counter. */
  leftToPay: Baht,
  /** The refund under the cancellation policy when the new total is below the amount paid. */
  refundAmount: Baht,
  /** What is to be paid before the change happens, without fees; 0 if it happens at once. */
  dueNow: Baht,
});
export type ChangeShape = z.infer<typeof ChangeShape>;

export const CancellationShape = z.object({
  /** 0, 50 or 100, under the cancellation policy now. */
  refundPercent: z.int(),
  refundAmount: Baht,
  paidAmount: Baht,
  fullRefundUntil: BangkokDateTime,
  halfRefundUntil: BangkokDateTime,
});

export type CancellationShape = z.infer<typeof CancellationShape>;

export const bookingEndpoints = endpoints({
  'POST /bookings/check-availability': {
    summary:
      'Whether a vehicle is free for a period plus turnover. Advisory: creating the booking decides. 404 `vehicle.not-found`',
    access: 'public',
    reads: true,
    body: z.object({
      vehicleId: Id,
      startDate: neededDateOrDateTime(NO_PICK_UP),
      endDate: neededDateOrDateTime(NO_RETURN),
      /** The pick-up location is needed for `outsideOpeningHours`. */
      ...Places.shape,
      exactVehicle: ExactVehicle,
    }),
    reply: answer(
      z.object({
        available: z.boolean(),
        conflicts: z.array(ConflictShape),
        /**
         * When the vehicle is not free: the first half hour, at most 90 days after the requested pick-up, from which it
         * is free for the same duration. Null if there is none, or if the vehicle is free as requested or not on offer.
         */
        freeFrom: BangkokDateTime.nullable(),
        /**
         * When the vehicle is not free: the nearest other days, at most 14 before and 90 after, with a bookable pick-up
         * at the same time for the same duration. Null if there is none.
         */
        otherDays: z.object({ before: BangkokDateTime.nullable(), after: BangkokDateTime.nullable() }),
        /** Cancelling such a booking before the first refunds in full; after that, until the second, 50 percent. */
        fullRefundUntil: BangkokDateTime,
        halfRefundUntil: BangkokDateTime,
        /** Null unless `location` names one of our locations. */
        outsideOpeningHours: z.object({ pickUp: z.boolean(), dropOff: z.boolean() }).nullable(),
        /** What happens at an hour outside them; null within them. `unattended`: a key box. */
        outside: z.object({ pickUp: OutsideHours.nullable(), dropOff: OutsideHours.nullable() }),
        /** Why the locations do not take the rental: `dropoffLocation`, `pickupDate`, `returnDate`. Empty if they do. */
        refused: z.record(z.string(), FieldProblemShape),
      }),
    ),
  },
  'POST /booking-pricing/calculate': {
    summary: 'The quote for a set of choices, for any number of days',
    access: 'public',
    reads: true,
    body: QuoteRequest,
    reply: answer(QuoteShape),
  },
  'GET /booking-pricing/start-days': {
    summary:
      'The total of a rental, without add-ons and cover, for each day near its pick-up on which the same vehicle is free for as long: the same time of day, from 31 days before to 61 days after. Empty for a vehicle that is not on offer and a length beyond the limits. Advisory: creating the booking decides. 404 `vehicle.not-found`',
    access: 'public',
    query: z.object({
      vehicleId: Id,
      startDate: neededDateOrDateTime(NO_PICK_UP),
      endDate: neededDateOrDateTime(NO_RETURN),
      ...Places.shape,
      driverAge: DriverAgeText.optional(),
    }),
    reply: answer(z.array(z.object({ startDate: BangkokDateTime, total: Baht }))),
  },
  'POST /bookings': {
    summary:
      'Create a pending booking that holds the vehicle. Replaces the unpaid booking whose token is in X-Booking-Token. 404 `vehicle.not-found`; 409 `booking.vehicle-taken`, `booking.vehicle-not-offered`, `booking.price-changed` (details.quote), `booking.addon-sold-out`, `booking.changed-meanwhile`, `payment.in-progress`, `pricing.promotion-used-up`, `pricing.promotion-used-before`, `booking.email-not-proven` (send `emailCode`); 422 for limits, impossible choices, drivers who may not drive the vehicle (`details.categories`: which they may at their age), a return or an hour that the locations do not take, a promo code that does not count and the plan `deposit` while deposits are off; 429 `booking.too-many-holds`, `booking.too-many-of-domain`',
    access: 'public',
    idempotent: true,
    perMinute: 240,
    body: NewBooking,
    reply: answer(BookingShape.extend({ accessToken: z.string() })).extend({ bookingId: Id }),
  },
  'POST /bookings/email-code': {
    summary:
      'Mails a code to an address, at most three times an hour: it shows that the visitor reads it. Holds for half an hour at least. The answer is the same for every address',
    access: 'public',
    perMinute: 20,
    body: z.object({ email: EmailText(), language: Language.optional() }),
    reply: answer(z.object({ sent: z.literal(true) })),
  },
  'GET /bookings/:id': {
    summary: 'A booking, for its owner, staff, or a caller with its token in X-Booking-Token; anyone else gets 404',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(BookingShape),
  },
  'GET /bookings/:id/promptpay': {
    summary:
      'The QR code by which a banking app sends what is owed to the PromptPay ID of the settings. 409 `booking.no-promptpay` unless the booking has `transfer.promptPay`',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(
      z.object({
        amount: Baht,
        /** A `data:` URL. */
        picture: z.string(),
      }),
    ),
  },
  'POST /bookings/lookup': {
    summary:
      'Finds a booking by its reference and e-mail together. 404 `booking.not-found` if they do not match, 429 after too many attempts',
    access: 'public',
    perMinute: 20,
    body: z.object({
      bookingNumber: required('booking.reference-required', 20),
      email: required('email.required', 254),
    }),
    reply: answer(BookingShape.extend({ accessToken: z.string() })),
  },
  'POST /bookings/:id/modify': {
    summary: `Change dates, times and places until ${CHANGE_UNTIL_HOURS} hours before pick-up, and while the vehicle is out the return alone, to a later time; with \`dryRun\`, only quote the change. One that makes a paid booking dearer than its payments cover waits for \`dueNow\` in \`booking.change\`, and replaces the one that waits. 409 \`booking.cannot-change\`, \`booking.too-late-to-change\`, \`booking.hold-over\`, \`payment.in-progress\`, \`booking.vehicle-taken\`, \`booking.vehicle-not-offered\`, \`booking.addon-sold-out\`, \`booking.price-changed\` (details.quote), \`booking.changed-meanwhile\`, \`booking.pay-first\`; 429 \`booking.changes-unpaid\`; 422 for limits`,
    access: 'guest',
    idempotent: true,
    params: z.object({ id: Id }),
    body: BookingChange,
    reply: answer(ChangeShape),
  },
  'GET /bookings/:id/extension': {
    summary:
      'Until when the customer of a vehicle that is out may keep it; null if not longer than agreed. 409 `booking.cannot-change`, `payment.in-progress`',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(z.object({ until: BangkokDateTime.nullable() })),
  },
  'DELETE /bookings/:id/change': {
    summary:
      'Drop the change that waits for its payment, or forget that it ended; without one, nothing happens. 409 `payment.in-progress`',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(BookingShape),
  },
  'POST /bookings/:id/keep': {
    summary:
      'Keeps the vehicle for cash or a transfer until the pick-up: by a key that was mailed to the booking’s address, its owner with a confirmed address, or staff. 409 `booking.not-proven`, `booking.hold-over`, `booking.cannot-move`',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(BookingShape),
  },
  'PUT /bookings/:id/arrival': {
    summary:
      'Set the flight number and the arrival note, until the vehicle is handed over. 409 `booking.picked-up-already`, `booking.cannot-change`',
    access: 'guest',
    readBy: 'GET /bookings/:id',
    params: z.object({ id: Id }),
    body: Arrival,
    reply: answer(BookingShape),
  },
  'GET /bookings/:id/cancellation': {
    summary: 'The refund if the booking were cancelled now. 409 if it can no longer be cancelled',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(CancellationShape),
  },
  'POST /bookings/:id/cancel': {
    summary:
      'Cancel under the cancellation policy, before the pick-up time. `refundAmount` is the refund that the customer saw; 409 `booking.refund-changed` (details.cancellation) if it differs. 409 `booking.already-cancelled`, `booking.too-late-to-cancel`; `booking.cannot-move` once the vehicle was handed over',
    access: 'guest',
    idempotent: true,
    params: z.object({ id: Id }),
    body: z.object({ refundAmount: z.number().optional(), reason: z.string().trim().max(500).optional() }),
    reply: answer(BookingShape),
  },
  'POST /booking-pricing/:bookingId/addons': {
    summary:
      'Add units of add-ons to a booking; with `dryRun`, only quote the change. 409 and 422 as for `POST /bookings/:id/modify`',
    access: 'guest',
    idempotent: true,
    params: z.object({ bookingId: Id }),
    body: z.object({ addons: SelectedAddons, ...seenAtChange }),
    reply: answer(ChangeShape),
  },
  'PATCH /booking-pricing/:bookingId/addons': {
    summary:
      "Set the quantities of a booking's add-ons: 0 removes an add-on, and add-ons not named stay. 409 and 422 as for `POST /bookings/:id/modify`",
    access: 'guest',
    idempotent: true,
    params: z.object({ bookingId: Id }),
    body: z.object({ addons: AddonQuantities, ...seenAtChange }),
    reply: answer(ChangeShape),
  },
  'DELETE /booking-pricing/:bookingId/addons': {
    summary:
      'Remove add-ons from a booking; ignores ids that the booking does not have. 409 and 422 as for `POST /bookings/:id/modify`',
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
