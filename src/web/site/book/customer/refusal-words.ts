import type { Failure } from '../../../api/failure.ts';

/** Refusals that we have words for in both languages; the server's own sentences are English. */
const known = {
  'booking.too-many-holds': 'tooManyHolds',
  'booking.addon-sold-out': 'soldOut',
  'pricing.promotion-used-up': 'promoUsedUp',
} as const;

export const refusalWords = ({ error }: Pick<Failure, 'error'>): (typeof known)[keyof typeof known] | null =>
  Object.entries(known).find(([code]) => code === error)?.[1] ?? null;
