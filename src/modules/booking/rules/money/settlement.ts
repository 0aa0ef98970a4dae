import { type Balance, netPaid, settledAmount, stillOwed } from '#kernel/balance.ts';
import { maxSatang, minSatang, minus, plus, portion, type Satang, zeroSatang } from '#kernel/money.ts';
import { soldAtPickUp } from './due-at-pick-up.ts';

type Money = Balance &
  Readonly<{
    total: Satang;
    /** What earlier changes made cheaper and the policy let us keep. */
    retained: Satang;
  }>;

/** What was paid beyond a price and stays: what a change made cheaper too late. `balance` is what was paid and stays. */
export const paidBeyond = (balance: Satang, price: Price): Satang =>
  maxSatang(minus(balance, plus(price.total, soldAtPickUp(price))), zeroSatang);

type Price = Readonly<{ total: Satang; lines: readonly { due: string; amount: Satang }[] }>;

export type Settlement = Readonly<{
  /** New total less old one. */
  difference: Satang;
  /** What goes back, and what the policy lets us keep. */
  refund: Satang;
  retained: Satang;
  /** What is to be paid in all, online or at the counter. */
  leftToPay: Satang;
}>;

/**
 * What a new price does to a booking's money. What was paid beyond it goes back by the percent of a cancellation at that
 * moment; the rest of it stays paid, so that it counts when the booking becomes dearer again.
 */
export const settle = (money: Money, price: Price, percent: number): Settlement => {
  const beyond = minus(minus(settledAmount(money), money.retained), price.total);
  // What was waived is not there to go back.
  const excess = maxSatang(minSatang(beyond, minus(netPaid(money), money.retained)), zeroSatang);
  const refund = portion(excess, percent, 100);
  const owed = plus(price.total, soldAtPickUp(price));
  return {
    difference: minus(price.total, money.total),
    refund,
    retained: minus(excess, refund),
    leftToPay: stillOwed(owed, { ...money, promised: plus(money.promised, refund) }),
  };
};
