import { Problem, wrongField } from '#kernel/problem.ts';

export const promotionUsedUp = () => new Problem(409, 'pricing.promotion-used-up', { field: 'promoCode' });

export const seasonNotFound = () => new Problem(404, 'pricing.season-not-found');

export const promotionNotFound = () => new Problem(404, 'pricing.promotion-not-found');

export const pricingConflict = () => new Problem(409, 'pricing.changed-meanwhile');

export const promotionCodeTaken = () => new Problem(409, 'pricing.code-taken', { field: 'code' });

export const nameRequired = () => wrongField('name', 'name.required');
export const codeRequired = () => wrongField('code', 'code.required');
export const codeMalformed = () => wrongField('code', 'promotion.code-letters');
export const seasonBackwards = () => wrongField('endDate', 'season.backwards');
export const validityBackwards = () => wrongField('validTo', 'promotion.backwards');
export const percentTooHigh = () => wrongField('discountValue', 'promotion.percent');
export const limitBelowUses = (used: number) => wrongField('usageLimit', 'promotion.limit-below-uses', { used });
export const unknownSeasonCategory = () => wrongField('vehicleCategories', 'fleet.no-such-category');
