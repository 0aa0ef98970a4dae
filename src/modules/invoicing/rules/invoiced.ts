import { type Balance, type Ledger, netPaid, stillOwed } from '#kernel/balance.ts';
import { minus, most, nothing, plus, type Satang, sum } from '#kernel/money.ts';

/** A refund, planned or made. */
type Back = Readonly<{ amount: Satang; fee: Satang; isDone: boolean }>;

type Money = Ledger & Readonly<{ fees: Satang; refunds: readonly Back[] }>;

/** What the business keeps of what was paid, and of it the processing fees. What is promised back is not kept. */
export const keeps = ({ fees, refunds, ...ledger }: Money): { towards: Satang; fees: Satang } => {
  const towards = most(netPaid(ledger), nothing);
  const coming = refunds.filter(({ isDone }) => !isDone);
  const feesComing = sum(coming.map(({ fee }) => fee));
  const planned = sum(coming.map(({ amount, fee }) => minus(amount, fee)));
  // Promised, and nobody has divided it among the payments yet: with all of the money the fees go back too.
  const isAllComing = ledger.promised > planned && towards === nothing;
  return { towards, fees: isAllComing ? nothing : most(minus(fees, feesComing), nothing) };
};

type Charged = Money & Balance & Readonly<{ isCancelled: boolean; price: Satang }>;

export type Chargeable = Readonly<{
  /** What is missing before an invoice can be made out. */
  owed: Satang;
  /** What the price list and staff ask, what was given back as goodwill in. */
  price: Satang;
  /** Kept beyond the price: what the policy let us keep of a change or a cancellation. */
  beyond: Satang;
  fees: Satang;
  total: Satang;
}>;

/**
 * What an invoice would be over: all that the business keeps, and what it gave back as goodwill, which is a credit note
 * and no smaller price. Money that came again in the place of goodwill counts once.
 */
export const chargeable = ({ isCancelled, price, ...money }: Charged): Chargeable => {
  const retained = keeps(money);
  if (isCancelled)
    return {
      owed: nothing,
      price: nothing,
      beyond: retained.towards,
      fees: retained.fees,
      total: plus(retained.towards, retained.fees),
    };
  const owed = stillOwed(price, money);
  const beyond = most(minus(retained.towards, price), nothing);
  return { owed, price, beyond, fees: retained.fees, total: plus(plus(price, beyond), retained.fees) };
};
