import { expect, test } from 'vitest';
import { hoursRows } from './hours-rows.ts';

const week = {
  ...{ monday: '8:30-18:00', tuesday: '8:30-18:00 ', wednesday: '8:30-18:00', thursday: '8:30-18:00' },
  ...{ friday: '8:30-18:00', saturday: '9:00-17:00', sunday: '' },
};

test('days in a row with the same hours are one row, and the one with today is marked', () => {
  expect(hoursRows(week, 'wednesday')).toEqual([
    { from: 'monday', until: 'friday', hours: '8:30-18:00', isToday: true },
    { from: 'saturday', until: 'saturday', hours: '9:00-17:00', isToday: false },
    { from: 'sunday', until: 'sunday', hours: '', isToday: false },
  ]);
});

test('the same hours with others between them stay apart, and nothing is marked on a day that nobody knows', () => {
  const rows = hoursRows({ ...week, wednesday: 'closed' }, undefined);
  expect(rows.map(({ from, until }) => [from, until])).toEqual([
    ['monday', 'tuesday'],
    ['wednesday', 'wednesday'],
    ['thursday', 'friday'],
    ['saturday', 'saturday'],
    ['sunday', 'sunday'],
  ]);
  expect(rows.some(({ isToday }) => isToday)).toBe(false);
});
