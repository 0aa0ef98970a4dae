import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, ListQuery, listOf } from '../endpoint.ts';
import { InsurancePackageShape, InsuredRisk } from '../extras.ts';
import { Baht, BangkokDateTime, Id } from '../fields.ts';
import { required } from '../people.ts';
import { Removal } from './removal.ts';

export const InsuranceOptionShape = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  nameInThai: z.string().nullable(),
  description: z.string(),
  coverage: z.array(z.string()),
  exclusions: z.array(z.string()),
  risks: z.array(InsuredRisk),
  defaultDeductible: Baht,
  displayOrder: z.int(),
  isActive: z.boolean(),
  createdAt: BangkokDateTime,
  updatedAt: BangkokDateTime,
  version: z.int(),
  /** Names of the packages that contain this option, without archived ones. */
  packages: z.array(z.string()),
  /** What a removal would do: an option that a package contains, even an archived one, is archived. */
  removal: Removal,
});
export type InsuranceOptionShape = z.infer<typeof InsuranceOptionShape>;

/** A package in the back office, with its rates for active categories and its options, including inactive ones. */
export const OfficePackageShape = InsurancePackageShape.extend({
  /** `packageOptions`, as a change sends them. */
  options: z.array(z.object({ optionId: Id, deductible: Baht, maxCoverage: Baht })),
  pricing: z.array(InsurancePackageShape.shape.pricing.element.extend({ categoryId: Id })),
  displayOrder: z.int(),
  isActive: z.boolean(),
  version: z.int(),
  /** What a removal would do: a package in any booking is archived, not deleted. */
  removal: Removal,
});
export type OfficePackageShape = z.infer<typeof OfficePackageShape>;

const HIGHEST = 100_000_000;
const AMOUNT = problemText('insurance.amount');
const ORDER = problemText('insurance.order', { max: 10_000 });

const Amount = z
  .number(AMOUNT)
  .min(0, AMOUNT)
  .max(HIGHEST, problemText('insurance.amount-too-high', { max: HIGHEST }))
  .multipleOf(0.01, problemText('insurance.decimals'));

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, problemText('field.too-long', { max: longest }));

/** Bullet points; empty ones are dropped. */
const Lines = z
  .array(text(300), problemText('insurance.lines'))
  .max(30, problemText('insurance.too-many-lines', { max: 30 }));

const Order = z.int(ORDER).min(0, ORDER).max(10_000, ORDER);

export const NewInsuranceOption = z.object({
  /** Unique among the options; saved in capitals. */
  code: required('code.required', 20),
  name: required('name.required'),
  nameInThai: text(100).nullable().optional(),
  description: text(1000).optional(),
  coverage: Lines.optional(),
  exclusions: Lines.optional(),
  /** What it covers, of what visitors compare covers by. */
  risks: z.array(InsuredRisk).optional(),
  defaultDeductible: Amount.optional(),
  displayOrder: Order.optional(),
  isActive: z.boolean().optional(),
});
export type NewInsuranceOption = z.output<typeof NewInsuranceOption>;

/** Omitted fields keep their values. `version` is the version last read; without it there is no conflict check. */
export const InsuranceOptionChange = NewInsuranceOption.partial().extend({ version: z.int().optional() });
export type InsuranceOptionChange = z.output<typeof InsuranceOptionChange>;

const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** A weekly or monthly rate of 0 or null is derived from the daily rate. With a daily rate of 0, neither may be set. */
const PackageRates = z
  .object({
    categoryId: Id,
    /** As it was read; `categoryId` decides. */
    category: z.object({ id: Id, name: z.string(), nameInThai: z.string().nullable() }).optional(),
    dailyRate: Amount,
    weeklyRate: Amount.nullable().optional(),
    monthlyRate: Amount.nullable().optional(),
  })
  .refine(({ categoryId, category = { id: categoryId } }) => category.id === categoryId, {
    error: problemText('field.read-only'),
    path: ['category'],
  })
  .refine(({ dailyRate, weeklyRate, monthlyRate }) => dailyRate > 0 || !(weeklyRate || monthlyRate), {
    error: problemText('insurance.rate-needs-day'),
    path: ['dailyRate'],
  });

