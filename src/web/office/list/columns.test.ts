import { expect, test } from 'vitest';
import { readColumns, shownColumns, withToggled } from './columns.ts';

const all = ['booking', 'customer', 'vehicle', 'total'];

test.each([
  ['', ''],
  ['booking.total', 'booking.total'],
  ['total.customer', 'booking.customer.total'],
  ['booking', 'booking'],
  ['total.total', 'booking.total'],
  ['total.secret', 'booking.total'],
  ['booking.customer.vehicle.total', ''],
  ['secret', ''],
  ['.', ''],
])('"%s" is read as "%s"', (text, columns) => expect(readColumns(all, text)).toBe(columns));

test('a list without columns to choose has none in its address', () => expect(readColumns([], 'booking')).toBe(''));

test.each([
  ['hidden', '', 'vehicle', 'booking.customer.total'],
  ['hidden too', 'booking.customer.total', 'total', 'booking.customer'],
  ['shown again where it stood', 'booking.total', 'customer', 'booking.customer.total'],
  ['shown as the last, all are there', 'booking.customer.total', 'vehicle', ''],
  ['the last but the first', 'booking.total', 'total', 'booking'],
  ['the first stays', 'booking.total', 'booking', 'booking.total'],
])('a column is %s', (_what, text, name, next) => expect(withToggled(all, text, name)).toBe(next));

const columns = all.map((key) => ({ key, className: 'text-right max-lg:hidden max-[1560px]:hidden' }));

test('without a choice the table decides what there is room for', () =>
  expect(shownColumns(columns, '')).toBe(columns));

test('what was chosen is shown also where there is little room', () =>
  expect(shownColumns(columns, 'total')).toEqual([
    { key: 'booking', className: 'text-right' },
    { key: 'total', className: 'text-right' },
  ]));
