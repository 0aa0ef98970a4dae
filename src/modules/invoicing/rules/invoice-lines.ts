import { minus, portion, type Satang, satang, sum, times, zeroSatang } from '#kernel/money.ts';
import { taxWithin } from '#kernel/tax.ts';
import { allocate } from './allocate.ts';

type Name = Readonly<{ en: string; th: string | null }>;
/** A line of a booking's price. */
type Priced = Readonly<{
  kind: string;
  due: string;
  name: Name | null;
  quantity: number;
  unit: 'month' | 'week' | 'day' | 'piece';
  unitPrice: Satang | null;
  days: number | null;
  rate: number | null;
  amount: Satang;
}>;

/** A line of an invoice, before tax, with the tax that belongs to it. */
export type InvoiceLine = Readonly<{
  kind: string;
  name: Name | null;
  quantity: number;
  unit: 'month' | 'week' | 'day' | 'piece';
  unitPrice: Satang;
  amount: Satang;
  tax: Satang;
}>;

export type InvoiceSums = Readonly<{
  lines: readonly InvoiceLine[];
  discounts: readonly InvoiceLine[];
  /** The sum of the lines, before tax and discount. */
  subtotal: Satang;
  discount: Satang;
  /** Null if the booking's price has no tax. */
  tax: { name: string; rate: number; amount: Satang; base: Satang } | null;
  /** The untaxed amounts that rounded the booking's totals to whole baht. */
  rounding: Satang;
  total: Satang;
}>;

type Charges = Readonly<{
  quote: readonly Priced[];
  /** Includes tax. */
  beyond: Satang;
  /** Without tax, as is what is paid towards claims that have none, where these are not among the lines. */
  fees: Satang;
  claimed?: Satang;
}>;

/**
 * The lines and sums of an invoice. Tax contained in prices is extracted from each line. The late fee, insurance sold
 * at the counter, what is kept beyond the price and claims with tax include theirs; other claims are compensation, which
 * has none. The total is lines - discount + tax + rounding.
 */
export const invoiceLines = ({ quote, beyond, fees, claimed = zeroSatang }: Charges): InvoiceSums => {
  const taxLine = quote.find(({ kind, rate }) => kind === 'tax' && (rate ?? 0) > 0);
  const rate = taxLine?.rate ?? 0;
  const taxed = [
    ...onlineOf(quote),
    ...atPickUpOf(quote, rate),
    ...afterReturnOf(quote, rate),
    ...beyondOf(beyond, rate),
  ];
  const fee = fees > zeroSatang ? [lineOf(extra('processing-fee', fees), fees, zeroSatang)] : [];
  const untaxed = [...quote.filter(isUntaxedClaim), ...(claimed > zeroSatang ? [extra('claim', claimed)] : [])];
  const claims = untaxed.map((line) => lineOf(line, line.amount, zeroSatang));
  const isLess = ({ kind }: InvoiceLine) => kind === 'discount' || kind === 'points';
  const lines = [...taxed.filter((line) => !isLess(line)), ...claims, ...fee];
  const discounts = taxed.filter(isLess);
  const amount = sum(taxed.map(({ tax }) => tax));
  const base = sum(taxed.map((line) => line.amount));
  const subtotal = sum(lines.map((line) => line.amount));
  const discount = satang(-sum(discounts.map((line) => line.amount)));
  const rounding = sum(quote.filter(({ kind }) => kind === 'rounding').map((line) => line.amount));
  return {
    lines,
    discounts,
    subtotal,
    discount,
    tax: taxLine ? { name: taxLine.name?.en ?? '', rate, amount, base } : null,
    rounding,
    total: sum([subtotal, satang(-discount), amount, rounding]),
  };
};

/** Kinds that get no share of the tax line. */
const hasOwnRule = new Set(['tax', 'late-fee', 'claim', 'rounding']);

/** Compensation, such as for damage. */
const isUntaxedClaim = ({ kind, rate }: Pick<Priced, 'kind' | 'rate'>) => kind === 'claim' && rate === null;

/** A price without the claims that have no tax. */
export const withoutClaims = (quote: readonly Priced[]) => quote.filter((line) => !isUntaxedClaim(line));

/** The claims of a price that have no tax. */
export const untaxedClaims = (quote: readonly Priced[]): Satang =>
  sum(quote.filter(isUntaxedClaim).map(({ amount }) => amount));

const onlineOf = (quote: readonly Priced[]): InvoiceLine[] => {
  const sold = quote.filter(({ kind, due }) => due === 'online' && !hasOwnRule.has(kind));
  return withShares(
    sold,
    quote.find(({ kind, due }) => kind === 'tax' && due !== 'pickup'),
  );
};

const atPickUpOf = (quote: readonly Priced[], rate: number): InvoiceLine[] => {
  const sold = quote.filter(({ kind, due }) => due === 'pickup' && !hasOwnRule.has(kind));
  const added = quote.find(({ kind, due }) => kind === 'tax' && due === 'pickup');
  return added ? withShares(sold, added) : sold.map((line) => taxIn(line, rate));
};

/** Distributes the tax of a tax line among lines: added to them, or extracted if their amounts contain it. */
const withShares = (sold: readonly Priced[], tax: Priced | undefined): InvoiceLine[] => {
  const shares = allocate(
    tax?.amount ?? zeroSatang,
    sold.map(({ amount }) => amount),
  );
  const isWithin = tax?.due === 'information';
  return sold.map((line, index) => {
    const share = shares[index] ?? zeroSatang;
    return lineOf(line, isWithin ? minus(line.amount, share) : line.amount, share);
  });
};

const afterReturnOf = (quote: readonly Priced[], rate: number): InvoiceLine[] =>
  quote
    .filter((line) => line.kind === 'late-fee' || (line.kind === 'claim' && !isUntaxedClaim(line)))
    .map((line) => taxIn(line, rate));

const beyondOf = (beyond: Satang, rate: number): InvoiceLine[] =>
  beyond > zeroSatang ? [taxIn(extra('kept', beyond), rate)] : [];

const taxIn = (line: Priced, rate: number): InvoiceLine => {
  const tax = taxWithin(line.amount, rate);
  return lineOf(line, minus(line.amount, tax), tax);
};

const extra = (kind: string, amount: Satang): Priced => ({
  kind,
  due: 'online',
  name: null,
  quantity: 1,
  unit: 'piece',
  unitPrice: null,
  days: null,
  rate: null,
  amount,
});

/** A line with quantity and unit price as printed: days for seasons, pieces for add-ons. */
const lineOf = ({ kind, name, unit, unitPrice, days, ...line }: Priced, amount: Satang, tax: Satang): InvoiceLine => {
  const quantity = (kind === 'season' ? days : line.quantity) || 1;
  const isAsSold = unitPrice !== null && times(unitPrice, quantity) === amount;
  return {
    kind,
    name,
    quantity,
    amount,
    tax,
    unit: kind === 'season' ? 'day' : kind === 'addon' ? 'piece' : unit,
    unitPrice: isAsSold ? unitPrice : portion(amount, 1, quantity),
  };
};
