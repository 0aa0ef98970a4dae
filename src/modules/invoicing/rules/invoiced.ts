import { type Balance, type Ledger, netPaid, stillOwed } from '#kernel/balance.ts';
import { maxSatang, minus, plus, type Satang, sum, zeroSatang } from '#kernel/money.ts';

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

export type Chargeable = Readonly<{
  /** The unpaid amount, which prevents an invoice. */
  owed: Satang;
  /** The price by price list and staff, goodwill refunds not deducted. */
  price: Satang;
  /** Kept in excess of the price, under the policy for changes and cancellations. */
  beyond: Satang;
  fees: Satang;
  total: Satang;
}>;

/**
 * The amounts that an invoice would charge: everything that the business keeps, plus goodwill refunds, because goodwill
 * is a credit note and does not lower the price. A payment that replaces refunded goodwill counts once.
 */
export const chargeable = ({ isCancelled, price, ...money }: Charged): Chargeable => {
  const retained = retainedAmounts(money);
  if (isCancelled)
    return {
      owed: zeroSatang,
      price: zeroSatang,
      beyond: retained.towards,
      fees: retained.fees,
      total: plus(retained.towards, retained.fees),
    };
  const owed = stillOwed(price, money);
  const beyond = maxSatang(minus(retained.towards, price), zeroSatang);
  return { owed, price, beyond, fees: retained.fees, total: plus(plus(price, beyond), retained.fees) };
};
