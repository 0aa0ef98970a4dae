import { z } from 'zod';
import { categoryFeatures, HIGHEST_DEPOSIT, OLDEST_MINIMUM_AGE, YOUNGEST_DRIVER } from '#kernel/category-limits.ts';
import { answer, endpoints, ListQuery } from '../endpoint.ts';
import { Baht, Id } from '../fields.ts';
import { required } from '../people.ts';
import { Removal } from './removal.ts';

const CategoryShape = z.object({
  id: Id,
  /** Made of the first name, and never changed: it stands in addresses. */
  slug: z.string(),
  name: z.string(),
  nameInThai: z.string().nullable(),
  description: z.string(),
  features: z.array(z.string()),
  /** Off: the website offers none of its vehicles, and no vehicle is newly given it. */
  isActive: z.boolean(),
  displayOrder: z.int(),
  securityDeposit: Baht,
  minimumDriverAge: z.int(),
  /** Of the fleet: those that are not archived. */
  vehicles: z.int(),
  /** What a removal would do: archived vehicles, prices of insurance and seasons that name it have it archived. */
  removal: Removal,
  version: z.int(),
});
export type CategoryShape = z.infer<typeof CategoryShape>;

const ORDER = 'The display order is a whole number from 0 on';
const DEPOSIT = 'The security deposit is baht from 0 on';
const AGE = `The minimum age is from ${YOUNGEST_DRIVER} to ${OLDEST_MINIMUM_AGE} years`;
const FEATURES = 'Choose features of the list';
const LONG = 'At most 500 characters';

const NewCategory = z.object({
  name: required('Name is required', 60),
  nameInThai: z.string().trim().max(60, 'At most 60 characters').nullable().optional(),
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
    .max(HIGHEST_DEPOSIT, `The security deposit is at most ${HIGHEST_DEPOSIT.toLocaleString('en-US')} baht`)
    .multipleOf(0.01, 'Baht have at most two decimals')
    .optional(),
  minimumDriverAge: z.int(AGE).min(YOUNGEST_DRIVER, AGE).max(OLDEST_MINIMUM_AGE, AGE).optional(),
});
export type NewCategory = z.output<typeof NewCategory>;

/** What is left out stays. `version` is the one that was seen; without it there is no check. */
const CategoryChange = NewCategory.partial().extend({ version: z.int().optional() });
export type CategoryChange = z.output<typeof CategoryChange>;

const params = z.object({ id: Id });

/** Calls of the back office about categories (document 3, section 7). */
export const categoryEndpoints = endpoints({
  'GET /admin/categories': {
    summary: 'The categories that are not archived, in the order of the business. Search finds names and descriptions',
    access: 'staff',
    query: ListQuery.pick({ search: true }),
    reply: answer(z.array(CategoryShape)),
  },
  'POST /admin/categories': {
    summary: 'A new category. 409 `fleet.category-name-taken`',
    access: 'staff',
    body: NewCategory,
    reply: answer(CategoryShape),
  },
  'PUT /admin/categories/:id': {
    summary:
      'Changes what is sent. 404 `fleet.category-not-found`; 409 `fleet.changed-meanwhile`, `fleet.category-name-taken`',
    access: 'staff',
    params,
    body: CategoryChange,
    reply: answer(CategoryShape),
  },
  'DELETE /admin/categories/:id': {
    summary:
      'Deletes a category that nothing names, else archives it. 409 `fleet.category-in-use` with `details.units` while vehicles of the fleet have it',
    access: 'staff',
    params,
    reply: answer(z.object({ removal: Removal })),
  },
});
