import { type Satang, sum } from '#kernel/money.ts';
import { isPaid } from '../charge-outcome.ts';
import { type Compared, type Difference, isWithin } from './books.ts';
import { chargeDifferences } from './charge-differences.ts';
import { matching } from './matched.ts';
import { refundDifferences } from './refund-differences.ts';

type Sum = Readonly<{ count: number; amount: Satang }>;
type Side = Readonly<{ payments: Sum; refunds: Sum }>;

export type Reconciled = Readonly<{
  provider: Side & Readonly<{ fees: Satang }>;
  ledger: Side;
  /** Newest first. */
  differences: readonly Difference[];
}>;

/** The payments and refunds of a period at the provider and in our ledger, and the differences. */
export const reconcile = (compared: Compared): Reconciled => {
  const { period, provider, books } = compared;
  const matches = matching(compared);
  const paid = provider.charges.filter((charge) => isPaid(charge) && isWithin(period, charge.at));
  const made = new Map(provider.refunds.map((refund) => [refund.id, refund]));
  const entries = books.attempts.flatMap((attempt) => {
    const at = matches.chargeOf(attempt)?.at ?? attempt.at;
    return attempt.entry && isWithin(period, at) ? [attempt.entry] : [];
  });
  const refunds = books.refunds.filter(({ reference, at }) => isWithin(period, made.get(reference ?? '')?.at ?? at));
  const differences = [...chargeDifferences(compared, matches), ...refundDifferences(compared, matches)];
  return {
    provider: {
      payments: sumOf(paid),
      refunds: sumOf(provider.refunds.filter(({ at }) => isWithin(period, at))),
      fees: sum(paid.map(({ fee }) => fee)),
    },
    ledger: { payments: sumOf(entries), refunds: sumOf(refunds) },
    differences: differences.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at)),
  };
};

const sumOf = (rows: readonly { amount: Satang }[]): Sum => ({
  count: rows.length,
  amount: sum(rows.map(({ amount }) => amount)),
});
