import type { Buyer } from '#contract/office/invoices.ts';
import { type Satang, sum, zeroSatang } from '#kernel/money.ts';
import { paymentMethodLabel } from '#modules/booking/index.ts';
import type { IssuedFacts } from '#modules/documents/index.ts';
import { fullRefundHours } from '#modules/settings/index.ts';
import type { LedgerLine } from '../records/movements-store.ts';
import { figures } from '../rules/figures.ts';
import { bilingual } from './bilingual.ts';
import { inWords } from './invoice-facts.ts';
import { commonFacts, fact, type PaperParts } from './paper-facts.ts';

type ReceiptContent = Readonly<{ number: string; buyer: Buyer; ledger: readonly LedgerLine[]; total: Satang }>;

/** The contents of a receipt: the payments and refunds, and the terms. */
export const receiptFacts = (parts: PaperParts, { number, buyer, ledger, total }: ReceiptContent): IssuedFacts => {
  const { booking, day, moment, now } = parts;
  return {
    ...commonFacts(parts, buyer, number),
    title: bilingual(({ title }) => title.receipt),
    facts: [
      fact((words) => words.fact.number, number),
      fact((words) => words.fact.date, day(now)),
      fact((words) => words.fact.booking, booking.reference),
      fact((words) => words.fact.pickUp, moment(booking.pickUpAt)),
      fact((words) => words.fact.dropOff, moment(booking.dropOffAt)),
    ],
    movements: ledger.map((line) => movementOf(parts, line)),
    sums: sumsOf(ledger, total),
    inWords: inWords(total),
    notes: termsOf(parts),
  };
};

const movementOf = ({ methods, moment }: PaperParts, line: LedgerLine) => {
  const way = { th: paymentMethodLabel(line, methods, 'th'), en: paymentMethodLabel(line, methods, 'en') };
  const isPayment = line.kind === 'payment';
  const hasFee = isPayment && line.fee > zeroSatang;
  return {
    date: moment(line.createdAt),
    text: bilingual((words) => (isPayment ? (hasFee ? words.paymentFee : words.payment) : words.refund), {
      way,
      fee: figures(line.fee),
    }),
    received: isPayment ? figures(line.amount) : '',
    returned: isPayment ? '' : figures(line.amount),
  };
};

const sumsOf = (ledger: readonly LedgerLine[], total: Satang): IssuedFacts['sums'] => {
  const of = (kind: LedgerLine['kind']) => sum(ledger.filter((line) => line.kind === kind).map(({ amount }) => amount));
  const row = (key: 'received' | 'returned' | 'kept', amount: Satang) => ({
    label: bilingual((words) => words.sum[key]),
    value: figures(amount),
    isMain: key === 'kept',
  });
  return [row('received', of('payment')), row('returned', of('refund')), row('kept', total)];
};

const termsOf = ({ settings }: PaperParts) => [
  bilingual(({ terms }) => terms.notice, { hours: fullRefundHours(settings.booking.cancellationPolicy) }),
  ...(['driver', 'fuel', 'late', 'excess'] as const).map((key) => bilingual(({ terms }) => terms[key])),
];
