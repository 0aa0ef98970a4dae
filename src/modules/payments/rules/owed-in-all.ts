import { minus, most, nothing, plus, type Satang, sum } from '#kernel/money.ts';

type Agreed = Readonly<{
  total: Satang;
  /** Of the ledger, fees not in. */
  paid: Satang;
  refunded: Satang;
  /** Of what was paid, what is about to go back. */
  promised: Satang;
  quote: { lines: readonly { due: string; amount: Satang }[] };
}>;

/** All that a customer still owes, cover that is paid at pick-up in. */
export const owedInAll = ({ total, paid, refunded, promised, quote }: Agreed): Satang => {
  const atPickUp = sum(quote.lines.filter(({ due }) => due === 'pickup').map(({ amount }) => amount));
  return most(minus(plus(total, atPickUp), minus(minus(paid, refunded), promised)), nothing);
};
