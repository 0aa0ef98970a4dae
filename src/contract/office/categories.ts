import { z } from 'zod';
import {
  categoryFeatures,
  HIGHEST_DEPOSIT,
  HIGHEST_EXACT_FEE,
  OLDEST_MINIMUM_AGE,
  YOUNGEST_DRIVER,
} from '#kernel/category-limits.ts';
import { HIGHEST_DRIVER_FEE, LONGEST_LICENSE_MONTHS, YOUNG_DAYS_AT_MOST } from '#kernel/driver-limits.ts';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, ListQuery } from '../endpoint.ts';
import { Baht, Id } from '../fields.ts';
import { required } from '../people.ts';
import { Removal } from './removal.ts';

const OfficeCategoryShape = z.object({
  id: Id,
  /** Derived from the original name. Never changes, because it is part of URLs. */
  slug: z.string(),
  name: z.string(),
  nameInThai: z.string().nullable(),
  description: z.string(),
  features: z.array(z.string()),
  /** While false, the website does not offer its vehicles, and no further vehicle can be put in the category. */
  isActive: z.boolean(),
  displayOrder: z.int(),
  securityDeposit: Baht,
  minimumDriverAge: z.int(),
  // What follows counts while the setting `checksDrivers` is on (docs/rules/drivers.md).
  /** The last age that may drive; null: none is too old. */
  maximumDriverAge: z.int().nullable(),
  /** Whole months that the licence must have been held. */
  licenseMonths: z.int(),
  /** Drivers younger than this pay `youngDriverFee` a day; null: nobody does. */
  youngDriverBelow: z.int().nullable(),
  /** Before tax. */
  youngDriverFee: Baht,
  /** The most days that are charged; null: all. */
  youngDriverDays: z.int().nullable(),
  /** For each extra driver, once a rental, before tax. */
  extraDriverFee: Baht,
  /** Whether who books one of its vehicles is promised that one or a similar one (docs/rules/classes.md). */
  bookedAsClass: z.boolean(),
  /** Of a class: what exactly the chosen vehicle costs, before tax; null where that is not on offer. */
  exactVehicleFee: Baht.nullable(),
  /** The number of vehicles, without archived ones. */
  vehicles: z.int(),
  /**
   * What a removal would do: a category that archived vehicles, insurance prices or seasons refer to is archived. Null
   * while vehicles of the fleet have it: a removal is refused.
   */
  removal: Removal.nullable(),
  version: z.int(),
});
export type OfficeCategoryShape = z.infer<typeof OfficeCategoryShape>;

const ORDER = problemText('category.order');
const DEPOSIT = problemText('category.deposit');
const EXACT_FEE = problemText('category.exact-fee');
const AGE = problemText('category.age', { from: YOUNGEST_DRIVER, to: OLDEST_MINIMUM_AGE });
const HIGHEST_AGE = problemText('category.highest-age', { from: YOUNGEST_DRIVER, to: OLDEST_MINIMUM_AGE });
const MONTHS = problemText('category.license-months', { max: LONGEST_LICENSE_MONTHS });
const YOUNG = problemText('category.young-below', { from: YOUNGEST_DRIVER, to: OLDEST_MINIMUM_AGE });
const DAYS = problemText('category.young-days', { max: YOUNG_DAYS_AT_MOST });
const FEE = problemText('category.driver-fee', { max: HIGHEST_DRIVER_FEE });
const DriverFee = z
  .number(FEE)
  .min(0, FEE)
  .max(HIGHEST_DRIVER_FEE, FEE)
  .multipleOf(0.01, problemText('category.decimals'));
const FEATURES = problemText('fleet.features');
const LONG = problemText('field.too-long', { max: 500 });

const NewCategory = z.object({
  name: required('name.required', 60),
  nameInThai: z
    .string()
    .trim()
    .max(60, problemText('field.too-long', { max: 60 }))
    .nullable()
    .optional(),
  description: z.string().trim().max(500, LONG).optional(),
  features: z
    .array(z.enum(categoryFeatures, FEATURES))
    .max(categoryFeatures.length, FEATURES)
    .refine((chosen) => new Set(chosen).size === chosen.length, FEATURES)
    .optional(),
  isActive: z.boolean().optional(),
  displayOrder: z.int(ORDER).min(0, ORDER).max(10_000, ORDER).optional(),
  securityDeposit: z
    .number(DEPOSIT)
    .min(0, DEPOSIT)
    .max(HIGHEST_DEPOSIT, problemText('category.deposit-too-high', { max: HIGHEST_DEPOSIT }))
    .multipleOf(0.01, problemText('category.decimals'))
    .optional(),
  minimumDriverAge: z.int(AGE).min(YOUNGEST_DRIVER, AGE).max(OLDEST_MINIMUM_AGE, AGE).optional(),
  maximumDriverAge: z
    .int(HIGHEST_AGE)
    .min(YOUNGEST_DRIVER, HIGHEST_AGE)
    .max(OLDEST_MINIMUM_AGE, HIGHEST_AGE)
    .nullable()
    .optional(),
  licenseMonths: z.int(MONTHS).min(0, MONTHS).max(LONGEST_LICENSE_MONTHS, MONTHS).optional(),
  youngDriverBelow: z.int(YOUNG).min(YOUNGEST_DRIVER, YOUNG).max(OLDEST_MINIMUM_AGE, YOUNG).nullable().optional(),
  youngDriverFee: DriverFee.optional(),
  youngDriverDays: z.int(DAYS).min(1, DAYS).max(YOUNG_DAYS_AT_MOST, DAYS).nullable().optional(),
  extraDriverFee: DriverFee.optional(),
  bookedAsClass: z.boolean().optional(),
  exactVehicleFee: z
    .number(EXACT_FEE)
    .min(0, EXACT_FEE)
    .max(HIGHEST_EXACT_FEE, problemText('category.exact-fee-too-high', { max: HIGHEST_EXACT_FEE }))
    .multipleOf(0.01, problemText('category.decimals'))
    .nullable()
    .optional(),
});
export type NewCategory = z.output<typeof NewCategory>;

/** Omitted fields keep their values. `version` is the version last read; without it there is no conflict check. */
const CategoryChange = NewCategory.partial().extend({ version: z.int().optional() });
export type CategoryChange = z.output<typeof CategoryChange>;

const params = z.object({ id: Id });

/** Back-office endpoints for categories. */
export const categoryEndpoints = endpoints({
  'GET /admin/categories': {
    summary:
      'The categories that are not archived, in the order set by the business. Search finds names and descriptions',
    access: 'staff',
    query: ListQuery.pick({ search: true }),
    reply: answer(z.array(OfficeCategoryShape)),
  },
  'POST /admin/categories': {
    summary: 'Creates a category. 409 `fleet.category-name-taken`',
    access: 'staff',
    body: NewCategory,
    reply: answer(OfficeCategoryShape),
  },
  'PUT /admin/categories/:id': {
    summary:
      'Changes the fields sent. 404 `fleet.category-not-found`; 409 `fleet.changed-meanwhile`, `fleet.category-name-taken`',
    access: 'staff',
    readBy: 'GET /admin/categories',
    params,
    body: CategoryChange,
    reply: answer(OfficeCategoryShape),
  },
  'DELETE /admin/categories/:id': {
    summary:
      'Deletes a category that nothing refers to, otherwise archives it. 409 `fleet.category-in-use` with `details.units` while vehicles of the fleet have it',
    access: 'staff',
    params,
    reply: answer(z.object({ removal: Removal })),
  },
});
