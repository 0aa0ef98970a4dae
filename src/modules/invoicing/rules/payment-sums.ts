import { fromBaht, maxSatang, minSatang, minus, negative, plus, type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { taxWithin } from '#kernel/tax.ts';
import { type InvoiceSums, invoiceLines, untaxedClaims, withoutClaims } from './invoice-lines.ts';

type Quote = Parameters<typeof invoiceLines>[0]['quote'];

/** What an earlier document still stands for: without fees, its tax included. */
export type Earlier = Readonly<{ number: string; towards: Satang; tax: Satang }>;

type Paid = Readonly<{
  quote: Quote;
  /** Kept by the business beyond the price. */
  beyond: Satang;
  /** Nothing of the price is owed after this payment, and no later payment is without its document. */
  isLast: boolean;
  isCancelled: boolean;
  payment: Readonly<{ amount: Satang; fee: Satang }>;
  earlier: readonly Earlier[];
}>;

export type PaymentSums = InvoiceSums &
  Readonly<{
    /** `whole`: every line of the rental, less the earlier documents. Else one line for a part of the price. */
    form: 'whole' | 'advance' | 'further';
    /** The earlier documents that are deducted, before tax. */
    deducted: readonly Readonly<{ number: string; amount: Satang }>[];
  }>;

/**
 * The lines and sums of a payment's document. The tax point of a service is each payment: a part of the price has its
 * tax taken out of it. Claims without tax are paid last. The document after which nothing with tax is owed has all
 * lines with tax less the earlier documents, and the last has the whole rental less them, so that together they have the
 * price and the tax of the booking to the satang. Where the tax changed meanwhile, it has one line too, with its own tax.
 */
export const paymentSums = ({ quote, beyond, isLast, isCancelled, payment, earlier }: Paid): PaymentSums => {
  const { amount, fee: fees } = payment;
  const towards = minus(amount, fees);
  const before = sum(earlier.map((one) => one.towards));
  const claims = isCancelled ? zeroSatang : untaxedClaims(quote);
  const taxed = minus(invoiceLines({ quote, beyond, fees: zeroSatang }).total, claims);
  const claimed = claimedIn({ towards, before, taxed, claims });
  if (!isCancelled && (isLast || (claimed > zeroSatang && before < taxed))) {
    const lines = isLast ? { quote } : { quote: withoutClaims(quote), claimed };
    const taxedBefore = minSatang(before, taxed);
    const rest = less(invoiceLines({ ...lines, beyond, fees }), earlier, taxedBefore);
    if (rest.total === amount && isOwnTax(rest, earlier, taxedBefore)) return rest;
  }
  const rate = quote.filter(({ kind }) => kind === 'tax').map((line) => ({ ...line, ...nothingDue }));
  const sums = invoiceLines({ quote: rate, beyond: minus(towards, claimed), fees, claimed });
  return { ...sums, form: isLast && earlier.length > 0 ? 'further' : 'advance', deducted: [] };
};

type Towards = Readonly<{ towards: Satang; before: Satang; taxed: Satang; claims: Satang }>;

/** What of a payment is beyond all that has tax, and so towards the claims that have none. */
const claimedIn = ({ towards, before, taxed, claims }: Towards): Satang =>
  minSatang(maxSatang(minus(plus(before, towards), maxSatang(before, taxed)), zeroSatang), claims);

const nothingDue = { due: 'information', amount: zeroSatang };

/**
 * Whether the difference is the tax of this payment. Of earlier documents at another rate, as after a change of it, it
 * is not.
 */
const isOwnTax = ({ tax, rounding }: PaymentSums, earlier: readonly Earlier[], taxedBefore: Satang): boolean => {
  const before = sum(earlier.map((one) => one.tax));
  if (!tax) return before === zeroSatang;
  const atRate = taxWithin(taxedBefore, tax.rate);
  return Math.abs(before - atRate) < ONE_BAHT && tax.amount >= 0 && plus(tax.base, rounding) >= 0;
};

/** More than what rounding explains. */
const ONE_BAHT = fromBaht(1);

/** `taxedBefore`: what of the earlier payments has tax in it. */
const less = (whole: InvoiceSums, earlier: readonly Earlier[], taxedBefore: Satang): PaymentSums => {
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
