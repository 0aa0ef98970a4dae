import { maxSatang, minus, plus, type Satang, zeroSatang } from './money.ts';

/** Money paid and refunded for a booking, without processing fees. */
export type Ledger = Readonly<{
  paid: Satang;
  refunded: Satang;
  /** Refunds that are due but not made yet. */
  promised: Satang;
}>;

/** Payments minus refunds, both made and promised. */
export const netPaid = ({ paid, refunded, promised }: Ledger): Satang => minus(minus(paid, refunded), promised);

/** A ledger plus `waived`: goodwill refunds by staff, which the customer does not owe again. */
export type Balance = Ledger & Readonly<{ waived: Satang }>;

/** How much of the price needs no further payment: net payments plus waived amounts. */
export const settledAmount = (balance: Balance): Satang => plus(netPaid(balance), balance.waived);

/** The part of `sum` that the customer still owes; never negative. */
export const stillOwed = (sum: Satang, balance: Balance): Satang =>
  maxSatang(minus(sum, settledAmount(balance)), zeroSatang);

export type Secured = Readonly<{
  status: string;
  /** The security deposit that lies with the business. */
  securityDepositLeft: Satang;
}>;

/** What of a debt is asked for: once the vehicle is back, the security deposit covers what it can. */
export const beyondDeposit = (owed: Satang, { status, securityDepositLeft }: Secured): Satang =>
  status === 'completed' ? maxSatang(minus(owed, securityDepositLeft), zeroSatang) : owed;
