import { expect, test } from 'vitest';
import { isOpenAt, openStateAt, parseHours, type WeekHours, weekdays } from './opening-hours.ts';

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

const office: WeekHours = {
  monday: '8:30-18:00',
  tuesday: '8:30-18:00',
  wednesday: '24 hours',
  thursday: '18:00-2:00',
  friday: 'by appointment',
  saturday: '9:00-17:00',
  sunday: 'closed',
};
const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = [0, 1, 2, 3, 4, 5, 6];

test.each([
  ['in the middle of the day it is open until closing time', monday, '12:00', { isOpen: true, until: '18:00' }],
  ['it opens on the minute', monday, '08:30', { isOpen: true, until: '18:00' }],
  [
    'a minute before, it says when it opens',
    monday,
    '08:29',
    { isOpen: false, next: { day: monday, isToday: true, at: '08:30' } },
  ],
  [
    'at closing time it is closed, and the next day is named',
    monday,
    '18:00',
    { isOpen: false, next: { day: tuesday, isToday: false, at: '08:30' } },
  ],
  ['24 hours have no end', wednesday, '23:59', { isOpen: true, until: null }],
  ['hours past midnight last into the next day', thursday, '23:30', { isOpen: true, until: '02:00' }],
  ['also after midnight', friday, '01:59', { isOpen: true, until: '02:00' }],
  ['hours that nobody can read say nothing', friday, '12:00', null],
  [
    'a closed day names the day after',
    sunday,
    '12:00',
    { isOpen: false, next: { day: monday, isToday: false, at: '08:30' } },
  ],
  [
    'after the last hours of the week comes the next week',
    saturday,
    '17:30',
    { isOpen: false, next: { day: monday, isToday: false, at: '08:30' } },
  ],
] as const)('%s', (_rule, day, time, state) => {
  expect(openStateAt(office, { day: day ?? 0, time })).toEqual(state);
});

test('a place that never opens says no day', () => {
  const shut = Object.fromEntries(weekdays.map((day) => [day, 'closed'])) as WeekHours;
  expect(openStateAt(shut, { day: 0, time: '12:00' })).toEqual({ isOpen: false, next: null });
});

test('a place that opens once a week names today again', () => {
  const once = { ...Object.fromEntries(weekdays.map((day) => [day, 'closed'])), tuesday: '9:00-10:00' } as WeekHours;
  expect(openStateAt(once, { day: 1, time: '11:00' })).toEqual({
    isOpen: false,
    next: { day: 1, isToday: false, at: '09:00' },
  });
});
