import type { Buyer } from '#contract/office/invoices.ts';
import type { Satang } from '#kernel/money.ts';
import { taxOn } from '#kernel/tax.ts';
import { paymentMethodLabel } from '#modules/booking/index.ts';
import type { IssuedFacts, Said } from '#modules/documents/index.ts';
import type { BookingAccount } from '../records/booking-account.ts';
import type { LedgerLine } from '../records/movements-store.ts';
import { bahtInEnglish } from '../rules/baht-in-english.ts';
import { bahtInThai } from '../rules/baht-in-thai.ts';
import { figures } from '../rules/figures.ts';
import type { InvoiceLine, InvoiceSums } from '../rules/invoice-lines.ts';
import { bilingual } from './bilingual.ts';
import { sumRows } from './invoice-sums.ts';
import { commonFacts, fact, type PaperParts, plainName } from './paper-facts.ts';

type InvoiceContent = Readonly<{
  number: string;
  buyer: Buyer;
  sums: InvoiceSums;
  account: BookingAccount;
  besides: string | null;
}>;

/** The contents of a tax invoice, or of a plain invoice if the price has no tax. */
export const invoiceFacts = (
  parts: PaperParts,
  { number, buyer, sums, account, besides }: InvoiceContent,
): IssuedFacts => ({
  ...commonFacts(parts, buyer, number),
  title: bilingual(({ title }) => title[sums.tax ? 'tax-invoice' : 'invoice']),
  facts: [
    fact((words) => words.fact.number, number),
    fact((words) => words.fact.date, parts.day(parts.now)),
    fact((words) => words.fact.booking, parts.booking.reference),
    ...paidFacts(parts, account),
  ],
  lines: sums.lines.map((line) => ({
    text: textOf(parts, line, besides),
    quantity: quantityOf(line),
    unitPrice: figures(line.unitPrice),
    amount: figures(line.amount),
  })),
  sums: sumRows(sums),
  inWords: inWords(sums.total),
  notes: [...notesOf(parts), ...roundingNote(sums)],
});

export const inWords = (total: Satang): Said => ({ th: bahtInThai(total), en: bahtInEnglish(total) });

const paidFacts = ({ methods, moment }: PaperParts, { ledger, unneeded }: BookingAccount) => {
  const payments = ledger.filter(({ kind, id }) => kind === 'payment' && !unneeded.includes(id));
  const last = payments.at(-1);
  if (!last) return [];
  const methodNames = [...new Set(payments.map((payment) => methodName(payment, methods)))];
  return [
    fact((words) => words.fact.paidBy, methodNames.join(', ')),
    fact((words) => words.fact.paidOn, moment(last.createdAt)),
  ];
};

/** The card, or the payment method in both languages if they differ: `Visa 4242`, `เงินสด cash`. */
const methodName = (payment: LedgerLine, methods: PaperParts['methods']): string => {
  if (payment.card) return `${payment.card.brand} ${payment.card.lastDigits}`;
  return [...new Set([paymentMethodLabel(payment, methods, 'th'), paymentMethodLabel(payment, methods, 'en')])].join(
    ' ',
  );
};

const textOf = ({ booking, moment, route }: PaperParts, line: InvoiceLine, besides: string | null): Said => {
  const { kind } = line;
  const name = plainName(line.name);
  if (kind === 'vehicle') {
    const values = { from: moment(booking.pickUpAt), until: moment(booking.dropOffAt) };
    return bilingual((words) => words.line.vehicle, {
      ...values,
      route: bilingual((words) => words.line.route, route),
    });
  }
  if (kind === 'kept' && besides) return bilingual((words) => words.line.further, { number: besides });
  if (kind === 'season') return bilingual((words) => words.line.season, { name });
  if (kind === 'late-fee' || kind === 'kept' || kind === 'processing-fee')
    return bilingual((words) => words.line[kind]);
  return name;
};

const quantityOf = ({ quantity, unit }: InvoiceLine): string =>
  [quantity, bilingual((words) => words.unit[unit]).th].filter(Boolean).join(' ');

/** A note for readers who check the tax: a sum of rounded taxes may differ from the percentage of the total. */
const roundingNote = ({ tax }: InvoiceSums): Said[] =>
  tax && tax.amount !== taxOn(tax.base, tax.rate) ? [bilingual(({ terms }) => terms.rounded)] : [];

const notesOf = ({ booking, refundDeadlines, now, moment }: PaperParts): Said[] => {
  const isAhead = booking.status !== 'cancelled' && Temporal.Instant.compare(refundDeadlines.fullRefundUntil, now) > 0;
  return isAhead ? [bilingual(({ terms }) => terms.until, { until: moment(refundDeadlines.fullRefundUntil) })] : [];
};
