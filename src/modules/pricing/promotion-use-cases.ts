import type { NewPromotion, PromotionChange } from '#contract/office/pricing.ts';
import type { Removal } from '#contract/office/removal.ts';
import { fromBaht, percentToBasisPoints, toBaht } from '#kernel/money.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import type { PriceNeighbours } from './price-neighbours.ts';
import { discountOf } from './promotion-shape.ts';
import {
  archivePromotion,
  deletePromotion,
  insertPromotion,
  lockPromotionRow,
  type OfficePromotionRow,
  type PromotionRow,
  savePromotion,
} from './promotion-store.ts';
import { codeAndName, promotionProblems } from './rules/price-change.ts';
import { pricingConflict, promotionNotFound } from './rules/problems.ts';

/** Adds a promo code or an automatic offer. 409 `pricing.code-taken`; 422 for invalid values. */
export const createPromotion = async (ctx: Context, sent: NewPromotion): Promise<OfficePromotionRow> => {
  refuseWrong(promotionProblems(sent));
  const promotion = await insertPromotion(ctx.tx, rowOf(sent));
  await recordPromotion(ctx, promotion, { action: 'promotion.created', after: promotion });
  return promotion;
};

/**
 * Changes a promotion. 404; 409 `pricing.changed-meanwhile`, `pricing.code-taken`; 422 for invalid values or a usage
 * limit below the uses so far.
 */
export const changePromotion = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: PromotionChange },
): Promise<OfficePromotionRow> => {
  const before = await openPromotion(ctx, id);
  refuseStale(version, before, pricingConflict);
  refuseWrong(promotionProblems(sent, before.usedCount));
  const promotion = await savePromotion(ctx.tx, id, rowOf(sent));
  await recordPromotion(ctx, promotion, { action: 'promotion.changed', before, after: promotion });
  return promotion;
};

/** Finds a promotion and locks it against concurrent uses and changes. 404 `pricing.promotion-not-found`. */
const openPromotion = async ({ tx }: Context, id: string): Promise<OfficePromotionRow> => {
  const promotion = await lockPromotionRow(tx, id);
  if (!promotion) throw promotionNotFound();
  return promotion;
};

const rowOf = ({ nameInThai, discountValue, maxDiscount, usageLimit, ...sent }: NewPromotion): PromotionRow => ({
  ...sent,
  ...codeAndName(sent),
  nameInThai: nameInThai || null,
  discountValue: sent.discountType === 'percentage' ? percentToBasisPoints(discountValue) : fromBaht(discountValue),
  // An empty or zero value means no cap.
  maxDiscount: maxDiscount ? fromBaht(maxDiscount) : null,
  usageLimit: usageLimit ?? null,
});

/** Deletes a promotion, or archives it if bookings use it. Its code becomes available again. 404. */
export const removePromotion = async (ctx: Context, id: string, neighbours: PriceNeighbours): Promise<Removal> => {
  const before = await openPromotion(ctx, id);
  const isNamed = (await neighbours.promotionsNamedIn(ctx.tx, [id])).has(id);
  await (isNamed ? archivePromotion(ctx.tx, id, ctx.now) : deletePromotion(ctx.tx, id));
  await recordPromotion(ctx, before, { action: isNamed ? 'promotion.archived' : 'promotion.deleted', before });
  return isNamed ? 'archived' : 'deleted';
};

type Change = Readonly<{ action: string; before?: OfficePromotionRow; after?: OfficePromotionRow }>;

/** Writes an audit log entry about a promo code or an automatic offer. Uses of it are not recorded. */
const recordPromotion = (ctx: Context, promotion: OfficePromotionRow, { action, before, after }: Change) =>
  ctx.record({
    action,
    subject: { kind: 'promotion', id: promotion.id, name: promotion.code ?? promotion.name },
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = (promotion: OfficePromotionRow) => {
  const { id: _id, version: _version, usedCount: _usedCount, maxDiscount, ...facts } = promotion;
  return { ...facts, discountValue: discountOf(promotion), maxDiscount: maxDiscount && toBaht(maxDiscount) };
};
