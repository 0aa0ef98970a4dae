import { minus, most, nothing, type Satang } from './money.ts';

/** The money of a booking, processing fees not in. */
export type Ledger = Readonly<{
  paid: Satang;
  refunded: Satang;
  /** Promised to go back, and not in the ledger yet. */
  promised: Satang;
}>;

/** What was paid towards a booking and is ours to keep or give back. */
export const keptOf = ({ paid, refunded, promised }: Ledger): Satang => minus(minus(paid, refunded), promised);

/** What is still owed of a sum, by what was paid and is kept. */
export const stillOwed = (sum: Satang, ledger: Ledger): Satang => most(minus(sum, keptOf(ledger)), nothing);
