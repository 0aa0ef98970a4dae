import type { BookedAttempt, Compared, HeldCharge } from './books.ts';

/** Matches the provider's charges to our attempts. */
export const matching = ({ provider, books }: Pick<Compared, 'provider' | 'books'>) => {
  const attempts = new Map(books.attempts.map((attempt) => [attempt.id, attempt]));
  const byCharge = new Map(books.attempts.map((attempt) => [attempt.chargeId, attempt]));
  const charges = new Map(provider.charges.map((charge) => [charge.id, charge]));
  const attemptOf = ({ id, metadata }: Pick<HeldCharge, 'id' | 'metadata'>): BookedAttempt | undefined =>
    attempts.get(String(metadata.attemptId)) ?? byCharge.get(id);
  const named = new Map(provider.charges.map((charge) => [attemptOf(charge)?.id, charge]));
  return {
    attemptOf,
    attemptOfCharge: (chargeId: string): BookedAttempt | undefined => {
      const charge = charges.get(chargeId);
      return charge ? attemptOf(charge) : byCharge.get(chargeId);
    },
    /** The charge of an attempt; of several, the one in the ledger. */
    chargeOf: ({ id, chargeId, entry }: BookedAttempt): HeldCharge | undefined =>
      charges.get(entry?.reference ?? '') ?? charges.get(chargeId ?? '') ?? named.get(id),
  };
};

export type Matching = ReturnType<typeof matching>;
