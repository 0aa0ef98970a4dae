import { z } from 'zod';
import { hasSomethingToRead } from '#kernel/people.ts';
import { problemText } from '#kernel/problem.ts';
import { ClaimKind } from '../claims.ts';
import { DamageKind, DamageSize } from '../damage.ts';
import { answer, endpoints } from '../endpoint.ts';
import { Baht, Id } from '../fields.ts';
import { PaidBaht } from '../payments.ts';

const PricedKind = z.enum(['damage', 'fuel', 'cleaning', 'lost', 'idle-days'], problemText('claim.kind'));

/** What the business usually asks after a rental. Baht, tax included, if it has any. */
const ClaimPriceShape = z.object({
  id: Id,
  kind: PricedKind,
  /** Of damage alone. */
  damageKind: DamageKind.nullable(),
  damageSize: DamageSize.nullable(),
  /** Of a lost item alone. */
  item: z.string().nullable(),
  itemInThai: z.string().nullable(),
  /** Null for every category. */
  categoryId: Id.nullable(),
  category: z.object({ name: z.string(), nameInThai: z.string().nullable() }).nullable(),
  /** For one damage, cleaning or item, a day out of service, an eighth of a tank. */
  amount: Baht,
  isTaxed: z.boolean(),
  version: z.int(),
});
export type ClaimPriceShape = z.infer<typeof ClaimPriceShape>;

const Item = z
  .string()
  .trim()
  .refine(hasSomethingToRead, problemText('claim-price.item'))
  .max(60, problemText('field.too-long', { max: 60 }));

/** Fields that the kind has no use for are left out of what is saved. */
const NewClaimPrice = z.object({
  kind: PricedKind,
  damageKind: DamageKind.nullable().optional(),
  damageSize: DamageSize.nullable().optional(),
  item: Item.nullable().optional(),
  itemInThai: z
    .string()
    .trim()
    .max(60, problemText('field.too-long', { max: 60 }))
    .nullable()
    .optional(),
  categoryId: Id.nullable().optional(),
  amount: PaidBaht,
  isTaxed: z.boolean(),
});
export type NewClaimPrice = z.output<typeof NewClaimPrice>;

/** Replaces a price. `version` is the version last read; without it there is no conflict check. */
const ClaimPriceChange = NewClaimPrice.extend({ version: z.int().optional() });
export type ClaimPriceChange = z.output<typeof ClaimPriceChange>;

const params = z.object({ id: Id });
const WRONG =
  '409 `claim-price.exists` for what has a price in that category; 422 for damage without kind or size, a lost item without a name, an unknown category';

/** Back-office endpoints for the prices that claims are proposed with (docs/rules/damage.md). */
export const claimPriceEndpoints = endpoints({
  'GET /admin/claim-prices': {
    summary: 'The prices that claims after a rental are proposed with, by kind',
    access: 'staff',
    reply: answer(z.array(ClaimPriceShape)),
  },
  'POST /admin/claim-prices': {
    summary: `Adds a price. ${WRONG}`,
    access: 'staff',
    body: NewClaimPrice,
    reply: answer(ClaimPriceShape),
  },
  'PUT /admin/claim-prices/:id': {
    summary: `Replaces a price; claims that were made keep their amounts. 404 \`claim-price.not-found\`; 409 \`claim-price.changed-meanwhile\`; ${WRONG}`,
    access: 'staff',
    readBy: 'GET /admin/claim-prices',
    params,
    body: ClaimPriceChange,
    reply: answer(ClaimPriceShape),
  },
  'DELETE /admin/claim-prices/:id': {
    summary: 'Deletes a price. 404 `claim-price.not-found`',
    access: 'staff',
    params,
    reply: answer(z.null()),
  },
  'GET /admin/bookings/:id/claim-proposal': {
    summary:
      'What a claim of a rental is proposed with: the price of the most specific row, what the cover leaves of it, and whether it has tax. 404 `booking.not-found`',
    access: 'staff',
    params,
    query: z.object({
      kind: ClaimKind,
      damageKind: DamageKind.optional(),
      damageSize: DamageSize.optional(),
      item: Item.optional(),
    }),
    reply: answer(
      z.object({
        /** Null where the list has no price. */
        amount: Baht.nullable(),
        isTaxed: z.boolean(),
        /** How many times the price was taken: for fuel, the eighths that are missing. */
        units: z.int(),
        /** `waived`: the cover leaves nothing to the customer; `excess`: less than the price is left of its excess. */
        limit: z.enum(['waived', 'excess']).nullable(),
        /** How long the customer has to answer. */
        answerHours: z.int(),
      }),
    ),
  },
});
