import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { Arrival, SelectedAddon, SelectedInsurance } from '../booking.ts';
import { answer, endpoints, FieldProblemShape, ListQuery, listOf } from '../endpoint.ts';
import { Baht, Id, Language, neededDateTime, neededNumber, TWO_DECIMALS, twoDecimals } from '../fields.ts';
import { QuoteShape } from '../pricing.ts';
import { HandDiscount, NoteText, StaffPayment, wholeBooking } from './booking-fields.ts';

const NO_DATES = problemText('rental.dates-required');
const NO_PLACES = problemText('rental.places-required');

/** A field that passes when empty: missing fields are reported later, in the order of docs/rules/manual-booking.md. */
const mayBeEmpty = <Field extends z.ZodType>(field: Field, sentence: string) =>
  z.union([z.literal(''), field], sentence).optional();
const Typed = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, problemText('field.too-long', { max: longest }))
    .optional();

/** Choices that affect the price besides the vehicle and period, including overrides by staff. */
const ManualChoices = {
  selectedAddons: z.array(SelectedAddon).max(20).optional(),
  selectedInsurance: SelectedInsurance.nullable().optional(),
  promoCode: z.string().trim().max(40).optional(),
  discount: HandDiscount.optional(),
  /** Overrides the calculated vehicle price: baht before tax, and why. */
  vehiclePrice: z
    .object({
      amount: z
        .number(neededNumber('rental.price-required', 'field.number'))
        .min(0, problemText('rental.price-negative'))
        .max(10_000_000, problemText('amount.too-high', { max: 10_000_000 }))
        .refine(twoDecimals, TWO_DECIMALS),
      reason: z.string().trim().min(1, problemText('reason.missing')).max(300),
    })
    .nullable()
    .optional(),
};

export const ManualBooking = z.object({
  ...ManualChoices,
  /**
   * An existing customer, whose details the following fields replace for this booking. Without it, the booking belongs
   * to the account with this verified e-mail, else to a guest with the same details, else to a new guest.
   */
  customerId: mayBeEmpty(Id, problemText('rental.customer-required')),
  /** The full name, if `firstName` and `lastName` are not sent. */
  customerName: Typed(200),
  firstName: Typed(100),
  lastName: Typed(100),
  customerEmail: Typed(254),
  customerPhone: Typed(40),
  licenseNumber: Typed(60),
  vehicleId: mayBeEmpty(Id, problemText('rental.vehicle-required')),
  startDate: mayBeEmpty(neededDateTime(NO_DATES), NO_DATES),
  endDate: mayBeEmpty(neededDateTime(NO_DATES), NO_DATES),
  pickupLocationId: mayBeEmpty(Id, NO_PLACES),
  dropoffLocationId: mayBeEmpty(Id, NO_PLACES),
  /** The total in baht that the clerk saw. 409 `booking.price-changed` when it differs. */
  totalAmount: z.number(),
  ...Arrival.partial().shape,
  notes: NoteText.optional(),
  language: Language.optional(),
  bookingType: z.literal('manual').optional(),
  status: z.literal('confirmed').optional(),
  ...StaffPayment,
});

/** A vehicle that staff may choose. */
export const FreeVehicle = z.object({
  id: Id,
  name: z.string(),
  licensePlate: z.string(),
  bodyType: z.string(),
  color: z.string(),
  images: z.array(z.string()),
  status: z.string(),
  categoryId: Id,
  category: z.string(),
  categoryInThai: z.string().nullable(),
  dailyRate: Baht,
  /** What the vehicle costs for the dates, tax included, without extras; null if no dates were sent. */
  total: Baht.nullable(),
});
export type FreeVehicle = z.infer<typeof FreeVehicle>;

/** Endpoints for bookings that staff make for a customer. */
export const manualBookingEndpoints = endpoints({
  'GET /admin/bookings/free-vehicles': {
    summary:
      'The vehicles that staff may choose: in an active category, not in maintenance and, if both dates are sent, free from start to end plus turnover. `search` looks in make, model, plate and category; `vehicleId` leaves that vehicle alone, if it may be chosen',
    access: 'staff',
    query: ListQuery.extend({
      startDate: neededDateTime(NO_DATES).optional(),
      endDate: neededDateTime(NO_DATES).optional(),
      vehicleId: Id.optional(),
      /** For the fees in the totals. */
      pickupLocationId: Id.optional(),
      dropoffLocationId: Id.optional(),
    }),
    reply: listOf(FreeVehicle),
  },
  'POST /admin/bookings/quote': {
    summary: 'The quote for a manual booking, with warnings, which staff may ignore, and whether the vehicle is free',
    access: 'staff',
    reads: true,
    body: z.object({
      ...ManualChoices,
      /** For whom: a promotion once per customer asks who books. */
      customerId: Id.optional(),
      vehicleId: Id,
      startDate: neededDateTime(NO_DATES),
      endDate: neededDateTime(NO_DATES),
      pickupLocationId: Id.optional(),
      dropoffLocationId: Id.optional(),
    }),
    reply: answer(
      z.object({
        quote: QuoteShape,
        isFree: z.boolean(),
        /** Exceeded public limits, closed locations, or a vehicle or category not on offer. They do not stop staff. */
        warnings: z.array(FieldProblemShape),
      }),
    ),
  },
  'POST /admin/bookings': {
    summary:
      'Creates a manual booking, confirmed at once. 422 with the message of the first check that fails, also for a promo code that does not count; 409 `booking.vehicle-taken`, `booking.price-changed` (details.quote), `booking.addon-sold-out`',
    access: 'staff',
    idempotent: true,
    body: ManualBooking,
    reply: wholeBooking,
  },
});
