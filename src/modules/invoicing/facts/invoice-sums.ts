import { minus, negative, type Satang } from '#kernel/money.ts';
import type { IssuedFacts, Said } from '#modules/documents/index.ts';
import { taxNameIn } from '#words/tax-name.ts';
import { figures } from '../rules/figures.ts';
import type { InvoiceLine, InvoiceSums } from '../rules/invoice-lines.ts';
import { bilingual } from './bilingual.ts';
import { plainName } from './paper-facts.ts';

/** The rows of an invoice's sums, in order of calculation: the taxable amount is right above the tax. */
export const sumRows = ({ subtotal, discount, discounts, tax, rounding, total }: InvoiceSums): IssuedFacts['sums'] => {
  const row = (label: Said, amount: Satang, isMain = false) => ({ label, value: figures(amount), isMain });
  const named = (key: 'subtotal' | 'untaxed' | 'beforeTax' | 'rounding' | 'total') => bilingual(({ sum }) => sum[key]);
  const untaxed = tax && minus(minus(subtotal, discount), tax.base);
  return [
    row(named('subtotal'), subtotal),
    row(discountName(discounts), negative(discount)),
    ...(untaxed ? [row(named('untaxed'), untaxed)] : []),
    ...(tax ? [row(named('beforeTax'), tax.base), row(taxName(tax), tax.amount)] : []),
    ...(rounding ? [row(named('rounding'), rounding)] : []),
    row(named('total'), total, true),
  ];
};

const discountName = (discounts: readonly InvoiceLine[]): Said => {
  const discount = bilingual(({ sum }) => sum.discount);
  const names = discounts.flatMap(({ name }) => (name ? [plainName(name)] : []));
  if (names.length === 0) return discount;
  return { th: discount.th, en: `${discount.en}, ${names.map(({ en }) => en).join(', ')}` };
};

/** `VAT 7%`. */
export const taxName = ({ name, rate }: { name: string; rate: number }): Said =>
  bilingual(({ sum }) => sum.tax, { name: { th: taxNameIn({ en: name }, 'th'), en: name }, rate: rate / 100 });
