import { Problem } from '#kernel/problem.ts';

export const noSuchAgreement = () => new Problem(404, 'agreement.not-found', 'There is no such agreement.');

/** Before the pick-up nothing was handed over that could be signed for; after the return it is over. */
export const notOut = () =>
  new Problem(409, 'agreement.not-out', 'The agreement is signed while the vehicle is out: record its pick-up first.');

export const badSignature = (sentence: string) =>
  new Problem(422, 'agreement.bad-signature', sentence, { fields: { signature: sentence } });
