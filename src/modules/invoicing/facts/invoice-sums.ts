import { minus, negative, type Satang, sum } from '#kernel/money.ts';
import type { IssuedFacts, Said } from '#modules/documents/index.ts';
import { taxNameIn } from '#words/tax-name.ts';
import { figures } from '../rules/figures.ts';
import type { InvoiceLine } from '../rules/invoice-lines.ts';
import type { PaymentSums } from '../rules/payment-sums.ts';
import { bilingual } from './bilingual.ts';
import { plainName } from './paper-facts.ts';

/** The rows of an invoice's sums, in order of calculation: the taxable amount is right above the tax. */
export const sumRows = (sums: Omit<PaymentSums, 'form' | 'lines' | 'claimed'>): IssuedFacts['sums'] => {
  const { subtotal, discount, discounts, deducted, tax, rounding, total } = sums;
  const row = (label: Said, amount: Satang, isMain = false) => ({ label, value: figures(amount), isMain });
  const named = (key: 'subtotal' | 'untaxed' | 'beforeTax' | 'rounding' | 'total') => bilingual(({ sum }) => sum[key]);
  const net = minus(minus(subtotal, discount), sum(deducted.map(({ amount }) => amount)));
  const untaxed = tax && minus(net, tax.base);
  return [
    row(named('subtotal'), subtotal),
    row(discountName(discounts), negative(discount)),
    ...deducted.map(({ number, amount }) =>
      row(
        bilingual((words) => words.sum.deducted, { number }),
        negative(amount),
      ),
    ),
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
  return {
    th: [discount.th, ...discounts.flatMap(({ name }) => name?.th ?? [])].join(' '),
    en: `${discount.en}, ${names.map(({ en }) => en).join(', ')}`,
  };
};

/** `VAT 7%`. */
export const taxName = ({ name, rate }: { name: string; rate: number }): Said =>
  bilingual(({ sum }) => sum.tax, { name: { th: taxNameIn({ en: name }, 'th'), en: name }, rate: rate / 100 });
