import { maxSatang, minSatang, minus, plus, portion, type Satang, sum, zeroSatang } from '#kernel/money.ts';

/** `untaxed`: the processing fees in the total. */
type Amounts = Readonly<{ total: Satang; tax: Satang; untaxed: Satang }>;
/** A payment's document with its credits; `claimed`: what of it is towards claims without tax. */
export type Standing<Id = string> = Amounts & Readonly<{ id: Id; claimed?: Satang; credits: readonly Amounts[] }>;

type Credited = Pick<Standing, 'credits'>;

/** The total of a document's credits. */
export const creditedOf = ({ credits }: Credited): Satang => sum(credits.map(({ total }) => total));

/** The amount of a document that is not credited yet, which limits further credits. */
export const uncreditedAmountOf = (document: Pick<Standing, 'total' | 'credits'>): Satang =>
  minus(document.total, creditedOf(document));

/** What is not credited yet: the price with its tax, and the fees. */
export const uncreditedOf = ({ total, tax, untaxed, claimed = zeroSatang, credits }: Omit<Standing, 'id'>) => {
  const left = (all: Satang, of: keyof Amounts) => minus(all, sum(credits.map((credit) => credit[of])));
  const fees = left(untaxed, 'untaxed');
  const towards = minus(left(total, 'total'), fees);
  // A credit does not say what it takes back: of claims the same share as of the rest.
  const all = minus(total, untaxed);
  return { towards, fees, tax: left(tax, 'tax'), claimed: all ? portion(claimed, towards, all) : zeroSatang };
};

/** A credit of `towards` the price, and of fees. */
export type Credit = Readonly<{ towards: Satang; fees: Satang }>;

/** Splits an amount without a split of its own: the price first, then the fees, which have no tax. */
export const creditOf = (document: Omit<Standing, 'id'>, amount: Satang): Credit => {
  const towards = minSatang(amount, uncreditedOf(document).towards);
  return { towards, fees: minus(amount, towards) };
};

/**
 * The tax of a credit, in the proportion of the document's taxed amount. Several add up exactly: rounding differences
 * carry over to later ones, and the last takes the rest.
 */
export const creditedTax = (document: Omit<Standing, 'id'>, { towards }: Pick<Credit, 'towards'>): Satang => {
  const taxed = minus(document.total, document.untaxed);
  if (taxed === zeroSatang) return zeroSatang;
  const left = uncreditedOf(document);
  const until = portion(document.tax, plus(minus(taxed, left.towards), towards), taxed);
  return minus(until, minus(document.tax, left.tax));
};

/**
 * Splits what is to be credited among documents: first what went back of a document's own payments, then what is left
 * of the newest. `wentBack` is the sum of these refunds.
 */
export const creditParts = <One extends Standing>(
  newestFirst: readonly One[],
  excess: Credit,
  wentBack: (document: One) => Credit,
): { document: One; credit: Credit }[] => {
  const left = { ...excess };
  const take = (most: Credit): Credit => {
    const credit = { towards: minSatang(left.towards, most.towards), fees: minSatang(left.fees, most.fees) };
    left.towards = minus(left.towards, credit.towards);
    left.fees = minus(left.fees, credit.fees);
    return credit;
  };
  const own = newestFirst.map((document) => take(creditedLess(document, wentBack(document))));
  return newestFirst.flatMap((document, index) => {
    const first = own[index] ?? nothing;
    const { towards, fees } = uncreditedOf(document);
    const more = take({ towards: minus(towards, first.towards), fees: minus(fees, first.fees) });
    const credit = { towards: plus(first.towards, more.towards), fees: plus(first.fees, more.fees) };
    return plus(credit.towards, credit.fees) > zeroSatang ? [{ document, credit }] : [];
  });
};

const nothing: Credit = { towards: zeroSatang, fees: zeroSatang };

/** Of what went back of a document's payments, what its credits do not have yet. */
const creditedLess = (document: Standing, back: Credit): Credit => {
  const left = uncreditedOf(document);
  const all = { towards: minus(document.total, document.untaxed), fees: document.untaxed };
  const open = (of: keyof Credit) =>
    minSatang(left[of], maxSatang(minus(back[of], minus(all[of], left[of])), zeroSatang));
  return { towards: open('towards'), fees: open('fees') };
};
