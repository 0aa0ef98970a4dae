import type { Language } from '#contract/fields.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { type DateFormat, numericDay } from '#kernel/numeric-date.ts';
import { type CustomerFigures, customerFigures, noFigures } from '#modules/booking/index.ts';
import { customerNumber } from '#modules/customers/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { SheetColumn } from '#platform/csv/sheet.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { sheets as english } from '#words/en/sheets.ts';
import { nationalityIn } from '#words/nationality.ts';
import { sheets as thai } from '#words/th/sheets.ts';
import { type CustomerFilters, everyCustomer, type ListedCustomer } from './customer-report-store.ts';

type Query = CustomerFilters & Readonly<{ columns?: string | undefined; language: Language }>;

/** Exports the customers that match the filters as CSV. */
export const exportCustomers = async (ctx: Context, { language, ...filters }: Query): Promise<Streamed> => {
  const { dateFormat } = (await readSettings(ctx.tx)).general;
  return exportList(ctx, {
    list: 'customers',
    action: 'customer.exported',
    query: filters,
    sheet: customerSheet({ language, dateFormat }),
    read: (tx) => customersWithFigures(tx, filters),
  });
};

type SheetLocale = Readonly<{ language: Language; dateFormat: DateFormat }>;

/** The CSV columns, each under the column of the office's table that it belongs to. */
const customerSheet = ({ language, dateFormat }: SheetLocale): SheetColumn<CustomerWithFigures>[] => {
  const heads = (language === 'th' ? thai : english).customers;
  const day = (at: Temporal.Instant) => numericDay(bangkokDate(at), dateFormat);
  const columns: [column: string, head: keyof typeof heads, cell: (row: CustomerWithFigures) => Cell][] = [
    ['customer', 'number', ({ customer }) => customerNumber(customer.number)],
    ['customer', 'firstName', ({ customer }) => customer.firstName],
    ['customer', 'lastName', ({ customer }) => customer.lastName],
    [
      'customer',
      'nationality',
      ({ customer }) => customer.nationality && nationalityIn(customer.nationality, language),
    ],
    ['contact', 'email', ({ customer }) => customer.email],
    ['contact', 'phone', ({ customer }) => customer.phone],
    ['bookings', 'bookings', ({ figures }) => figures.count],
    ['spent', 'spent', ({ figures }) => toBaht(figures.spent)],
    ['last', 'last', ({ figures }) => figures.lastAt && day(figures.lastAt)],
    ['joined', 'joined', ({ customer }) => day(customer.createdAt)],
  ];
  return columns.map(([column, head, cell]) => ({ column, head: heads[head], cell }));
};

type CustomerWithFigures = Readonly<{ customer: ListedCustomer; figures: CustomerFigures }>;

/** All matching customers with their booking figures, in batches. */
async function* customersWithFigures(tx: Tx, filters: CustomerFilters): AsyncGenerator<CustomerWithFigures[]> {
  for await (const customers of everyCustomer(tx, filters)) {
    const ids = customers.map(({ id }) => id);
    const figures = await customerFigures(tx, ids);
    yield customers.map((customer) => ({ customer, figures: figures.get(customer.id) ?? noFigures }));
  }
}
