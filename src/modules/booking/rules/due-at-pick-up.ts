import { minus, most, nothing, plus, type Satang, sum } from '#kernel/money.ts';

type Agreed = Readonly<{
  total: Satang;
  /** Of the ledger, fees not in. */
  paid: Satang;
  refunded: Satang;
  quote: { dueAtPickUp: Satang; lines: readonly { due: string; amount: Satang }[] };
}>;

/**
 * What is left for the counter. Once something was paid, the ledger says it: all that is owed, cover at pick-up in, less
 * what was kept. Before that it is what the chosen plan leaves.
 */
export const dueAtPickUp = ({ total, paid, refunded, quote }: Agreed): Satang => {
  if (paid === nothing) return quote.dueAtPickUp;
  const atPickUp = sum(quote.lines.filter(({ due }) => due === 'pickup').map(({ amount }) => amount));
  return most(minus(plus(total, atPickUp), minus(paid, refunded)), nothing);
};
