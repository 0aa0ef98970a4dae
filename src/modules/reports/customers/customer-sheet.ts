import type { Language } from '#contract/fields.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { type DateFormat, numericDay } from '#kernel/numeric-date.ts';
import { customerNumber } from '#modules/customers/index.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import type { SheetColumn } from '#platform/csv/sheet.ts';
import { sheets as english } from '#words/en/sheets.ts';
import { nationalityIn } from '#words/nationality.ts';
import { sheets as thai } from '#words/th/sheets.ts';
import type { CustomerWithFigures } from './customer-with-figures.ts';

type Told = Readonly<{ language: Language; dateFormat: DateFormat }>;

/** What a file says of customers, under the columns of the office's table. */
export const customerSheet = ({ language, dateFormat }: Told): SheetColumn<CustomerWithFigures>[] => {
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
