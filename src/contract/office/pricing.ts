import { z } from 'zod';
import {
  HIGHEST_FIXED_DISCOUNT,
  HIGHEST_MULTIPLIER,
  HIGHEST_PRIORITY,
  isMultiplierStep,
  LONGEST_CODE,
  LOWEST_MULTIPLIER,
} from '#kernel/pricing-limits.ts';
import { type ProblemCode, problemText } from '#kernel/problem.ts';
import { answer, endpoints } from '../endpoint.ts';
import { Baht, BothLanguages, CalendarDate, Id, neededDateOrDateTime, neededNumber, numberText } from '../fields.ts';
import { required } from '../people.ts';
import { QuoteShape, SeasonShape } from '../pricing.ts';
import { Removal } from './removal.ts';

const neededDate = (missing: ProblemCode) =>
  z.iso
    .date({
      error: ({ input }) => (input ? problemText('date.invalid', { example: '2026-12-01' }) : missing),
      abort: true,
    })
    .regex(/^20/, problemText('date.year', { from: '2000', to: '2099' }));

const ALL = 'all';

const SeasonStatus = z.enum(['active', 'scheduled', 'expired', 'inactive']);

const PromotionStatus = z.enum(['active', 'scheduled', 'expired', 'used-up', 'inactive']);

