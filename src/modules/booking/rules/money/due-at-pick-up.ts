import { type Balance, beyondDeposit, netPaid, type Secured, stillOwed } from '#kernel/balance.ts';
import { minSatang, plus, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { isHold } from '../hold.ts';

type Priced = Balance & Readonly<{ status: string; total: Satang; quote: Pick<Price, 'lines'> }>;
type Price = Readonly<{ dueAtPickUp: Satang; lines: readonly { due: string; amount: Satang }[] }>;

/** All that a customer still owes, cover that is paid at pick-up in. Who cancelled owes nothing more. */
export const owedInAll = ({ status, total, quote, ...ledger }: Priced): Satang =>
  status === 'cancelled' ? zeroSatang : stillOwed(plus(total, soldAtPickUp(quote)), ledger);

/** What of it is asked for: without what the security deposit covers. */
export const toPayInAll = (booking: Priced & Secured): Satang => beyondDeposit(owedInAll(booking), booking);

type Chosen = Readonly<{
  quote: Price;
  holdUntil: Temporal.Instant | null;
  paysBy: 'cash' | 'bank_transfer' | null;
}>;

/**
 * What is left for the counter. While a hold waits to be paid online, what the chosen plan leaves. A transfer is over the
 * whole online total, and leaves what is sold at the counter. Else all that is owed: who pays in cash owes all of it, and
 * once something was paid and stays, the ledger says what is left. What a security deposit covers is due nowhere.
 */
export const dueAtPickUp = (booking: Priced & Chosen & Secured): Satang => {
  if (isHold(booking)) return booking.quote.dueAtPickUp;
  const isAwaited = booking.paysBy === 'bank_transfer' && netPaid(booking) <= zeroSatang;
  const asked = toPayInAll(booking);
  return isAwaited ? minSatang(soldAtPickUp(booking.quote), asked) : asked;
};

/** What is sold at the counter, its tax in. */
export const soldAtPickUp = ({ lines }: Pick<Price, 'lines'>): Satang =>
  sum(lines.filter(({ due }) => due === 'pickup').map(({ amount }) => amount));
