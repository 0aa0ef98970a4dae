import { toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { discountOf } from './promotion-shape.ts';
import type { OfficePromotionRow } from './promotion-store.ts';

type Change = Readonly<{ action: string; before?: OfficePromotionRow; after?: OfficePromotionRow }>;

/** Leaves an entry of the audit log about a promo code or an automatic offer. Uses are no change of it. */
export const recordPromotion = (ctx: Context, promotion: OfficePromotionRow, { action, before, after }: Change) =>
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
