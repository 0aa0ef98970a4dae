import { z } from 'zod';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { problemText } from '#kernel/problem.ts';
import { Baht, DateOrDateTimeText, Id } from './fields.ts';

/** A price split by rate: how many months, weeks and days are charged, and for how much. */
export const PriceParts = z.object({
  months: z.int(),
  weeks: z.int(),
  days: z.int(),
  monthlyTotal: Baht,
  weeklyTotal: Baht,
  dailyTotal: Baht,
});

/** An add-on to price. A rental day is a started unit of 24 hours. */
export const PricedAddon = z.object({
  addonId: Id,
  rentalDays: z
    .int()
    .min(1, problemText('rental.too-few-days'))
    .max(36_525, problemText('rental.too-many-days', { max: 36_525 })),
  quantity: z
    .int()
    .min(1, problemText('addons.too-few'))
    .max(ADDON_UNITS_AT_MOST, problemText('addons.too-many-units', { max: ADDON_UNITS_AT_MOST }))
    .default(1),
});

export const AddonPriceShape = z.object({
  addonId: Id,
  addonName: z.string(),
  quantity: z.int(),
  totalPrice: Baht,
  /** The pricing type applied: the add-on's cheapest for this number of days. */
  pricingType: z.enum(['fixed', 'daily', 'weekly', 'monthly']),
  /** Compared with paying the daily price for every day; 0 without a daily price. */
  savings: Baht,
  /** All zero for a fixed price. Otherwise, only one of months, weeks and days is charged. */
  breakdown: PriceParts,
});
export type AddonPriceShape = z.infer<typeof AddonPriceShape>;

/** How many units of an add-on can be booked. */
export const AddonAvailabilityShape = z.object({
  addonId: Id,
  addonName: z.string(),
  quantity: z.int(),
  available: z.boolean(),
  /** Free units, over the period if one was given; null without stock-keeping. */
  availableStock: z.int().nullable(),
});

export const InsurancePriceRequest = z.object({
  packageId: Id,
  categoryId: Id,
  startDate: DateOrDateTimeText,
  endDate: DateOrDateTimeText,
});

export const InsurancePriceShape = z.object({
  packageId: Id,
  categoryId: Id,
  /** Rental days. */
  days: z.int(),
  totalCost: Baht,
  /** The longest tier charged; `rate` is its price. */
  pricingTier: z.enum(['daily', 'weekly', 'monthly']),
  rate: Baht,
  breakdown: PriceParts,
  /** Compared with paying the daily rate for every day. */
  savings: Baht,
});
export type InsurancePriceShape = z.infer<typeof InsurancePriceShape>;
