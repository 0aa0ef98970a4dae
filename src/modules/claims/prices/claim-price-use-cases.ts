import type { ClaimPriceChange, NewClaimPrice } from '#contract/office/claim-prices.ts';
import { fromBaht, toBaht } from '#kernel/money.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import { categoryIds } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { priceProblems } from '../rules/claim-price.ts';
import { noSuchPriceCategory, priceConflict, priceNotFound } from '../rules/problems.ts';
import {
  type ClaimPriceRow,
  deleteClaimPrice,
  findClaimPrice,
  insertClaimPrice,
  type ListedPrice,
  lockClaimPrice,
  type NewClaimPriceRow,
  saveClaimPrice,
} from './claim-price-store.ts';

/** Adds a price. 409 `claim-price.exists`; 422 for damage without kind or size, an item without a name, an unknown category. */
export const addClaimPrice = async (ctx: Context, sent: NewClaimPrice): Promise<ListedPrice> => {
  const id = await insertClaimPrice(ctx.tx, await rowOf(ctx, sent, null));
  const listed = returnedRow(await findClaimPrice(ctx.tx, id));
  await recordPrice(ctx, listed, { action: 'claim-price.created', after: listed });
  return listed;
};

/** Replaces a price. 404; 409 `claim-price.changed-meanwhile`, `claim-price.exists`; 422 as when adding. */
export const changeClaimPrice = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: ClaimPriceChange },
): Promise<ListedPrice> => {
  const row = await openPrice(ctx, id);
  refuseStale(version, row, priceConflict);
  const before = returnedRow(await findClaimPrice(ctx.tx, id));
  await saveClaimPrice(ctx.tx, id, await rowOf(ctx, sent, row.categoryId));
  const after = returnedRow(await findClaimPrice(ctx.tx, id));
  await recordPrice(ctx, after, { action: 'claim-price.changed', before, after });
  return after;
};

/** Deletes a price: claims keep their amounts. 404 `claim-price.not-found`. */
export const removeClaimPrice = async (ctx: Context, id: string): Promise<void> => {
  await openPrice(ctx, id);
  const before = returnedRow(await findClaimPrice(ctx.tx, id));
  await deleteClaimPrice(ctx.tx, id);
  await recordPrice(ctx, before, { action: 'claim-price.deleted', before });
};

const openPrice = async ({ tx }: Context, id: string): Promise<ClaimPriceRow> => {
  const row = await lockClaimPrice(tx, id);
  if (!row) throw priceNotFound();
  return row;
};

/** `had`: the present category, which it may keep even if it was archived since. */
const rowOf = async ({ tx }: Context, sent: NewClaimPrice, had: string | null): Promise<NewClaimPriceRow> => {
  refuseWrong(priceProblems(sent));
  const { kind, damageKind, damageSize, item, itemInThai, categoryId = null, amount, isTaxed } = sent;
  if (categoryId !== null && categoryId !== had && !(await categoryIds(tx)).has(categoryId))
    throw noSuchPriceCategory();
  const [isDamage, isLost] = [kind === 'damage', kind === 'lost'];
  return {
    kind,
    damageKind: (isDamage && damageKind) || null,
    damageSize: (isDamage && damageSize) || null,
    item: (isLost && item) || null,
    itemInThai: (isLost && itemInThai) || null,
    categoryId,
    amount: fromBaht(amount),
    isTaxed,
  };
};

type Change = Readonly<{ action: string; before?: ListedPrice; after?: ListedPrice }>;

/** Writes an audit log entry about a price. */
const recordPrice = (ctx: Context, listed: ListedPrice, { action, before, after }: Change): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'claim-price', id: listed.price.id, name: nameOf(listed) },
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const nameOf = ({ price: { kind, damageKind, damageSize, item }, categoryName }: ListedPrice): string =>
  [kind, damageKind, damageSize, item, categoryName].filter(Boolean).join(', ');

const factsOf = ({ price, categoryName }: ListedPrice) => {
  const { kind, damageKind, damageSize, item, itemInThai, amount, isTaxed } = price;
  return { kind, damageKind, damageSize, item, itemInThai, category: categoryName, amount: toBaht(amount), isTaxed };
};
