import type { Language } from '#contract/fields.ts';
import { satang, toBaht } from '#kernel/money.ts';
import { type DateFormat, numericMoment } from '#kernel/numeric-date.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import { type PaymentMethod, readPaymentMethods, readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { SheetColumn } from '#platform/csv/sheet.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { sheets as english } from '#words/en/sheets.ts';
import { sheets as thai } from '#words/th/sheets.ts';
import { officeStatus } from '../rules/shown-status.ts';
import { failureReason } from './failure-reason.ts';
import type { PaymentFilters } from './filters-store.ts';
import { everyTransaction, type ListedTransaction, type TransactionSort } from './transaction-list-store.ts';
import { referenceOf, shownId } from './transaction-row.ts';

type Query = PaymentFilters &
  Readonly<{ sort?: TransactionSort | undefined; columns?: string | undefined; language: Language }>;

/** Exports the filtered payments as CSV. */
export const exportTransactions = async (ctx: Context, { language, ...query }: Query): Promise<Streamed> => {
  const settings = await readSettings(ctx.tx);
  const methods = await readPaymentMethods(ctx.tx);
  const { columns: _, sort, ...filters } = query;
  return exportList(ctx, {
    list: 'payments',
    action: 'payment.exported',
    query,
    sheet: transactionSheet({ methods, language, dateFormat: settings.general.dateFormat }),
    read: (tx) => everyTransaction(tx, { filters, sort }),
  });
};

type SheetOptions = Readonly<{ methods: readonly PaymentMethod[]; language: Language; dateFormat: DateFormat }>;

/** The columns of the payment export, headed as in the office table. */
const transactionSheet = ({ methods, language, dateFormat }: SheetOptions): SheetColumn<ListedTransaction>[] => {
  const words = (language === 'th' ? thai : english).payments;
  const moment = (at: Temporal.Instant) => numericMoment(at, dateFormat);
  const methodName = (type: string) => {
    const method = methods.find(({ methodType }) => methodType === type);
    return (language === 'th' ? method?.displayNameInThai : null) ?? method?.displayName ?? type.replaceAll('_', ' ');
  };
  const columns: [column: string, head: keyof typeof words.heads, cell: (row: ListedTransaction) => Cell][] = [
    ['transaction', 'transaction', shownId],
    ['transaction', 'reference', referenceOf],
    ['booking', 'booking', ({ booking }) => booking.reference],
    ['booking', 'vehicle', ({ vehicle }) => makeAndModel(vehicle)],
    ['customer', 'customer', ({ booking: { firstName, lastName } }) => `${firstName} ${lastName}`.trim()],
    ['customer', 'email', ({ booking }) => booking.email],
    ['amount', 'amount', ({ transaction }) => toBaht(transaction.amount)],
    ['amount', 'fee', ({ transaction }) => toBaht(transaction.fee)],
    ['amount', 'refunded', ({ back }) => toBaht(satang(Number(back)))],
    ['method', 'method', ({ transaction }) => methodName(transaction.methodType)],
    ['status', 'status', ({ transaction }) => words.status[officeStatus(transaction.status)]],
    ['status', 'failure', ({ attempt }) => failureReason(attempt?.failureCode ?? null, language)],
    ['date', 'made', ({ transaction }) => moment(transaction.at)],
  ];
  return columns.map(([column, head, cell]) => ({ column, head: words.heads[head], cell }));
};
