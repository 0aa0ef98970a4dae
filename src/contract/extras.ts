import { z } from 'zod';
import { ADDON_UNITS_AT_MOST } from '#kernel/addon-limits.ts';
import { insuredRisks } from '#kernel/insured-risks.ts';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints } from './endpoint.ts';
import {
  AddonAvailabilityShape,
  AddonPriceShape,
  InsurancePriceRequest,
  InsurancePriceShape,
  PricedAddon,
} from './extras-prices.ts';
import { Baht, DateOrDateTimeText, Id, numberText } from './fields.ts';

export const AddonCategory = z.enum(['equipment', 'safety', 'convenience', 'service', 'insurance']);

export const AddonShape = z.object({
  id: Id,
  name: z.string(),
  nameInThai: z.string().nullable(),
  category: AddonCategory,
  /** The vehicle categories it is for, by id; empty for all. */
  vehicleCategories: z.array(Id),
  shortDescription: z.string(),
  shortDescriptionInThai: z.string().nullable(),
  description: z.string(),
  descriptionInThai: z.string().nullable(),
  imageUrl: z.string().nullable(),
  terms: z.string(),
  termsInThai: z.string().nullable(),
  dailyPrice: Baht.nullable(),
  weeklyPrice: Baht.nullable(),
  monthlyPrice: Baht.nullable(),
  useFixedPricing: z.boolean(),
  fixedPrice: Baht.nullable(),
  /** The most units that can be in stock; null if no stock is kept, so that any number of units can be booked. */
  maxQuantity: z.int().nullable(),
  currentStock: z.int(),
  /** Units free throughout the requested period; without a period, units in service; null if no stock is kept. */
  availableStock: z.int().nullable(),
});
export type AddonShape = z.infer<typeof AddonShape>;

export const InsuredRisk = z.enum(insuredRisks);

export const InsurancePackageShape = z.object({
  id: Id,
  name: z.string(),
  nameInThai: z.string().nullable(),
  shortDescription: z.string(),
  shortDescriptionInThai: z.string().nullable(),
  description: z.string(),
  descriptionInThai: z.string().nullable(),
  paymentOption: z.enum(['online', 'pickup', 'both']),
  highlights: z.array(z.string()),
  highlightsInThai: z.array(z.string()),
  termsAndConditions: z.array(z.string()),
  termsAndConditionsInThai: z.array(z.string()),
  packageOptions: z.array(
    z.object({
      id: Id,
      deductible: Baht,
      maxCoverage: Baht,
      insuranceOption: z.object({
        id: Id,
        code: z.string(),
        name: z.string(),
        nameInThai: z.string().nullable(),
        /** What it covers, of what covers are compared by; empty where the business has not said. */
        risks: z.array(InsuredRisk),
      }),
    }),
  ),
  pricing: z.array(
    z.object({
      category: z.object({ id: Id, name: z.string(), nameInThai: z.string().nullable() }),
      dailyRate: Baht,
      weeklyRate: Baht.nullable(),
      monthlyRate: Baht.nullable(),
    }),
  ),
});
export type InsurancePackageShape = z.infer<typeof InsurancePackageShape>;

/** A vehicle category, with the number of insurance packages sold for it. */
export const InsurableCategoryShape = z.object({
  id: Id,
  name: z.string(),
  nameInThai: z.string().nullable(),
  description: z.string(),
  features: z.array(z.string()),
  displayOrder: z.int(),
  isActive: z.boolean(),
  /** The number of packages sold for this category. */
  packages: z.int(),
});

const RentalQuery = z.object({
  startDate: DateOrDateTimeText.optional(),
  endDate: DateOrDateTimeText.optional(),
  /** Only what is for vehicles of this one's category. */
  vehicleId: Id.optional(),
});

export const extrasEndpoints = endpoints({
  'GET /addons/available': {
    summary:
      'Add-ons on the website; with a period, `availableStock` counts the units free throughout it; with a vehicle, those for its category. 404 `vehicle.not-found`',
    access: 'public',
    query: RentalQuery,
    reply: answer(z.array(AddonShape)),
  },
  'GET /addons/category/:category': {
    summary:
      'Add-ons on the website in one category; with a period, `availableStock` counts the units free throughout it; with a vehicle, those for its category. 404 `vehicle.not-found`',
    access: 'public',
    params: z.object({ category: AddonCategory }),
    query: RentalQuery,
    reply: answer(z.array(AddonShape)),
  },
  'GET /addons/:id/availability': {
    summary:
      'Whether the given number of units is available, for a period if one is given, and with a vehicle if one is given. 404 `extras.addon-not-found`, `vehicle.not-found`',
    access: 'public',
    params: z.object({ id: Id }),
    query: RentalQuery.extend({
      quantity: numberText(
        z
          .number()
          .int()
          .min(1, problemText('addons.too-few'))
          .max(ADDON_UNITS_AT_MOST, problemText('addons.too-many-units', { max: ADDON_UNITS_AT_MOST })),
      ).default(1),
    }),
    reply: answer(AddonAvailabilityShape),
  },
  'POST /addons/calculate-price': {
    summary:
      'The price of an add-on for a number of rental days, itemised, with the saving against the daily price. 422 if the add-on is not on the website',
    access: 'public',
    reads: true,
    body: PricedAddon,
    reply: answer(AddonPriceShape),
  },
  'POST /addons/calculate-multiple-prices': {
    summary:
      'The prices of several add-ons, each for its number of rental days, in the order sent. 422 if one is not on the website',
    access: 'public',
    reads: true,
    body: z
      .array(PricedAddon)
      .min(1, problemText('addons.none-named'))
      .max(100, problemText('addons.too-many-named', { max: 100 })),
    reply: answer(z.array(AddonPriceShape)),
  },
  'GET /insurance/packages/category/:categoryId': {
    summary: 'The insurance packages sold for a vehicle category, with their rates for this category',
    access: 'public',
    params: z.object({ categoryId: Id }),
    reply: answer(z.array(InsurancePackageShape)),
  },
  'GET /insurance/packages/:id/public': {
    summary: 'An insurance package on sale, with its rates for every category. 404 `extras.insurance-not-found`',
    access: 'public',
    params: z.object({ id: Id }),
    reply: answer(InsurancePackageShape),
  },
  'GET /insurance/categories': {
    summary: 'The vehicle categories, each with the number of insurance packages sold for it',
    access: 'public',
    reply: answer(z.array(InsurableCategoryShape)),
  },
  'POST /insurance/calculate-price': {
    summary:
      'The price of an insurance package for a vehicle category over a period, itemised, with the saving against the daily rate. 422 if the package is not sold for the category',
    access: 'public',
    reads: true,
    body: InsurancePriceRequest,
    reply: answer(InsurancePriceShape),
  },
  'POST /insurance/calculate-multiple-prices': {
    summary: 'As above, of every insurance package sold for the category, in their order',
    access: 'public',
    reads: true,
    body: InsurancePriceRequest.omit({ packageId: true }),
    reply: answer(z.array(InsurancePriceShape)),
  },
});
