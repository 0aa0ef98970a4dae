import { type Ledger, netPaid } from '#kernel/balance.ts';
import { maxSatang, minSatang, minus, plus, portion, type Satang, sum, zeroSatang } from '#kernel/money.ts';

/** A payment with what of it has gone back or is on its way, oldest first in a list. */
export type Refundable = Readonly<{
  id: string;
  /** Fee included. */
  amount: Satang;
  fee: Satang;
  back: Satang;
  backFee: Satang;
}>;

/** What is taken from one payment. The fee is a part of the amount. */
export type RefundPart = Readonly<{ paymentId: string; amount: Satang; fee: Satang }>;

/** A cancellation: of each payment's rest the percent, summed to the satang; its fee too where all of it goes back. */
export const partsOfPercent = (payments: readonly Refundable[], percent: number): RefundPart[] => {
  let before = zeroSatang;
  const parts = payments.map((payment) => {
    const after = plus(before, restWithoutFee(payment));
    const towards = minus(portion(after, percent, 100), portion(before, percent, 100));
    before = after;
    return part(payment, towards, percent === 100 ? feeRest(payment) : zeroSatang);
  });
  return parts.filter(isSomething);
};

/** A share, fees not in: of each payment in proportion to its rest, summed to the satang. */
export const partsOfShare = (payments: readonly Refundable[], amount: Satang): RefundPart[] => {
  const all = sum(payments.map(restWithoutFee));
  if (all === zeroSatang) return [];
  const share = minSatang(amount, all);
  let before = zeroSatang;
  const parts = payments.map((payment) => {
    const after = plus(before, restWithoutFee(payment));
    const towards = minus(portion(share, after, all), portion(share, before, all));
    before = after;
    return part(payment, towards, zeroSatang);
  });
  return parts.filter(isSomething);
};

/**
 * An amount: of the newest payments first, up to the rest of each. Fees go back last, where the amount covers them.
 * `withoutFees` is how much of it may be anything else.
 */
export const partsOfAmount = (
  payments: readonly Refundable[],
  amount: Satang,
  withoutFees: Satang = amount,
): RefundPart[] => {
  const newestFirst = payments.toReversed();
  const towards = fill(newestFirst, minSatang(amount, withoutFees), restWithoutFee);
  const fees = fill(newestFirst, minus(amount, sum(towards)), feeRest);
  return newestFirst
    .map((payment, index) => part(payment, towards[index] ?? zeroSatang, fees[index] ?? zeroSatang))
    .filter(isSomething);
};

/** The remainder of one payment, fee included. */
export const partOfAll = (payment: Refundable): RefundPart[] =>
  [part(payment, restWithoutFee(payment), feeRest(payment))].filter(isSomething);

/** Everything still refundable, fees included. */
export const restOf = (payments: readonly Refundable[]): Satang =>
  sum(payments.map((payment) => plus(restWithoutFee(payment), feeRest(payment))));

type Booking = Ledger & Readonly<{ fees: Satang }>;

/**
 * What staff may give back: not what a change or a cancellation promised, and whose job has not chosen payments yet.
 * Where all of the money is promised, its fees go with it.
 */
export const restForStaff = (payments: readonly Refundable[], { fees, ...ledger }: Booking): Satang => {
  const balance = netPaid(ledger);
  const areFeesPromised = ledger.promised > zeroSatang && balance <= zeroSatang;
  return minSatang(restOf(payments), maxSatang(areFeesPromised ? balance : plus(balance, fees), zeroSatang));
};

/** The same of one payment: no more than is left of it. */
export const leftOfPayment = (payments: readonly Refundable[], booking: Booking, paymentId: string): Satang => {
  const its = payments.filter(({ id }) => id === paymentId);
  const towards = minSatang(sum(its.map(restWithoutFee)), freeOf(booking));
  return minSatang(plus(towards, sum(its.map(feeRest))), restForStaff(payments, booking));
};

/** What staff give back: of the money that was promised to nobody, then of the fees. */
export const partsForStaff = (payments: readonly Refundable[], amount: Satang, booking: Ledger): RefundPart[] =>
  partsOfAmount(payments, amount, freeOf(booking));

const freeOf = (ledger: Ledger): Satang => maxSatang(netPaid(ledger), zeroSatang);

const fill = (payments: readonly Refundable[], amount: Satang, restIn: (payment: Refundable) => Satang): Satang[] => {
  let left = amount;
  return payments.map((payment) => {
    const taken = minSatang(left, restIn(payment));
    left = minus(left, taken);
    return taken;
  });
};

const feeRest = ({ fee, backFee }: Refundable): Satang => maxSatang(minus(fee, backFee), zeroSatang);

const restWithoutFee = ({ amount, fee, back, backFee }: Refundable): Satang =>
  maxSatang(minus(minus(amount, fee), minus(back, backFee)), zeroSatang);

const part = ({ id }: Refundable, towards: Satang, fee: Satang): RefundPart => ({
  paymentId: id,
  amount: plus(towards, fee),
  fee,
});

const isSomething = ({ amount }: RefundPart): boolean => amount > zeroSatang;
