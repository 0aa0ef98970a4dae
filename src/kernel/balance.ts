import { maxSatang, minus, plus, type Satang, zeroSatang } from './money.ts';

/** The money of a booking, processing fees not in. */
export type Ledger = Readonly<{
  paid: Satang;
  refunded: Satang;
  /** Promised to go back, and not in the ledger yet. */
  promised: Satang;
}>;

/** What was paid towards a booking and is ours to keep or give back. */
export const netPaid = ({ paid, refunded, promised }: Ledger): Satang => minus(minus(paid, refunded), promised);

/** The same, with what staff gave back as goodwill: that went, and nobody owes it again. */
export type Balance = Ledger & Readonly<{ waived: Satang }>;

/** How much of a price needs no more payment: what is kept, and what was waived. */
export const coveredOf = (balance: Balance): Satang => plus(netPaid(balance), balance.waived);

/** What is still owed of a sum. */
export const stillOwed = (sum: Satang, balance: Balance): Satang =>
  maxSatang(minus(sum, coveredOf(balance)), zeroSatang);
