import { z } from 'zod';
import { answer, endpoints } from './endpoint.ts';
import { Baht, BothLanguages, DateOrDateTimeText, Id } from './fields.ts';

export const AddonCategory = z.enum(['equipment', 'safety', 'convenience', 'service', 'insurance']);

export const AddonShape = z.object({
  id: Id,
  name: z.string(),
  nameInThai: z.string().nullable(),
  category: AddonCategory,
  shortDescription: BothLanguages,
  description: BothLanguages,
  imageUrl: z.string().nullable(),
  terms: z.string(),
  dailyPrice: Baht.nullable(),
  weeklyPrice: Baht.nullable(),
  monthlyPrice: Baht.nullable(),
  useFixedPricing: z.boolean(),
  fixedPrice: Baht.nullable(),
  /** Null: not stock-kept, any quantity. */
  maxQuantity: z.int().nullable(),
  currentStock: z.int(),
  /** Units free over the asked period; null when not stock-kept. */
  availableStock: z.int().nullable(),
});
export type AddonShape = z.infer<typeof AddonShape>;

export const InsurancePackageShape = z.object({
  id: Id,
  name: z.string(),
  nameInThai: z.string().nullable(),
  shortDescription: BothLanguages,
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
      insuranceOption: z.object({ code: z.string(), name: z.string() }),
    }),
  ),
  pricing: z.array(
    z.object({
      category: z.object({ id: Id }),
      dailyRate: Baht,
      weeklyRate: Baht.nullable(),
      monthlyRate: Baht.nullable(),
    }),
  ),
});
export type InsurancePackageShape = z.infer<typeof InsurancePackageShape>;

export const extrasEndpoints = endpoints({
  'GET /addons/available': {
    summary: 'Add-ons on the website; with a period, how many units are free over it',
    access: 'public',
    query: z.object({ startDate: DateOrDateTimeText.optional(), endDate: DateOrDateTimeText.optional() }),
    reply: answer(z.array(AddonShape)),
  },
  'GET /insurance/packages/category/:categoryId': {
    summary: 'Insurance packages sold for a category, with its rates',
    access: 'public',
    params: z.object({ categoryId: Id }),
    reply: answer(z.array(InsurancePackageShape)),
  },
});