export const NewInsurancePackage = z.object({
  name: required('name.required'),
  nameInThai: text(100).nullable().optional(),
  description: required('description.required', 2000),
  descriptionInThai: text(2000).nullable().optional(),
  shortDescription: text(300).optional(),
  shortDescriptionInThai: text(300).nullable().optional(),
  paymentOption: z
    .enum(InsurancePackageShape.shape.paymentOption.options, problemText('insurance.payment-option'))
    .optional(),
  displayOrder: Order.optional(),
  highlights: Lines.optional(),
  highlightsInThai: Lines.optional(),
  termsAndConditions: Lines.optional(),
  termsAndConditionsInThai: Lines.optional(),
  isActive: z.boolean().optional(),
  /** Replaces all current options. */
  options: z
    .array(z.object({ optionId: Id, deductible: Amount, maxCoverage: Amount }))
    .max(50, problemText('insurance.too-many-options', { max: 50 }))
    .refine((options) => isOnce(options.map(({ optionId }) => optionId)), problemText('insurance.option-twice'))
    .optional(),
  /** Replaces the rates of all active categories. */
  pricing: z
    .array(PackageRates)
    .max(100, problemText('insurance.too-many-categories', { max: 100 }))
    .refine((rates) => isOnce(rates.map(({ categoryId }) => categoryId)), problemText('insurance.priced-twice'))
    .optional(),
});
export type NewInsurancePackage = z.output<typeof NewInsurancePackage>;

/** Omitted fields keep their values. `version` is the version last read; without it there is no conflict check. */
export const InsurancePackageChange = NewInsurancePackage.partial().extend({ version: z.int().optional() });
export type InsurancePackageChange = z.output<typeof InsurancePackageChange>;

const List = ListQuery.extend({ status: z.enum(['active', 'inactive']).optional() });
const params = z.object({ id: Id });
const option = answer(InsuranceOptionShape);
const whole = answer(OfficePackageShape);
const removed = answer(z.object({ removal: Removal }));

/** Back-office endpoints for insurance. */
export const insuranceOfficeEndpoints = endpoints({
  'GET /insurance/options': {
    summary: 'Every insurance option that is not archived. Search matches part of the code, a name or the description',
    access: 'staff',
    query: List,
    reply: listOf(InsuranceOptionShape),
  },
  'POST /insurance/options': {
    summary: 'Creates an insurance option. 409 `extras.code-taken`',
    access: 'staff',
    body: NewInsuranceOption,
    reply: option,
  },
  'GET /insurance/options/:id': {
    summary: 'One insurance option. 404 `extras.option-not-found`',
    access: 'staff',
    params,
    reply: option,
  },
  'PUT /insurance/options/:id': {
    summary: 'Changes the fields sent. 409 `extras.changed-meanwhile`, `extras.code-taken`',
    access: 'staff',
    readBy: 'GET /insurance/options/:id',
    params,
    body: InsuranceOptionChange,
    reply: option,
  },
  'DELETE /insurance/options/:id': {
    summary:
      'Deletes an option that no package contains, not even an archived one; otherwise archives it: packages no longer contain it, but bookings keep the cover they were sold',
    access: 'staff',
    params,
    reply: removed,
  },
  'GET /insurance/packages': {
    summary:
      'Every insurance package that is not archived, with its rates. Search matches part of a name or description, English or Thai',
    access: 'staff',
    query: List,
    reply: listOf(OfficePackageShape),
  },
  'POST /insurance/packages': {
    summary: 'Creates an insurance package. 422 for an unknown option, or an unknown or inactive category',
    access: 'staff',
    body: NewInsurancePackage,
    reply: whole,
  },
  'GET /insurance/packages/:id': {
    summary: 'One insurance package. 404 `extras.insurance-not-found`',
    access: 'staff',
    params,
    reply: whole,
  },
  'PUT /insurance/packages/:id': {
    summary: 'Changes the fields sent. 409 `extras.changed-meanwhile`; 422 as for a new one',
    access: 'staff',
    readBy: 'GET /insurance/packages/:id',
    params,
    body: InsurancePackageChange,
    reply: whole,
  },
  'DELETE /insurance/packages/:id': {
    summary:
      'Deletes a package that no booking has, otherwise archives it: nobody can buy it any more, but bookings keep it',
    access: 'staff',
    params,
    reply: removed,
  },
});
