import { type Balance, type Ledger, netPaid, stillOwed } from '#kernel/balance.ts';
import { maxSatang, minus, type Satang, sum, zeroSatang } from '#kernel/money.ts';

/** A refund, planned or made. */
type Back = Readonly<{ amount: Satang; fee: Satang; isDone: boolean }>;

type Money = Ledger & Readonly<{ fees: Satang; refunds: readonly Back[] }>;

/**
 * The amount that the business keeps of the payments, and the processing fees that it keeps. Promised refunds are not
 * kept.
 */
export const retainedAmounts = ({ fees, refunds, ...ledger }: Money): { towards: Satang; fees: Satang } => {
  const towards = maxSatang(netPaid(ledger), zeroSatang);
  const coming = refunds.filter(({ isDone }) => !isDone);
  const feesComing = sum(coming.map(({ fee }) => fee));
  const planned = sum(coming.map(({ amount, fee }) => minus(amount, fee)));
  // A promised refund may not be divided among payments yet: if everything is refunded, so are the fees.
  const isAllComing = ledger.promised > planned && towards === zeroSatang;
  return { towards, fees: isAllComing ? zeroSatang : maxSatang(minus(fees, feesComing), zeroSatang) };
};

type Charged = Money & Balance & Readonly<{ isCancelled: boolean; price: Satang }>;

/**
 * What the customer still owes of the price, and what the business keeps beyond it under the policy for changes and
 * cancellations. The price is by price list and staff: goodwill is a credit note and does not lower it.
 */
export const againstPrice = ({ isCancelled, price, ...money }: Charged): { owed: Satang; beyond: Satang } => {
  const { towards } = retainedAmounts(money);
  if (isCancelled) return { owed: zeroSatang, beyond: towards };
  return { owed: stillOwed(price, money), beyond: maxSatang(minus(towards, price), zeroSatang) };
};
