import { type Ledger, netPaid } from '#kernel/balance.ts';
import { maxSatang, minSatang, minus, plus, portion, type Satang, sum, zeroSatang } from '#kernel/money.ts';

/** A payment, with how much of it has been or is being refunded. Lists are oldest first. */
export type Refundable = Readonly<{
  id: string;
  /** Fee included. */
  amount: Satang;
  fee: Satang;
  back: Satang;
  backFee: Satang;
}>;

/** The refund of one payment. The amount includes the fee. */
export type RefundPart = Readonly<{ paymentId: string; amount: Satang; fee: Satang }>;

/** The percentage of each payment's remainder, fees excluded, exact in total; with the fees at 100 percent. */
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

/** An amount split over the payments in proportion to their remainders, fees excluded; exact in total. */
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
 * An amount taken from the newest payments first, up to the remainder of each. Fees are refunded last, if the amount
 * covers them. `withoutFees` limits the part that is not fees.
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
 * The amount that staff may refund: without money promised by a change or cancellation whose job has not chosen
 * payments yet. If all of the money is promised, the fees are excluded too.
 */
export const restForStaff = (payments: readonly Refundable[], { fees, ...ledger }: Booking): Satang => {
  const balance = netPaid(ledger);
  const areFeesPromised = ledger.promised > zeroSatang && balance <= zeroSatang;
  return minSatang(restOf(payments), maxSatang(areFeesPromised ? balance : plus(balance, fees), zeroSatang));
};

/** As `restForStaff`, for one payment: at most its remainder. */
export const leftOfPayment = (payments: readonly Refundable[], booking: Booking, paymentId: string): Satang => {
  const its = payments.filter(({ id }) => id === paymentId);
  const towards = minSatang(sum(its.map(restWithoutFee)), freeOf(booking));
  return minSatang(plus(towards, sum(its.map(feeRest))), restForStaff(payments, booking));
};

/** The parts of a refund by staff: first of the money not promised, then of the fees. */
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
