import { z } from 'zod';
import { answer, endpoints } from './endpoint.ts';
import { Baht, BangkokDateTime, BothLanguages, CalendarDate, Id } from './fields.ts';

export const QuoteLineKind = z.enum([
  'vehicle',
  'season',
  'addon',
  'insurance',
  'insurance-at-pickup',
  'discount',
  'points',
  'tax',
  'rounding',
  'late-fee',
  'processing-fee',
]);

/**
 * One line of a quote. `due` says which sum it belongs to: `online` lines add up to `total`, `pickup` lines are paid at
 * the counter, `fee` is added when a method is chosen, `information` (tax already inside the price) is in no sum.
 */
export const QuoteLineShape = z.object({
  kind: QuoteLineKind,
  due: z.enum(['online', 'pickup', 'fee', 'information']),
  /** What the business calls it: the add-on, the package, the season, the promotion. Null where the kind says it all. */
  name: BothLanguages.nullable(),
  /** What was counted: 2 weeks, 3 child seats. */
  quantity: z.number(),
  unit: z.enum(['month', 'week', 'day', 'piece']),
  /** Baht for one unit; null where a line is a share of others. */
  unitPrice: Baht.nullable(),
  /** For a season: the days it adjusts. */
  days: z.int().nullable(),
  /** Percent for tax, discount by percentage and fee; the multiplier for a season. */
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
  /** Whether it adjusts at least one of them. */
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
  'switched-off',
]);

/** The one answer to "what does it cost". Every price on every screen comes from it. Amounts are baht. */
export const QuoteShape = z.object({
  currency: z.literal('THB'),
  pickUpAt: BangkokDateTime,
  dropOffAt: BangkokDateTime,
  days: z.int(),
  lines: z.array(QuoteLineShape),
  /** Vehicle after seasons, add-ons and online insurance. */
  subtotal: Baht,
  /** What promotions and points take off; a positive number. */
  discount: Baht,
  tax: Baht,
  taxIncluded: z.boolean(),
  /** What the customer owes online in all, tax in, processing fee not. This is `totalAmount` of a booking. */
  total: Baht,
  processingFee: Baht,
  /** What is paid now by the chosen plan and method, fee in. */
  dueNow: Baht,
  /** What is left for the counter: the rest of a deposit and insurance at pick-up, with its tax. */
  dueAtPickUp: Baht,
  /** The deposit that would be paid now if the customer chose so; null when deposits are off. */
  depositAmount: Baht.nullable(),
  /** Against renting every day at the daily rate. */
  savings: Baht,
  /** Blocked or collected at the counter against damage; information only. */
  securityDeposit: Baht,
  seasons: z.array(SeasonShape),
  appliedSeasonalRate: SeasonShape.nullable(),
  promo: z.object({ code: z.string(), status: PromoStatus }).nullable(),
  appliedPromotion: z
    .object({ name: BothLanguages, code: z.string().nullable(), isAutomatic: z.boolean(), amount: Baht })
    .nullable(),
});
export type QuoteShape = z.infer<typeof QuoteShape>;

/** An offer that applies by itself: no code to type. */
export const AutomaticOfferShape = z.object({
  id: Id,
  name: BothLanguages,
  discountType: z.enum(['percentage', 'fixed']),
  /** Percent, or baht. */
  discountValue: z.number(),
  minRentalDays: z.int(),
  /** Days between the day of booking and the pick-up. */
  minAdvanceDays: z.int(),
  validTo: CalendarDate,
});
export type AutomaticOfferShape = z.infer<typeof AutomaticOfferShape>;

/** A season that will change rates, with the dates of its range; both ends belong to it. */
export const ComingSeasonShape = z.object({
  name: BothLanguages,
  from: CalendarDate,
  until: CalendarDate,
  multiplier: z.number(),
});
export type ComingSeasonShape = z.infer<typeof ComingSeasonShape>;

export const pricingEndpoints = endpoints({
  'GET /offers': {
    summary: 'The automatic offers that apply to a booking made today',
    access: 'public',
    reply: answer(z.array(AutomaticOfferShape)),
  },
  'GET /pricing/seasons': {
    summary:
      'The seasons that change the rates of a category on some day of the next 12 months, by their first day; one that comes again on the same days of the year is named once',
    access: 'public',
    query: z.object({ categoryId: Id }),
    reply: answer(z.array(ComingSeasonShape)),
  },
});
