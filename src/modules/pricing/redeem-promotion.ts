import type { Context } from '#platform/context.ts';
import { countUse, uncountUse } from './pricing-store.ts';
import { promotionUsedUp } from './rules/problems.ts';

/**
 * Counts a use of a promotion, which is locked from here on. Whether its customers may use it once: the caller, who knows
 * them, then looks for their earlier uses. 409 `pricing.promotion-used-up`.
 */
export const redeemPromotion = async ({ tx }: Context, id: string): Promise<{ oncePerCustomer: boolean }> => {
  const redeemed = await countUse(tx, id);
  if (!redeemed) throw promotionUsedUp();
  return redeemed;
};

/** Takes back a use of a promotion when its booking is cancelled or expires. */
export const returnPromotion = async ({ tx }: Context, id: string): Promise<void> => {
  await uncountUse(tx, id);
};