/** A seasonal rate in the back office. Dates are in Bangkok, both included. */
export const SeasonalRate = z.object({
  id: Id,
  name: z.string(),
  nameInThai: z.string().nullable(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  multiplier: z.number(),
  priority: z.int(),
  description: z.string(),
  isActive: z.boolean(),
  /** Category ids, or only `all`. */
  vehicleCategories: z.array(z.string()),
  /** The status today, in Bangkok. */
  status: SeasonStatus,
  removal: Removal,
  version: z.int(),
});
export type SeasonalRate = z.infer<typeof SeasonalRate>;

/** What a promotion takes off, and for whom: all that the customer has to meet. */
const PromotionTerms = z.object({
  discountType: z.enum(['percentage', 'fixed']),
  /** Percent or, if fixed, baht. */
  discountValue: z.number(),
  minRentalDays: z.int(),
  minAdvanceDays: z.int(),
  /** Null: no cap. */
  maxDiscount: Baht.nullable(),
  validFrom: CalendarDate,
  validTo: CalendarDate,
  /** Null: no limit. */
  usageLimit: z.int().nullable(),
  /** Whether a customer may use it for one booking alone. */
  oncePerCustomer: z.boolean(),
  usedCount: z.int(),
});
export type PromotionTerms = z.infer<typeof PromotionTerms>;

/** A promo code or an automatic offer in the back office. */
export const OfficePromotion = PromotionTerms.extend({
  id: Id,
  trigger: z.enum(['code', 'automatic']),
  /** Null for an automatic offer. */
  code: z.string().nullable(),
  name: z.string(),
  nameInThai: z.string().nullable(),
  description: z.string(),
  isActive: z.boolean(),
  /** The status today, in Bangkok. */
  status: PromotionStatus,
  removal: Removal,
  version: z.int(),
});
export type OfficePromotion = z.infer<typeof OfficePromotion>;

const MULTIPLIER = problemText('season.multiplier', { from: LOWEST_MULTIPLIER, to: HIGHEST_MULTIPLIER });
const PRIORITY = problemText('season.priority', { to: HIGHEST_PRIORITY });
const NAME_LENGTH = 100;
const Description = z
  .string()
  .trim()
  .max(500, problemText('field.too-long', { max: 500 }));
const NameInThai = z
  .string()
  .trim()
  .max(NAME_LENGTH, problemText('field.too-long', { max: 100 }))
  .nullable()
  .optional();

const SeasonFields = z.object({
  name: required('name.required', NAME_LENGTH),
  nameInThai: NameInThai,
  startDate: neededDate('season.start-required'),
  endDate: neededDate('season.end-required'),
  multiplier: z
    .number(neededNumber(problemText('season.multiplier-required'), MULTIPLIER))
    .min(LOWEST_MULTIPLIER, MULTIPLIER)
    .max(HIGHEST_MULTIPLIER, MULTIPLIER)
    .refine(isMultiplierStep, problemText('season.multiplier-step')),
  priority: z
    .int(neededNumber(problemText('season.priority-required'), PRIORITY))
    .min(1, PRIORITY)
    .max(HIGHEST_PRIORITY, PRIORITY),
  description: Description.default(''),
  isActive: z.boolean().default(true),
  /** `all`, or an empty list, means every category. */
  vehicleCategories: z
    .array(z.union([z.literal(ALL), Id]))
    .max(200)
    .default([ALL]),
});

const DAYS = problemText('promotion.days');
const AHEAD = problemText('promotion.days-ahead');
const LIMIT = problemText('promotion.limit');
const DISCOUNT = problemText('promotion.discount');
const CAP = problemText('promotion.cap');
const TWO_DECIMALS = problemText('insurance.decimals');
const TOO_HIGH = problemText('promotion.too-high', { max: HIGHEST_FIXED_DISCOUNT });

const PromotionFields = z.object({
  trigger: z.enum(['code', 'automatic'], problemText('promotion.trigger')).default('code'),
  /** Required for a promo code, and saved in capitals; ignored for an automatic offer. */
  code: z
    .string(problemText('code.required'))
    .trim()
    .max(LONGEST_CODE, problemText('field.too-long', { max: LONGEST_CODE }))
    .nullable()
    .optional(),
  /** Defaults to the code; required for an automatic offer. */
  name: z
    .string()
    .trim()
    .max(NAME_LENGTH, problemText('field.too-long', { max: 100 }))
    .optional(),
  nameInThai: NameInThai,
  description: required('description.required', 500),
  discountType: z.enum(['percentage', 'fixed'], problemText('promotion.discount-type')).default('percentage'),
  discountValue: z
    .number(neededNumber(problemText('promotion.discount-required'), DISCOUNT))
    .gt(0, DISCOUNT)
    .max(HIGHEST_FIXED_DISCOUNT, TOO_HIGH)
    .multipleOf(0.01, TWO_DECIMALS),
  minRentalDays: z
    .int(DAYS)
    .min(1, DAYS)
    .max(3650, problemText('promotion.too-many-days', { max: 3650 }))
    .default(1),
  minAdvanceDays: z
    .int(AHEAD)
    .min(0, AHEAD)
    .max(3650, problemText('promotion.too-many-days', { max: 3650 }))
    .default(0),
  /** 0 or null for no cap. */
  maxDiscount: z
    .number(CAP)
    .min(0, CAP)
    .max(HIGHEST_FIXED_DISCOUNT, TOO_HIGH)
    .multipleOf(0.01, TWO_DECIMALS)
    .nullable()
    .optional(),
  validFrom: neededDate('promotion.valid-from-required'),
  validTo: neededDate('promotion.valid-to-required'),
  usageLimit: z
    .int(LIMIT)
    .min(1, LIMIT)
    .max(1_000_000, problemText('promotion.too-many-uses', { max: 1_000_000 }))
    .nullable()
    .optional(),
  /** Whether a customer may use it for one booking alone: by record, email or phone. */
  oncePerCustomer: z.boolean().default(false),
  isActive: z.boolean().default(true),
});

/** The version last read; without it there is no conflict check. */
const Version = { version: z.int().optional() };

export const NewSeason = SeasonFields;
export type NewSeason = z.output<typeof NewSeason>;
export const SeasonChange = SeasonFields.extend(Version);
export type SeasonChange = z.output<typeof SeasonChange>;

export const NewPromotion = PromotionFields;
export type NewPromotion = z.output<typeof NewPromotion>;
export const PromotionChange = PromotionFields.extend(Version);
export type PromotionChange = z.output<typeof PromotionChange>;

const Named = z.object({ name: BothLanguages, priority: z.int(), multiplier: z.number() });
const Dates = { from: CalendarDate, until: CalendarDate };

/** Seasons of one category in a year (design: pricing year). All date ranges include both ends. */
const SeasonYear = z.object({
  year: z.int(),
  categoryId: Id,
  /**
   * Highest precedence first. Seasons with the same name, priority and multiplier share a lane. `isOverridden`: another
   * season applies on these days.
   */
  lanes: z.array(Named.extend({ parts: z.array(z.object({ ...Dates, isOverridden: z.boolean() })) })),
  /** The season that applies on each day; days without a season are omitted. */
  applies: z.array(Named.extend(Dates)),
  /** Days covered by several seasons. Their multipliers are never combined. */
  overlaps: z.array(
    z.object({
      ...Dates,
      applies: Named,
      overridden: z.array(Named),
      /** Why `applies` won against the first of `overridden`: by priority or multiplier; `equal` if both match. */
      because: z.enum(['priority', 'multiplier', 'equal']),
    }),
  ),
});

const NEEDED = problemText('rental.all-required');

/** An itemised vehicle price for the rate calculator. Amounts are baht. */
export const RateCalculation = z.object({
  vehicle: z.object({ id: Id, name: z.string() }),
  vehicleCategory: z.string(),
  vehicleCategoryInThai: z.string().nullable(),
  days: z.int(),
  /** The daily rate. */
  baseRate: Baht,
  /** Cost of months, weeks and days; `remaining` is the number of days after whole months and weeks. */
  breakdown: z.object({ monthly: Baht, weekly: Baht, daily: Baht, remaining: z.int() }),
  /** The vehicle alone, before seasons, discounts and added tax. */
  subtotal: Baht,
  appliedSeasonalRate: SeasonShape.nullable(),
  seasonalAdjustment: Baht,
  /** Every season that touches the rental: the days on which it applies, and what it adds to the price on them. */
  availableSeasonalRates: z.array(SeasonShape.extend({ daysApplied: z.int(), amount: Baht })),
  discount: Baht,
  appliedPromo: PromotionTerms.extend({
    code: z.string().nullable(),
    name: BothLanguages,
    description: z.string(),
    isAutomatic: z.boolean(),
  }).nullable(),
  tax: Baht,
  /** The price to the customer, including tax. */
  totalAmount: Baht,
  /** The same quote that the site returns for these dates. */
  quote: QuoteShape,
});

const one = { params: z.object({ id: Id }) };
const removed = answer(z.object({ removal: Removal }));

/** Back-office endpoints for pricing. */
export const pricingOfficeEndpoints = endpoints({
  'GET /admin/pricing/seasonal-rates': {
    summary: 'Every seasonal rate that is not archived, by first day',
    access: 'staff',
    reply: answer(z.array(SeasonalRate)),
  },
  'POST /admin/pricing/seasonal-rates': {
    summary: 'Creates a seasonal rate. 422 for an end before the start, or an unknown category',
    access: 'staff',
    body: NewSeason,
    reply: answer(SeasonalRate),
  },
  'PUT /admin/pricing/seasonal-rates/:id': {
    summary:
      'Replaces a seasonal rate. New quotes use it at once; bookings keep their price. 404 `pricing.season-not-found`; 409 `pricing.changed-meanwhile`; 422 as for a new one',
    access: 'staff',
    readBy: 'GET /admin/pricing/seasonal-rates',
    ...one,
    body: SeasonChange,
    reply: answer(SeasonalRate),
  },
  'DELETE /admin/pricing/seasonal-rates/:id': {
    summary:
      'Deletes a seasonal rate, or archives it if the quote of a booking names it. 404 `pricing.season-not-found`',
    access: 'staff',
    ...one,
    reply: removed,
  },
  'GET /admin/pricing/promo-codes': {
    summary:
      'Every promo code and automatic offer that is not archived; `codesEnabled`: whether the settings allow promo codes',
    access: 'staff',
    reply: answer(z.array(OfficePromotion)).extend({ codesEnabled: z.boolean() }),
  },
  'POST /admin/pricing/promo-codes': {
    summary:
      'Creates a promo code or automatic offer. 409 `pricing.code-taken`; 422 for an end before the start, a percentage over 100, a promo code without a `code`, or an automatic offer without a `name`',
    access: 'staff',
    body: NewPromotion,
    reply: answer(OfficePromotion),
  },
  'PUT /admin/pricing/promo-codes/:id': {
    summary:
      'Replaces a promotion. 404 `pricing.promotion-not-found`; 409 `pricing.changed-meanwhile`, `pricing.code-taken`; 422 as for a new one, or for a usage limit below the number of uses so far',
    access: 'staff',
    readBy: 'GET /admin/pricing/promo-codes',
    ...one,
    body: PromotionChange,
    reply: answer(OfficePromotion),
  },
  'DELETE /admin/pricing/promo-codes/:id': {
    summary: 'Deletes a promotion, or archives it if a booking has used it. 404 `pricing.promotion-not-found`',
    access: 'staff',
    ...one,
    reply: removed,
  },
  'GET /admin/pricing/year': {
    summary:
      'The seasons of a year for one category: their lanes, the season in effect on each day, and where seasons overlap',
    access: 'staff',
    query: z.object({
      year: numberText(
        z
          .number(problemText('calculator.year'))
          .int(problemText('calculator.year'))
          .min(2000, problemText('calculator.year'))
          .max(2099),
      ),
      categoryId: Id,
    }),
    reply: answer(SeasonYear),
  },
  'POST /pricing/calculate': {
    summary:
      'The price of a vehicle for given dates: the same quote that a customer gets who books now, with its seasons and offers. A date without a time means 09:00 in Bangkok. 404 `fleet.vehicle-not-found`; 422 for a missing field, or unless the end is after the start',
    access: 'staff',
    reads: true,
    body: z.object({
      vehicleId: z.uuid(NEEDED),
      startDate: neededDateOrDateTime(NEEDED),
      endDate: neededDateOrDateTime(NEEDED),
      promoCode: z.string().trim().max(LONGEST_CODE).nullable().optional(),
    }),
    reply: answer(RateCalculation),
  },
});
