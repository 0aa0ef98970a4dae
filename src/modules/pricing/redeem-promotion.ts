import type { Context } from '#platform/context.ts';
import { countUse, lockPromotion } from './pricing-store.ts';
import { promotionUsedUp } from './rules/problems.ts';

/** Counts a use of a promotion; whether a customer used it before is asked by booking/records/redeem-for.ts. 409 if its usage limit has been reached. */
export const redeemPromotion = async ({ tx }: Context, id: string): Promise<void> => {
  const promotion = await lockPromotion(tx, id);
  if (!promotion || promotion.isUsedUp) throw promotionUsedUp();
  await countUse(tx, id, 1);
};

/** Takes back a use of a promotion when its booking is cancelled or expires. */
export const returnPromotion = async ({ tx }: Context, id: string): Promise<void> => {
  await countUse(tx, id, -1);
};
