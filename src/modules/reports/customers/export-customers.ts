import type { Language } from '#contract/fields.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import type { CustomerFilters } from './customer-list-store.ts';
import { customerSheet } from './customer-sheet.ts';
import { customersWithFigures } from './customer-with-figures.ts';

type Query = CustomerFilters & Readonly<{ columns?: string | undefined; language: Language }>;

/** The customers that a list finds, as CSV. */
export const exportCustomers = async (ctx: Context, { language, ...asked }: Query): Promise<Streamed> => {
  const { dateFormat } = (await readSettings(ctx.tx)).general;
  return exportList(ctx, {
    ...{ list: 'customers', action: 'customer.exported', asked },
    sheet: customerSheet({ language, dateFormat }),
    read: (tx) => customersWithFigures(tx, asked),
  });
};
