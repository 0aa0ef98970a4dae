import { Problem } from '#kernel/problem.ts';

export const promotionUsedUp = () =>
  new Problem(409, 'pricing.promotion-used-up', 'This promotion has just been used up.', {
    fields: { promoCode: 'This promotion has just been used up' },
  });

export const seasonNotFound = () =>
  new Problem(404, 'pricing.season-not-found', 'There is no such seasonal rate any more.');

export const promotionNotFound = () =>
  new Problem(404, 'pricing.promotion-not-found', 'There is no such promotion any more.');

export const changedMeanwhile = () =>
  new Problem(409, 'pricing.changed-meanwhile', 'Somebody has changed this meanwhile. Nothing was saved.');

export const codeTaken = () =>
  new Problem(409, 'pricing.code-taken', 'Another promo code is called the same.', {
    fields: { code: 'Another promo code is called the same' },
  });

const wrongField = (field: string, sentence: string) =>
  new Problem(422, 'form.invalid', sentence, { fields: { [field]: sentence } });

export const nameNeeded = () => wrongField('name', 'Name is required');
export const codeNeeded = () => wrongField('code', 'Code is required');
export const codeUnreadable = () =>
  wrongField('code', 'Use the letters A to Z, digits, hyphens and underscores in a code');
export const seasonBackwards = () => wrongField('endDate', 'End date must not be before the start date');
export const validityBackwards = () => wrongField('validTo', 'Valid to must not be before valid from');
export const percentTooHigh = () => wrongField('discountValue', 'A percentage is at most 100');
export const limitBelowUses = (used: number) =>
  wrongField('usageLimit', `Used ${used} times already: the limit cannot be lower`);
export const noSuchCategory = () => wrongField('vehicleCategories', 'There is no such category');
