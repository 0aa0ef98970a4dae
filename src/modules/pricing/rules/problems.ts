import { Problem, wrongField } from '#kernel/problem.ts';

export const promotionUsedBefore = () => new Problem(409, 'pricing.promotion-used-before', { field: 'promoCode' });
export const promotionUsedUp = () => new Problem(409, 'pricing.promotion-used-up', { field: 'promoCode' });

export const seasonNotFound = () => new Problem(404, 'pricing.season-not-found');

export const promotionNotFound = () => new Problem(404, 'pricing.promotion-not-found');

export const pricingConflict = () => new Problem(409, 'pricing.changed-meanwhile');

export const promotionCodeTaken = () => new Problem(409, 'pricing.code-taken', { field: 'code' });

export const unknownSeasonCategory = () => wrongField('vehicleCategories', 'fleet.no-such-category');
