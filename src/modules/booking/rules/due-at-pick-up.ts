import { type Ledger, stillOwed } from '#kernel/kept.ts';
import { nothing, plus, type Satang, sum } from '#kernel/money.ts';

type Priced = Ledger & Readonly<{ total: Satang; quote: Pick<Price, 'lines'> }>;
type Price = Readonly<{ dueAtPickUp: Satang; lines: readonly { due: string; amount: Satang }[] }>;

/** All that a customer still owes, cover that is paid at pick-up in. */
export const owedInAll = ({ total, quote, ...ledger }: Priced): Satang =>
  stillOwed(plus(total, soldAtPickUp(quote)), ledger);

type Chosen = Readonly<{ quote: Price; paysBy: 'cash' | 'bank_transfer' | null }>;

/**
 * What is left for the counter. Once something was paid, the ledger says it: all that is owed, cover at pick-up in, less
 * what was kept. Before that it is all for who pays in cash, and else what the chosen plan leaves.
 */
export const dueAtPickUp = (booking: Priced & Chosen): Satang =>
  booking.paid === nothing && booking.paysBy !== 'cash' ? booking.quote.dueAtPickUp : owedInAll(booking);

/** What is sold at the counter, its tax in. */
export const soldAtPickUp = ({ lines }: Pick<Price, 'lines'>): Satang =>
  sum(lines.filter(({ due }) => due === 'pickup').map(({ amount }) => amount));
