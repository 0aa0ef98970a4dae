import { minSatang, minus, plus, portion, type Satang, sum, zeroSatang } from '#kernel/money.ts';

type Amounts = Readonly<{ total: Satang; tax: Satang }>;
/** An invoice with its credit notes. */
export type Standing<Id = string> = Amounts & Readonly<{ id: Id; credits: readonly Amounts[] }>;

/** The total of an invoice's credit notes. */
export const creditedOf = ({ credits }: Pick<Standing, 'credits'>): Satang => sum(credits.map(({ total }) => total));

/** The amount of an invoice that is not credited yet, which limits further credit notes. */
export const uncreditedAmountOf = (invoice: Pick<Standing, 'total' | 'credits'>): Satang =>
  minus(invoice.total, creditedOf(invoice));

/**
 * The tax of a credit note, in the proportion of its invoice. Several notes add up exactly: rounding differences carry
 * over to later ones, and the last takes the rest.
 */
export const creditedTax = (invoice: Omit<Standing, 'id'>, amount: Satang): Satang => {
  if (invoice.total === zeroSatang) return zeroSatang;
  const until = portion(invoice.tax, plus(creditedOf(invoice), amount), invoice.total);
  return minus(until, sum(invoice.credits.map(({ tax }) => tax)));
};

/** Splits an amount to be credited among invoices, the newest first. */
export const creditParts = <One extends Standing>(
  newestFirst: readonly One[],
  amount: Satang,
): { invoice: One; amount: Satang }[] => {
  let left = amount;
  return newestFirst.flatMap((invoice) => {
    const part = minSatang(left, uncreditedAmountOf(invoice));
    left = minus(left, part);
    return part > zeroSatang ? [{ invoice, amount: part }] : [];
  });
};
