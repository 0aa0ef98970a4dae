import type { OfficePromotion, PromotionTerms } from '#contract/office/pricing.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { satang, toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { PriceNeighbours } from './price-neighbours.ts';
import type { OfficePromotionRow } from './promotion-store.ts';
import { promotionStatus } from './rules/price-status.ts';

/** Promotions as the office's API returns them, with the status today and what deleting would do. */
export const promotionShapes = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  rows: readonly OfficePromotionRow[],
  { promotionsNamedIn }: PriceNeighbours,
): Promise<OfficePromotion[]> => {
  const named = await promotionsNamedIn(
    tx,
    rows.map(({ id }) => id),
  );
  const today = bangkokDate(now);
  return rows.map((promotion) => ({
    ...promotion,
    ...promotionTerms(promotion),
    status: promotionStatus({ ...promotion, from: promotion.validFrom, until: promotion.validTo }, today),
    removal: named.has(promotion.id) ? 'archived' : 'deleted',
  }));
};

/** What a promotion takes off and asks for, in percent and baht. */
export const promotionTerms = (promotion: OfficePromotionRow): PromotionTerms => ({
  discountType: promotion.discountType,
  discountValue: discountOf(promotion),
  minRentalDays: promotion.minRentalDays,
  minAdvanceDays: promotion.minAdvanceDays,
  maxDiscount: promotion.maxDiscount && toBaht(promotion.maxDiscount),
  validFrom: promotion.validFrom,
  validTo: promotion.validTo,
  usageLimit: promotion.usageLimit,
  oncePerCustomer: promotion.oncePerCustomer,
  usedCount: promotion.usedCount,
});

/** The discount in percent or in baht, depending on its type. */
export const discountOf = ({ discountType, discountValue }: OfficePromotionRow): number =>
  discountType === 'percentage' ? discountValue / 100 : toBaht(satang(discountValue));
