import { minus, type Satang } from '#kernel/money.ts';
import type { IssuedFacts, Said } from '#modules/documents/index.ts';
import { taxNameIn } from '#words/tax-name.ts';
import type { Invoice } from '../records/booking-account.ts';
import { uncreditedAmountOf } from '../rules/credit.ts';
import { figures } from '../rules/figures.ts';
import { bilingual } from './bilingual.ts';
import { inWords } from './invoice-facts.ts';
import { taxName } from './invoice-sums.ts';
import { commonFacts, fact, type PaperParts } from './paper-facts.ts';

type CreditNote = Readonly<{ number: string; invoice: Invoice; amount: Satang; tax: Satang; reason: Said }>;

/**
 * The contents of a credit note: the invoice, its amount before and after, the difference with its tax, and the reason.
 */
export const creditFacts = (parts: PaperParts, { number, invoice, amount, tax, reason }: CreditNote): IssuedFacts => {
  const { booking, day, now } = parts;
  const before = uncreditedAmountOf(invoice);
  const date = day(invoice.issuedAt);
  const row = (label: Said, value: Satang, isMain = false) => ({ label, value: figures(value), isMain });
  const sums = (key: keyof typeof keys) => bilingual((words) => words.sum[key]);
  return {
    ...commonFacts(parts, invoice.buyer, number),
    title: bilingual(({ title }) => title['credit-note']),
    facts: [
      fact((words) => words.fact.number, number),
      fact((words) => words.fact.date, day(now)),
      fact((words) => words.fact.booking, booking.reference),
      fact((words) => words.fact.invoice, invoice.number),
      fact((words) => words.fact.invoiceDate, date),
    ],
    lines: [
      {
        text: bilingual((words) => words.line.credit, { number: invoice.number, date, reason }),
        quantity: '',
        unitPrice: '',
        amount: figures(minus(amount, tax)),
      },
    ],
    sums: [
      row(sums('invoiced'), before),
      row(sums('correct'), minus(before, amount)),
      row(sums('beforeTax'), minus(amount, tax)),
      ...(tax > 0 ? [row(taxLabel(parts), tax)] : []),
      row(sums('credited'), amount, true),
    ],
    inWords: inWords(amount),
  };
};

const keys = { invoiced: 0, correct: 0, beforeTax: 0, credited: 0 };

/** Labels the tax with the rate of the booking's price, which the invoice used. */
const taxLabel = ({ booking }: PaperParts): Said => {
  const line = booking.quote.lines.find(({ kind, rate }) => kind === 'tax' && (rate ?? 0) > 0);
  const name = line?.name?.en ?? 'VAT';
  if (line?.rate) return taxName({ name, rate: line.rate });
  return { th: taxNameIn({ en: name }, 'th'), en: name };
};
