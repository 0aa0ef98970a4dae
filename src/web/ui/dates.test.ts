import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#kernel/calendar-date.ts';
import {
  dateOf,
  formatDay,
  formatDayRange,
  formatDayTime,
  formatMonth,
  formatYear,
  isBeyondYear,
  momentOf,
  timeOf,
  today,
} from './dates.ts';

test('a day is written the way people say it', () => {
  expect(formatDay('2026-12-05', 'en')).toBe('Sat 5 Dec');
  expect(formatDay('2026-12-05', 'en', { year: true })).toBe('Sat 5 Dec 2026');
  expect(formatDay('2026-09-01', 'en', { weekday: false, long: true })).toBe('1 September');
});

test('Thai days have the Buddhist year', () => {
  expect(formatDay('2026-12-05', 'th')).toBe('ส. 5 ธ.ค.');
  expect(formatDay('2026-12-05', 'th', { year: true, long: true })).toBe('วันเสาร์ที่ 5 ธันวาคม 2569');
  expect(formatDay('2026-12-05', 'th', { weekday: false, long: true })).toBe('5 ธันวาคม');
  expect(formatMonth('2026-12-05', 'th')).toBe('ธันวาคม 2569');
});

test('an instant is shown on Bangkok’s clock, whatever its offset', () => {
  expect(formatDayTime('2026-12-05T10:00:00+07:00', 'en')).toBe('Sat 5 Dec, 10:00');
  expect(formatDayTime('2026-12-05T17:30:00Z', 'en')).toBe('Sun 6 Dec, 00:30');
  expect(formatDayTime('2026-12-05T09:00:00+07:00', 'th', { year: true })).toBe('ส. 5 ธ.ค. 2569 เวลา 09:00\u00a0น.');
  expect(timeOf('2026-12-05T03:00:00Z')).toBe('10:00');
  expect(dateOf('2026-12-31T18:00:00Z')).toBe('2027-01-01');
  expect(dateOf('2026-12-31')).toBe('2026-12-31');
});

test('a date and a time are a moment on Bangkok’s clock', () => {
  expect(new Date(momentOf('2026-12-05T00:30')).toISOString()).toBe('2026-12-04T17:30:00.000Z');
  expect(Date.parse(momentOf('T10:00'))).toBeNaN();
});

test.each([
  ['2026-12-05', '2026-12-10', '5–10 Dec'],
  ['2026-11-28', '2026-12-03', '28 Nov–3 Dec'],
  ['2026-12-30', '2027-01-02', '30 Dec 2026–2 Jan 2027'],
  ['2026-12-05', '2026-12-05', '5 Dec'],
])('the days from %s to %s are %s', (first, last, text) => {
  expect(formatDayRange(first, last, 'en')).toBe(text);
});

test('a range over New Year can go without its years', () => {
  expect(formatDayRange('2026-12-27', '2027-01-03', 'en', { year: false, long: true })).toBe('27 December–3 January');
  expect(formatDayRange('2027-04-10', '2027-04-17', 'en', { year: false, long: true })).toBe('10–17 April');
});

test('a range of Thai days', () => {
  expect(formatDayRange('2026-12-05T10:00:00+07:00', '2026-12-10T10:00:00+07:00', 'th', { year: true })).toBe(
    '5–10 ธ.ค. 2569',
  );
});

test('today begins at midnight in Bangkok, seven hours before Greenwich', () => {
  expect(today(Date.parse('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  expect(today(Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
});

test('days are counted over months and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});

test.each([
  ['2026-12-05', '2026-12-10', false],
  ['2026-12-30T09:00', '2027-01-02T09:00', true],
  ['2027-02-01', '2027-02-03', true],
])('in 2026, whether %s until %s needs its year: %s', (first, last, needs) =>
  expect(isBeyondYear(first, last, Date.parse('2026-12-01T03:00:00Z'))).toBe(needs),
);

test('the year is that of Bangkok', () =>
  expect(isBeyondYear('2027-01-05', '2027-01-06', Date.parse('2026-12-31T18:00:00Z'))).toBe(false));

test('a year is that of the language: 2026 is 2569 in Thai', () => {
  expect(formatYear(2026, 'en')).toBe(2026);
  expect(formatYear(2026, 'th')).toBe(2569);
});
