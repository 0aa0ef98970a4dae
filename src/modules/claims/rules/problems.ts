import { Problem, wrongField } from '#kernel/problem.ts';

export const claimNotFound = () => new Problem(404, 'claim.not-found');

/** The vehicle is not back, or the booking was cancelled. */
export const notReturned = () => new Problem(409, 'claim.not-returned');

export const needsDamage = () => wrongField('damageId', 'claim.needs-damage');

/** Damage of another vehicle or rental, or none. */
export const damageOfOther = () => wrongField('damageId', 'claim.damage-of-other');

/** It was there before this rental. */
export const damageKnown = () => wrongField('damageId', 'claim.damage-known');

/** A claim for it waits or was charged. */
export const damageClaimed = () => wrongField('damageId', 'claim.damage-claimed');

/** A photograph that the hand-overs of the booking do not have. */
export const noSuchPhotoOfBooking = () => wrongField('photos', 'claim.photo-not-found');

/** `excess` and `left` in baht: what the cover leaves to the customer, and what of it is not claimed yet. */
export const overExcess = (excess: number, left: number) => wrongField('amount', 'claim.over-excess', { excess, left });

export const priceNotFound = () => new Problem(404, 'claim-price.not-found');

export const priceConflict = () => new Problem(409, 'claim-price.changed-meanwhile');

/** What it is for has a price in that category. */
export const priceExists = () => new Problem(409, 'claim-price.exists', { field: 'categoryId' });

export const noSuchPriceCategory = () => wrongField('categoryId', 'fleet.no-such-category');

export const whyDisputed = () => wrongField('text', 'claim.why-disputed');

export const alreadyAnswered = () => new Problem(409, 'claim.already-answered');

export const alreadySettled = () => new Problem(409, 'claim.already-settled');

/** It waits for its customer: until then it can be withdrawn, and not charged. */
export const unansweredYet = () => new Problem(409, 'claim.unanswered-yet');

/** `amount` is the claim, in baht. */
export const moreThanClaimed = (amount: number) => wrongField('charge', 'claim.more-than-claimed', { amount });
