import { expect, test } from 'vitest';
import { hoursRows, inPrint, saysClosed } from './hours-rows.ts';

const week = {
  ...{ monday: '8:30-18:00', tuesday: '8:30-18:00 ', wednesday: '8:30-18:00', thursday: '8:30-18:00' },
  ...{ friday: '8:30-18:00', saturday: '9:00-17:00', sunday: '' },
};

test('days in a row with the same hours are one row, and the one with today is marked', () => {
  expect(hoursRows(week, 'wednesday')).toEqual([
    { from: 'monday', to: 'friday', hours: '8:30-18:00', isToday: true },
    { from: 'saturday', to: 'saturday', hours: '9:00-17:00', isToday: false },
    { from: 'sunday', to: 'sunday', hours: '', isToday: false },
  ]);
});

test('the same hours with others between them stay apart, and nothing is marked on a day that nobody knows', () => {
  const rows = hoursRows({ ...week, wednesday: 'closed' }, undefined);
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    ['monday', 'tuesday'],
    ['wednesday', 'wednesday'],
    ['thursday', 'friday'],
    ['saturday', 'saturday'],
    ['sunday', 'sunday'],
  ]);
  expect(rows.some(({ isToday }) => isToday)).toBe(false);
});

test.each([
  ['8:30-18:00', '8:30–18:00'],
  ['8:30 AM - 6:00 PM', '8:30 AM–6:00 PM'],
  ['24/7', '24/7'],
  ['by appointment', 'by appointment'],
])('hours written as "%s" are printed as "%s"', (written, printed) => {
  expect(inPrint(written)).toBe(printed);
});

test.each([
  ['closed', true],
  [' Closed ', true],
  ['-', true],
  ['8:30-18:00', false],
  ['', false],
])('"%s" says closed: %s', (written, isClosed) => {
  expect(saysClosed(written)).toBe(isClosed);
});
