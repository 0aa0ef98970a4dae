import { z } from 'zod';
import { HIGHEST_PRICE, MOST_UNITS } from '#kernel/addon-limits.ts';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints, ListQuery, listOf } from '../endpoint.ts';
import { AddonCategory, AddonShape } from '../extras.ts';
import { Id, neededNumber } from '../fields.ts';
import { required } from '../people.ts';
import { Removal } from './removal.ts';

/** An add-on in the back office, which also lists inactive and unpublished ones. */
export const OfficeAddonShape = AddonShape.extend({
  isActive: z.boolean(),
  showOnWebsite: z.boolean(),
  sortOrder: z.int(),
  adminNotes: z.string(),
  version: z.int(),
  /** Units in use by bookings now. */
  outNow: z.int(),
  /** Peak number of units in use at once within the next seven days. */
  outNextWeek: z.int(),
  /** The shortage at the future peak: units booked beyond the stock. 0 if there is none, or if stock is not tracked. */
  short: z.int(),
  /** What a removal would do: an add-on in any booking is archived, not deleted. */
  removal: Removal,
});
export type OfficeAddonShape = z.infer<typeof OfficeAddonShape>;

const PRICE = problemText('addon.price');
const WHOLE = problemText('addon.whole-number', { max: MOST_UNITS });

const Price = z
  .number(PRICE)
  .min(0, PRICE)
  .max(HIGHEST_PRICE, problemText('addon.price-too-high', { max: HIGHEST_PRICE }))
  .multipleOf(0.01, problemText('addon.price-decimals'))
  .nullable()
  .optional();

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, problemText('field.too-long', { max: longest }));

const units = (missing: string) => z.int(neededNumber(missing, WHOLE)).min(0, WHOLE).max(MOST_UNITS, WHOLE);

const IMAGE = problemText('addon.image');
const ImageAddress = z
  .string(IMAGE)
  .trim()
  .max(500, problemText('field.too-long', { max: 500 }))
  .regex(/^(\/(pictures|drawings)\/[\w./?=-]+|https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?)$/, IMAGE);

const NewAddon = z.object({
  name: required('name.required', 100),
  nameInThai: text(100).nullable().optional(),
  category: z.enum(AddonCategory.options, problemText('addon.category')),
  /** Ids of the vehicle categories it is for; empty for all. */
  vehicleCategories: z.array(Id).max(200).optional(),
  shortDescription: text(200).optional(),
  shortDescriptionInThai: text(200).nullable().optional(),
  description: required('description.required', 2000),
  descriptionInThai: text(2000).nullable().optional(),
  dailyPrice: Price,
  weeklyPrice: Price,
  monthlyPrice: Price,
  fixedPrice: Price,
  useFixedPricing: z.boolean().optional(),
  isActive: z.boolean().optional(),
  showOnWebsite: z.boolean().optional(),
  /** The most units that can be in stock; null if stock is not tracked: availability then never limits a booking. */
  maxQuantity: units(WHOLE).nullable().optional(),
  currentStock: units(problemText('addon.stock-required')),
  sortOrder: units(WHOLE).optional(),
  imageUrl: ImageAddress.nullable().optional(),
  terms: text(2000).optional(),
  termsInThai: text(2000).nullable().optional(),
  adminNotes: text(2000).optional(),
});
export type NewAddon = z.output<typeof NewAddon>;

/** Omitted fields keep their values; null clears a field. Without `version`, the one last read, no conflict check. */
const AddonChange = NewAddon.partial().extend({ version: z.int().optional() });
export type AddonChange = z.output<typeof AddonChange>;

const params = z.object({ id: Id });
const one = answer(OfficeAddonShape);

/** Back-office endpoints for add-ons. */
export const addonsOfficeEndpoints = endpoints({
  'GET /addons': {
    summary: 'Every add-on that is not archived. Search matches part of a name or description, English or Thai',
    access: 'staff',
    query: ListQuery.extend({
      status: z.enum(['active', 'inactive']).optional(),
      category: AddonCategory.optional(),
      /** An alias of `status`. */
      isActive: z.enum(['true', 'false']).optional(),
    }),
    reply: listOf(OfficeAddonShape),
  },
  'GET /addons/:id': {
    summary: 'One add-on that is not archived. 404 `extras.addon-not-found`',
    access: 'staff',
    params,
    reply: one,
  },
  'POST /addons': {
    summary:
      'Creates an add-on. 422 for `useFixedPricing` without a `fixedPrice`, for more in stock than `maxQuantity`, or for an unknown vehicle category',
    access: 'staff',
    body: NewAddon,
    reply: one,
  },
  'PATCH /addons/:id': {
    summary:
      'Changes the fields sent. Bookings keep their units even if the stock is lowered below them: `short` is the shortfall. 404 `extras.addon-not-found`; 409 `extras.changed-meanwhile`; 422 as for a new one',
    access: 'staff',
    readBy: 'GET /addons/:id',
    params,
    body: AddonChange,
    reply: one,
  },
  'DELETE /addons/:id': {
    summary:
      'Deletes an add-on that no booking has, otherwise archives it: it disappears from lists and website, and bookings keep it',
    access: 'staff',
    params,
    reply: answer(z.object({ removal: Removal })),
  },
});
