import { fromBaht, maxSatang, minSatang, minus, negative, plus, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { taxWithin } from '#kernel/tax.ts';
import { type InvoiceSums, invoiceLines, untaxedClaims, withoutClaims } from './invoice-lines.ts';

type Quote = Parameters<typeof invoiceLines>[0]['quote'];

/** What an earlier document still stands for: without fees, its tax included; `claimed` of it is towards claims without tax. */
export type Earlier = Readonly<{ number: string; towards: Satang; claimed: Satang; tax: Satang }>;

type Paid = Readonly<{
  quote: Quote;
  /** Kept by the business beyond the price. */
  beyond: Satang;
  /** Nothing of the price is owed after this payment, and no later payment is without its document. */
  isLast: boolean;
  isCancelled: boolean;
  /** What went back as goodwill, and is owed no more. */
  waived: Satang;
  payment: Readonly<{ amount: Satang; fee: Satang }>;
  earlier: readonly Earlier[];
}>;

export type PaymentSums = InvoiceSums &
  Readonly<{
    /** `whole`: every line of the rental, less the earlier documents. Else one line for a part of the price. */
    form: 'whole' | 'advance' | 'further';
    /** The earlier documents that are deducted, before tax. */
    deducted: readonly Readonly<{ number: string; amount: Satang }>[];
    /** What of it is towards claims without tax. */
    claimed: Satang;
  }>;

/**
 * The lines and sums of a payment's document. The tax point of a service is each payment: a part of the price has its
 * tax taken out of it. Claims without tax are paid last. The document after which nothing with tax is owed has all
 * lines with tax less the earlier documents, and the last has the whole rental less them, so that together they have the
 * price and the tax of the booking to the satang. Where the tax changed meanwhile, it has one line too, with its own tax.
 */
export const paymentSums = ({ quote, beyond, isLast, isCancelled, waived, payment, earlier }: Paid): PaymentSums => {
  const { amount, fee: fees } = payment;
  const towards = minus(amount, fees);
  const claimedBefore = sum(earlier.map((one) => one.claimed));
  const taxedBefore = minus(sum(earlier.map((one) => one.towards)), claimedBefore);
  const all = untaxedClaims(quote);
  const taxed = minus(invoiceLines({ quote, beyond, fees: zeroSatang }).total, all);
  const claims = isCancelled ? zeroSatang : maxSatang(minus(all, claimedBefore), zeroSatang);
  // What has tax is paid first.
  const taxedLeft = maxSatang(minus(taxed, plus(waived, taxedBefore)), zeroSatang);
  const claimed = minSatang(maxSatang(minus(towards, taxedLeft), zeroSatang), claims);
  if (!isCancelled && (isLast || (claimed > zeroSatang && taxedLeft > zeroSatang))) {
    const lines = isLast ? { quote } : { quote: withoutClaims(quote), claimed: plus(claimedBefore, claimed) };
    const rest = less(invoiceLines({ ...lines, beyond, fees }), earlier, taxedBefore);
    if (rest.total === amount && isOwnTax(rest, earlier, taxedBefore)) return { ...rest, claimed };
  }
  const rate = quote.filter(({ kind }) => kind === 'tax').map((line) => ({ ...line, ...nothingDue }));
  const sums = invoiceLines({ quote: rate, beyond: minus(towards, claimed), fees, claimed });
  return { ...sums, form: isLast && earlier.length > 0 ? 'further' : 'advance', deducted: [], claimed };
};

const nothingDue = { due: 'information', amount: zeroSatang };

/**
 * Whether the difference is the tax of this payment. Of earlier documents at another rate, as after a change of it, it
 * is not.
 */
const isOwnTax = ({ tax, rounding }: InvoiceSums, earlier: readonly Earlier[], taxedBefore: Satang): boolean => {
  const before = sum(earlier.map((one) => one.tax));
  if (!tax) return before === zeroSatang;
  const atRate = taxWithin(taxedBefore, tax.rate);
  return Math.abs(before - atRate) < ONE_BAHT && tax.amount >= 0 && plus(tax.base, rounding) >= 0;
};

/** More than what rounding explains. */
const ONE_BAHT = fromBaht(1);

/** `taxedBefore`: what of the earlier payments has tax in it. */
const less = (whole: InvoiceSums, earlier: readonly Earlier[], taxedBefore: Satang): Omit<PaymentSums, 'claimed'> => {
  const deducted = earlier.map(({ number, towards, tax }) => ({ number, amount: minus(towards, tax) }));
  const base = sum(deducted.map((one) => one.amount));
  const tax = sum(earlier.map((one) => one.tax));
  return {
    ...whole,
    form: 'whole',
    deducted,
    tax: whole.tax && {
      ...whole.tax,
      amount: minus(whole.tax.amount, tax),
      base: minus(whole.tax.base, minus(taxedBefore, tax)),
    },
    total: plus(whole.total, negative(plus(base, tax))),
  };
};
