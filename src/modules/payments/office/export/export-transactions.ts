import type { Language } from '#contract/fields.ts';
import { readPaymentMethods, readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import type { Wanted } from '../list/filters-store.ts';
import { everyTransaction, type TransactionSort } from '../list/transaction-list-store.ts';
import { transactionSheet } from './transaction-sheet.ts';

type Query = Wanted &
  Readonly<{ sort?: TransactionSort | undefined; columns?: string | undefined; language: Language }>;

/** The payments that a list finds, as CSV. */
export const exportTransactions = async (ctx: Context, { language, ...asked }: Query): Promise<Streamed> => {
  const settings = await readSettings(ctx.tx);
  const methods = await readPaymentMethods(ctx.tx);
  const { columns: _, sort, ...wanted } = asked;
  return exportList(ctx, {
    ...{ list: 'payments', action: 'payment.exported', asked },
    sheet: transactionSheet({ methods, language, dateFormat: settings.general.dateFormat }),
    read: (tx) => everyTransaction(tx, { wanted, sort }),
  });
};
