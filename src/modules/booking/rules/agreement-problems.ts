import { Problem } from '#kernel/problem.ts';

export const noSuchAgreement = () => new Problem(404, 'agreement.not-found');

/** Before the pick-up nothing was handed over that could be signed for; after the return it is over. */
export const notOut = () => new Problem(409, 'agreement.not-out');

export const badSignature = (wrong: 'not-a-png' | 'measures' | 'empty') =>
  new Problem(422, 'agreement.bad-signature', { field: 'signature', sentence: `agreement.${wrong}` });
