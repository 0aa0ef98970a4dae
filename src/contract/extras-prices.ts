import { z } from 'zod';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { problemText } from '#kernel/problem.ts';
import { Baht, DateOrDateTimeText, Id } from './fields.ts';

/** What each rate makes of a price: how many months, weeks and days are paid, and for how much. */
export const PriceParts = z.object({
  months: z.int(),
  weeks: z.int(),
  days: z.int(),
  monthlyTotal: Baht,
  weeklyTotal: Baht,
  dailyTotal: Baht,
});

/** An add-on to be priced. Days as the quote counts them: started units of 24 hours. */
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
  /** The way that applies: the cheapest of those that the add-on has. */
  pricingType: z.enum(['fixed', 'daily', 'weekly', 'monthly']),
  /** Against paying every day at the daily price. */
  savings: Baht,
  /** All zero where the price is fixed. */
  breakdown: PriceParts,
});
export type AddonPriceShape = z.infer<typeof AddonPriceShape>;

/** How many units of an add-on may be taken. */
export const AddonAvailabilityShape = z.object({
  addonId: Id,
  addonName: z.string(),
  quantity: z.int(),
  available: z.boolean(),
  /** Units that are free, over the period where one was asked for; null when not stock-kept. */
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
  /** The largest tier that is paid; `rate` is its price. */
  pricingTier: z.enum(['daily', 'weekly', 'monthly']),
  rate: Baht,
  breakdown: PriceParts,
  /** Against paying every day at the daily rate. */
  savings: Baht,
});
export type InsurancePriceShape = z.infer<typeof InsurancePriceShape>;
