import type { NewPromotion, PromotionChange } from '#contract/office/pricing.ts';
import { fromBaht, percentToBasisPoints } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { calledBy, refuseStale, refuseWrongPromotion } from '../rules/price-change.ts';
import { promotionNotFound } from '../rules/problems.ts';
import {
  insertPromotion,
  lockPromotionRow,
  type OfficePromotionRow,
  type PromotionRow,
  savePromotion,
} from './promotion-store.ts';
import { recordPromotion } from './record-promotion.ts';

/** Adds a promo code or an automatic offer. 409 `pricing.code-taken`; 422 for what no promotion may be. */
export const createPromotion = async (ctx: Context, sent: NewPromotion): Promise<OfficePromotionRow> => {
  refuseWrongPromotion(sent, 0);
  const promotion = await insertPromotion(ctx.tx, rowOf(sent));
  await recordPromotion(ctx, promotion, { action: 'promotion.created', after: promotion });
  return promotion;
};

/** Changes a promotion. 404; 409 `pricing.changed-meanwhile`, `pricing.code-taken`; 422, also for a limit below its uses. */
export const changePromotion = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: PromotionChange },
): Promise<OfficePromotionRow> => {
  const before = await openPromotion(ctx, id);
  refuseStale(version, before);
  refuseWrongPromotion(sent, before.usedCount);
  const promotion = await savePromotion(ctx.tx, id, rowOf(sent));
  await recordPromotion(ctx, promotion, { action: 'promotion.changed', before, after: promotion });
  return promotion;
};

/** A promotion, locked against whoever uses or changes it. 404 `pricing.promotion-not-found`. */
export const openPromotion = async ({ tx }: Context, id: string): Promise<OfficePromotionRow> => {
  const promotion = await lockPromotionRow(tx, id);
  if (!promotion) throw promotionNotFound();
  return promotion;
};

const rowOf = ({ nameInThai, discountValue, maxDiscount, usageLimit, ...sent }: NewPromotion): PromotionRow => ({
  ...sent,
  ...calledBy(sent),
  nameInThai: nameInThai || null,
  discountValue: sent.discountType === 'percentage' ? percentToBasisPoints(discountValue) : fromBaht(discountValue),
  // Empty and 0 mean no cap.
  maxDiscount: maxDiscount ? fromBaht(maxDiscount) : null,
  usageLimit: usageLimit ?? null,
});
