import type { Buyer, IssuedKind } from '#contract/office/invoices.ts';
import type { Satang } from '#kernel/money.ts';
import { taxOn } from '#kernel/tax.ts';
import { paymentMethodLabel, refundHoursOf } from '#modules/booking/index.ts';
import type { IssuedFacts, Said } from '#modules/documents/index.ts';
import type { Issued } from '../records/issued-store.ts';
import type { Payment } from '../records/movements-store.ts';
import { bahtInEnglish } from '../rules/baht-in-english.ts';
import { bahtInThai } from '../rules/baht-in-thai.ts';
import { figures } from '../rules/figures.ts';
import type { InvoiceLine } from '../rules/invoice-lines.ts';
import type { PaymentSums } from '../rules/payment-sums.ts';
import { bilingual } from './bilingual.ts';
import { sumRows } from './invoice-sums.ts';
import { buyerFacts, commonFacts, fact, type PaperParts, plainName } from './paper-facts.ts';
import { completeFacts } from './typeset-paper.ts';

type Content = Readonly<{ kind: IssuedKind; number: string; buyer: Buyer; sums: PaymentSums; payment: Payment }>;

/** The contents of a payment's document: a tax invoice that is a receipt too, or a receipt. */
export const paymentFacts = (parts: PaperParts, { kind, number, buyer, sums, payment }: Content): IssuedFacts => ({
  ...commonFacts(parts, buyer, number),
  title: bilingual(({ title }) => title[kind]),
  facts: [
    ...headFacts(parts, number, parts.now),
    fact((words) => words.fact.paidBy, methodName(payment, parts.methods)),
    fact((words) => words.fact.paidOn, parts.moment(payment.createdAt)),
  ],
  lines: sums.lines.map((line) => ({
    text: textOf(parts, line, sums.form),
    quantity: quantityOf(line),
    unitPrice: figures(line.unitPrice),
    amount: figures(line.amount),
  })),
  sums: sumRows(sums),
  inWords: inWords(sums.total),
  notes: [...(kind === 'receipt' ? termsOf(parts) : notesOf(parts)), ...taxNotes(kind, sums)],
});

type Replacing = Readonly<{
  kind: IssuedKind;
  number: string;
  buyer: Buyer;
  reason: Said;
  /** What each replaced number of the booking is called now. */
  numbers: ReadonlyMap<string, string>;
}>;

/** The contents of a document that is issued in place of another: its date and amounts, to another buyer. */
export const replacingFacts = (
  parts: PaperParts,
  document: Issued,
  { kind, number, buyer, reason, numbers }: Replacing,
): IssuedFacts => {
  const before = completeFacts(document.facts);
  const head = headFacts(parts, number, document.issuedAt);
  const kept = before.notes.filter(({ en }) => en !== taxIncluded.en && en !== document.reason);
  return {
    ...before,
    number,
    title: bilingual(({ title }) => title[kind]),
    facts: [...head, ...before.facts.slice(head.length)],
    sums: before.sums.map((row) => ({ ...row, label: renamed(row.label, numbers) })),
    buyer: buyerFacts(parts, buyer),
    notes: [...kept, ...includedNote(kind), reason],
    signedBy: parts.clerk,
  };
};

/** The label of what was deducted, by the number that stands for it now. */
const renamed = (label: Said, numbers: ReadonlyMap<string, string>): Said => {
  const deducted = (number: string) => bilingual(({ sum }) => sum.deducted, { number });
  const [, now] = [...numbers].find(([before]) => deducted(before).en === label.en) ?? [];
  return now === undefined ? label : deducted(now);
};

const headFacts = ({ day, booking }: PaperParts, number: string, at: Temporal.Instant) => [
  fact((words) => words.fact.number, number),
  fact((words) => words.fact.date, day(at)),
  fact((words) => words.fact.booking, booking.reference),
];

export const inWords = (total: Satang): Said => ({ th: bahtInThai(total), en: bahtInEnglish(total) });

/** The card, or the payment method in both languages if they differ: `Visa 4242`, `เงินสด cash`. */
const methodName = (payment: Payment, methods: PaperParts['methods']): string => {
  if (payment.card) return `${payment.card.brand} ${payment.card.lastDigits}`;
  return [...new Set([paymentMethodLabel(payment, methods, 'th'), paymentMethodLabel(payment, methods, 'en')])].join(
    ' ',
  );
};

const textOf = (parts: PaperParts, line: InvoiceLine, form: PaymentSums['form']): Said => {
  const { kind } = line;
  const name = plainName(line.name);
  if (kind === 'vehicle') return bilingual((words) => words.line.vehicle, rentalOf(parts));
  if (kind === 'kept' && form !== 'whole') return bilingual((words) => words.line[form], rentalOf(parts));
  if (kind === 'season') return bilingual((words) => words.line.season, { name });
  if (kind === 'claim' && !line.name) return bilingual((words) => words.line.claim);
  if (kind === 'late-fee' || kind === 'kept' || kind === 'processing-fee')
    return bilingual((words) => words.line[kind]);
  return name;
};

const rentalOf = ({ booking, moment, route }: PaperParts) => ({
  from: moment(booking.pickUpAt),
  until: moment(booking.dropOffAt),
  route: bilingual((words) => words.line.route, route),
});

const quantityOf = ({ quantity, unit }: InvoiceLine): string =>
  [quantity, bilingual((words) => words.unit[unit]).th].filter(Boolean).join(' ');

const taxIncluded = bilingual(({ terms }) => terms.taxIncluded);

/** A sum of rounded taxes may differ from the percentage of the total; an abbreviated invoice says that tax is in. */
const taxNotes = (kind: IssuedKind, { tax }: PaymentSums): Said[] => [
  ...(tax && tax.amount !== taxOn(tax.base, tax.rate) ? [bilingual(({ terms }) => terms.rounded)] : []),
  ...includedNote(kind),
];

const includedNote = (kind: IssuedKind): Said[] => (kind === 'abbreviated-tax-invoice' ? [taxIncluded] : []);

const notesOf = ({ booking, refundDeadlines, now, moment }: PaperParts): Said[] => {
  const isAhead = booking.status !== 'cancelled' && Temporal.Instant.compare(refundDeadlines.fullRefundUntil, now) > 0;
  return isAhead ? [bilingual(({ terms }) => terms.until, { until: moment(refundDeadlines.fullRefundUntil) })] : [];
};

const termsOf = ({ booking, settings }: PaperParts) => [
  bilingual(({ terms }) => terms.notice, { hours: refundHoursOf(booking, settings) }),
  ...(['driver', 'fuel', 'late', 'excess'] as const).map((key) => bilingual(({ terms }) => terms[key])),
];
