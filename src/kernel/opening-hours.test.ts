import { expect, test } from 'vitest';
import { isOpenAt, parseHours } from './opening-hours.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each([
  ['8:30-18:00', at(8, 30), at(18)],
  ['08:30 – 18:00', at(8, 30), at(18)],
  ['8.30 to 18.00', at(8, 30), at(18)],
  ['8:30 AM - 6:00 PM', at(8, 30), at(18)],
  ['6 AM-12 AM', at(6), at(24)],
  ['6:00-24:00', at(6), at(24)],
  ['12 PM-11:30 PM', at(12), at(23, 30)],
  ['24 hours', 0, at(24)],
  ['Open 24 hours', 0, at(24)],
  ['24/7', 0, at(24)],
])('the hours "%s" are understood', (text, opens, closes) => {
  expect(parseHours(text)).toEqual({ opens, closes });
});

test('a closed day is closed', () => {
  expect(parseHours('Closed')).toBe('closed');
  expect(isOpenAt('closed', '12:00')).toBe(false);
});

test.each(['by appointment', '25:00-26:00', '8:75-9:00', '13 PM-2 PM', '8:00', ''])(
  'hours that nobody can read ("%s") mark no time as outside them',
  (text) => {
    expect(parseHours(text)).toBeUndefined();
    expect(isOpenAt(text, '03:00')).toBe(true);
  },
);

test.each([
  ['8:30-18:00', '08:29', false],
  ['8:30-18:00', '08:30', true],
  ['8:30-18:00', '18:00', true],
  ['8:30-18:00', '18:30', false],
  ['24/7', '03:30', true],
  ['6:00-24:00', '23:30', true],
  ['6:00-24:00', '00:00', false],
  ['18:00-2:00', '01:30', true],
  ['18:00-2:00', '02:30', false],
  ['18:00-2:00', '17:30', false],
])('with the hours %s, %s is open: %s', (hours, time, isOpen) => {
  expect(isOpenAt(hours, time)).toBe(isOpen);
});
