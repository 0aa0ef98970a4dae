import type { Language } from '#contract/fields.ts';
import { minus, negative, toBaht } from '#kernel/money.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import type { SheetColumn } from '#platform/csv/sheet.ts';
import { bookings as english } from '#words/en/bookings.ts';
import { sheets as englishHeads } from '#words/en/sheets.ts';
import { bookings as thai } from '#words/th/bookings.ts';
import { sheets as thaiHeads } from '#words/th/sheets.ts';
import type { PaymentRow } from './payments-store.ts';

type Told = Readonly<{ language: Language; moment: (at: Temporal.Instant) => Cell }>;
type Column = readonly [
  head: keyof typeof englishHeads.ledger,
  cell: (row: PaymentRow) => Cell,
  kind?: 'baht' | 'moment',
];

/** What a file says of the movements of money: what went back is below nothing. */
export const paymentSheet = ({ language, moment }: Told): SheetColumn<PaymentRow>[] => {
  const heads = (language === 'th' ? thaiHeads : englishHeads).ledger;
  const methods: Record<string, string> = (language === 'th' ? thai : english).methods;
  const columns: Column[] = [
    ['at', ({ at }) => moment(at), 'moment'],
    ['booking', ({ booking }) => booking],
    ['customer', ({ firstName, lastName }) => `${firstName} ${lastName}`.trim()],
    ['email', ({ email }) => email],
    ['kind', ({ kind }) => heads[kind]],
    ['method', ({ methodType }) => methods[methodType] ?? methodType],
    ['amount', (row) => toBaht(signed(row, row.amount)), 'baht'],
    ['fee', (row) => toBaht(signed(row, row.fee)), 'baht'],
    ['revenue', (row) => toBaht(signed(row, minus(row.amount, row.fee))), 'baht'],
    ['reference', ({ reference }) => reference],
    ['charge', ({ chargeId }) => chargeId],
    ['transaction', ({ transactionId }) => transactionId],
  ];
  return columns.map(([head, cell, kind]) => ({ column: head, head: heads[head], cell, kind }));
};

const signed = ({ kind }: PaymentRow, amount: PaymentRow['amount']) => (kind === 'payment' ? amount : negative(amount));
