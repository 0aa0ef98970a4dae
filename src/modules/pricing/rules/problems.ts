import { Problem } from '#kernel/problem.ts';

export const promotionUsedUp = () =>
  new Problem(409, 'pricing.promotion-used-up', 'This promotion has just been used up.', {
    fields: { promoCode: 'This promotion has just been used up' },
  });
