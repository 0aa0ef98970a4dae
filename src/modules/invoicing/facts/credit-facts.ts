import type { IssuedKind } from '#contract/office/invoices.ts';
import { minus, plus, type Satang, zeroSatang } from '#kernel/money.ts';
import type { IssuedFacts, Said } from '#modules/documents/index.ts';
import { taxNameIn } from '#words/tax-name.ts';
import type { PaymentDocument } from '../records/booking-account.ts';
import { type Credit, uncreditedOf } from '../rules/credit.ts';
import { figures } from '../rules/figures.ts';
import { bilingual } from './bilingual.ts';
import { taxName } from './invoice-sums.ts';
import { commonFacts, fact, type PaperParts } from './paper-facts.ts';
import { inWords } from './payment-facts.ts';

type CreditNote = Readonly<{
  kind: IssuedKind;
  number: string;
  document: PaymentDocument;
  credit: Credit;
  tax: Satang;
  reason: Said;
}>;

/**
 * The contents of a credit note (Revenue Code, section 86/10): the value of the document before and after, without tax
 * and processing fees, the difference with its tax, and the reason.
 */
export const creditFacts = (
  parts: PaperParts,
  { kind, number, document, credit, tax, reason }: CreditNote,
): IssuedFacts => {
  const { booking, day, now } = parts;
  const amount = plus(credit.towards, credit.fees);
  const left = uncreditedOf(document);
  const before = minus(left.towards, left.tax);
  const difference = minus(credit.towards, tax);
  const date = day(document.issuedAt);
  const row = (label: Said, value: Satang, isMain = false) => ({ label, value: figures(value), isMain });
  const named = (key: 'invoiced' | 'correct' | 'difference' | 'untaxed' | 'credited' | 'returned') =>
    bilingual(({ sum }) => sum[key]);
  const line = kind === 'credit-note' ? 'credit' : 'refund';
  return {
    ...commonFacts(parts, document.buyer, number),
    title: bilingual(({ title }) => title[kind]),
    facts: [
      fact((words) => words.fact.number, number),
      fact((words) => words.fact.date, day(now)),
      fact((words) => words.fact.booking, booking.reference),
      fact((words) => words.fact[document.kind === 'receipt' ? 'receipt' : 'invoice'], document.number),
      fact((words) => words.fact.invoiceDate, date),
    ],
    lines: [
      {
        text: bilingual((words) => words.line[line], { number: document.number, date, reason }),
        quantity: '',
        unitPrice: '',
        amount: figures(minus(amount, tax)),
      },
    ],
    sums: [
      row(named('invoiced'), before),
      row(named('correct'), minus(before, difference)),
      row(named('difference'), difference),
      ...(document.kind === 'receipt' ? [] : [row(taxLabel(parts), tax)]),
      ...(credit.fees > zeroSatang ? [row(named('untaxed'), credit.fees)] : []),
      row(named(line === 'credit' ? 'credited' : 'returned'), amount, true),
    ],
    inWords: inWords(amount),
  };
};

/** Labels the tax with the rate of the booking's price, which the invoice used. */
const taxLabel = ({ booking }: PaperParts): Said => {
  const line = booking.quote.lines.find(({ kind, rate }) => kind === 'tax' && (rate ?? 0) > 0);
  const name = line?.name?.en ?? 'VAT';
  if (line?.rate) return taxName({ name, rate: line.rate });
  return { th: taxNameIn({ en: name }, 'th'), en: name };
};
