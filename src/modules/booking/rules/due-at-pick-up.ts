import { minus, most, nothing, plus, type Satang, sum } from '#kernel/money.ts';
import { keptOf } from './cancellation.ts';

type Agreed = Readonly<{
  total: Satang;
  /** Of the ledger, fees not in. */
  paid: Satang;
  refunded: Satang;
  promised: Satang;
  quote: { dueAtPickUp: Satang; lines: readonly { due: string; amount: Satang }[] };
}>;

/**
 * What is left for the counter. Once something was paid, the ledger says it: all that is owed, cover at pick-up in, less
 * what was kept. Before that it is what the chosen plan leaves.
 */
export const dueAtPickUp = ({ quote, ...money }: Agreed): Satang => {
  if (money.paid === nothing) return quote.dueAtPickUp;
  return most(minus(plus(money.total, soldAtPickUp(quote)), keptOf(money)), nothing);
};

/** What is sold at the counter, its tax in. */
export const soldAtPickUp = ({ lines }: Pick<Agreed['quote'], 'lines'>): Satang =>
  sum(lines.filter(({ due }) => due === 'pickup').map(({ amount }) => amount));
