import { z } from 'zod';
import { answer, endpoints } from './endpoint.ts';
import { Baht, BangkokDateTime, BothLanguages, CalendarDate, Id } from './fields.ts';

export const QuoteLineKind = z.enum([
  'vehicle',
  'season',
  'addon',
  'insurance',
  'insurance-at-pickup',
  'fee',
  'discount',
  'points',
  'tax',
  'rounding',
  'late-fee',
  'claim',
  'processing-fee',
]);

/**
 * One line of a quote. `due` says which sum it belongs to: `online` lines add up to `total`, `pickup` lines are paid at
 * the counter, `fee` is added when a method is chosen, `information` (tax already inside the price) is in no sum.
 */
export const QuoteLineShape = z.object({
  kind: QuoteLineKind,
  due: z.enum(['online', 'pickup', 'fee', 'information']),
  /** The name of the add-on, package, fee, season, promotion or tax; null for other kinds. */
  name: BothLanguages.nullable(),
  /** The number of units, such as 2 weeks. For an add-on, the number of pieces: 3 child seats, priced per `unit`. */
  quantity: z.number(),
  unit: z.enum(['month', 'week', 'day', 'piece']),
  /** Baht per unit; null for lines without one: season, discount, points, tax, rounding, fees charged once, and agreed prices. */
  unitPrice: Baht.nullable(),
  /** For a season: how many days it adjusts. */
  days: z.int().nullable(),
  /** Percent for tax, discount by percentage and fee; the percent of tax in a late fee; the multiplier for a season. */
  rate: z.number().nullable(),
  amount: Baht,
});
export type QuoteLineShape = z.infer<typeof QuoteLineShape>;

export const SeasonShape = z.object({
  name: BothLanguages,
  description: z.string(),
  multiplier: z.number(),
  priority: z.int(),
  /** Rental days that the season covers. */
  days: z.int(),
  /** Whether the season adjusts at least one of these days. */
  isApplied: z.boolean(),
});

export const PromoStatus = z.enum([
  'applied',
  'another-saves-more',
  'unknown',
  'not-yet-valid',
  'expired',
  'too-short',
  'too-late',
  'used-up',
  'used-before',
  'switched-off',
]);

/** The price of a rental. Every price on every screen comes from a quote. Amounts are baht. */
export const QuoteShape = z.object({
  currency: z.literal('THB'),
  pickUpAt: BangkokDateTime,
  dropOffAt: BangkokDateTime,
  days: z.int(),
  lines: z.array(QuoteLineShape),
  /** The vehicle after seasons, plus add-ons, online insurance and fees; before discount and tax. */
  subtotal: Baht,
  /** Reduction by promotions and points; a positive number. */
  discount: Baht,
  tax: Baht,
  taxIncluded: z.boolean(),
  /** All that is payable online, including tax, excluding the processing fee. The `totalAmount` of a booking. */
  total: Baht,
  processingFee: Baht,
  /** The amount to pay now under the chosen plan and method, including the fee. */
  dueNow: Baht,
  /** The amount to pay at the counter: the rest after a deposit, and insurance at pick-up with its tax. */
  dueAtPickUp: Baht,
  /** The amount to pay now under the deposit plan, without the fee; null when deposits are off. */
  depositAmount: Baht.nullable(),
  /** On the vehicle, compared with paying the daily rate for every day. */
  savings: Baht,
  /** Damage deposit held or collected at the counter; for information only. */
  securityDeposit: Baht,
  seasons: z.array(SeasonShape),
  appliedSeasonalRate: SeasonShape.nullable(),
  promo: z.object({ code: z.string(), status: PromoStatus }).nullable(),
  appliedPromotion: z
    .object({ name: BothLanguages, code: z.string().nullable(), isAutomatic: z.boolean(), amount: Baht })
    .nullable(),
});
export type QuoteShape = z.infer<typeof QuoteShape>;

/** A promotion that applies automatically, without a code. */
export const AutomaticOfferShape = z.object({
  id: Id,
  name: BothLanguages,
  discountType: z.enum(['percentage', 'fixed']),
  /** Percent, or baht. */
  discountValue: z.number(),
  minRentalDays: z.int(),
  /** The least number of days between the day of booking and the pick-up. */
  minAdvanceDays: z.int(),
  /** Whether a customer gets it for one booking alone. */
  oncePerCustomer: z.boolean(),
  validTo: CalendarDate,
});
export type AutomaticOfferShape = z.infer<typeof AutomaticOfferShape>;

/** A current or upcoming season that changes rates. Both dates are included. */
export const ComingSeasonShape = z.object({
  name: BothLanguages,
  from: CalendarDate,
  until: CalendarDate,
  multiplier: z.number(),
});
export type ComingSeasonShape = z.infer<typeof ComingSeasonShape>;

export const pricingEndpoints = endpoints({
  'GET /offers': {
    summary:
      'The automatic offers for bookings made today; the rental must still meet `minRentalDays` and `minAdvanceDays`',
    access: 'public',
    reply: answer(z.array(AutomaticOfferShape)),
  },
  'GET /pricing/seasons': {
    summary:
      "The seasons that change a category's rates within the next 12 months, by first day; a season that recurs on the same days of the year is listed once",
    access: 'public',
    query: z.object({ categoryId: Id }),
    reply: answer(z.array(ComingSeasonShape)),
  },
});
