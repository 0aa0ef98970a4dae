import { promotionUsedBefore, redeemPromotion } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booker, promotionsUsedBy } from './promotion-uses-store.ts';

/**
 * Counts a booker's use of a promotion. The promotion is locked from here on, so that of two bookings at once the later
 * one sees the other. 409 `pricing.promotion-used-up`, `pricing.promotion-used-before`.
 */
export const redeemFor = async (ctx: Context, promotionId: string, booker: Booker, but?: string): Promise<void> => {
  const { oncePerCustomer } = await redeemPromotion(ctx, promotionId);
  if (oncePerCustomer && (await promotionsUsedBy(ctx, booker, but)).has(promotionId)) throw promotionUsedBefore();
};
