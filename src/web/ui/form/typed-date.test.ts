import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { drawn } from '#test/drawn.ts';
import { editedDate, readDate, shownDate } from './typed-date.ts';

const today = '2026-11-27';
const read = (typed: string, language: 'en' | 'th' = 'en', limits: { min?: string; max?: string } = {}) =>
  readDate(typed, { language, today, ...limits });

test.each([
  ['5/12/2026'],
  ['05/12/2026'],
  ['05.12.2026'],
  ['05-12-2569'],
  ['05122026'],
  ['05122569'],
  ['051226'],
  ['5.12.26'],
  ['5 12 2026'],
  ['5 Dec 2026'],
  ['Dec 5, 2026'],
  ['5 december 2569'],
  ['Sat 5 Dec 2026'],
  ['Saturday, 5 Dec. 2026'],
  ['5 ธ.ค. 2569'],
  ['5 ธค 2569'],
  ['5 ธันวา 2026'],
  ['ส. 5 ธ.ค. 2569'],
  ['วันเสาร์ที่ 5 ธันวาคม พ.ศ. 2569'],
  ['๕/๑๒/๒๕๖๙'],
  ['2026-12-05'],
  ['2569/12/5'],
  ['2026 Dec 5'],
  ['  5/12/2026 '],
  ['5/12'],
  ['5 Dec'],
  ['0512'],
])('%s is 5 December 2026 in both languages', (typed) => {
  expect([read(typed), read(typed, 'th')]).toEqual(['2026-12-05', '2026-12-05']);
});

test.each(['', '5', '12/25/2026', '31/04/2026', '29/02/2027', '5/12/20260', '5/12/026', '1/2/3/2026', '005/12/2026'])(
  '%s is no date',
  (typed) => expect(read(typed)).toBeNull(),
);

test.each([
  'tomorrow',
  '5 Dec or 6 Jan 2026',
  '5 foo 2026',
  '5/12/1026',
  '5/12/2026 10:00',
  '-',
  '5 Ma 2026',
  '12/2026',
])('%s is no date either', (typed) => expect(read(typed)).toBeNull());

describe('a year that is not written whole', () => {
  test('is the nearest to today', () => {
    expect([read('5/1'), read('28/11'), read('26/11'), read('29 Feb')]).toEqual([
      '2027-01-05',
      '2026-11-28',
      '2026-11-26',
      null,
    ]);
    expect([read('1/1/69'), read('1/1/99'), read('1/1/30')]).toEqual(['2069-01-01', '1999-01-01', '2030-01-01']);
  });

  test('may be Buddhist in Thai', () => {
    expect([read('1/1/69', 'th'), read('1/1/26', 'th'), read('1/1/73', 'th')]).toEqual([
      '2026-01-01',
      '2026-01-01',
      '2030-01-01',
    ]);
  });

  test('keeps to the limits where one of the years does', () => {
    expect(read('26/11', 'en', { min: today })).toBe('2027-11-26');
    expect(read('1/1/69', 'en', { max: today })).toBe('1969-01-01');
    expect(read('1/1/33', 'th', { max: today })).toBe('1990-01-01');
    expect(read('5/12/2020', 'en', { min: today })).toBe('2020-12-05');
  });

  test('is asked for where nothing is known of today', () => {
    expect([readDate('5/12/26'), readDate('5/12'), readDate('5/12/2026')]).toEqual([null, null, '2026-12-05']);
  });
});

test('a date is shown day first, with its weekday, and edited in digits', () => {
  expect([shownDate('2026-12-05', 'en'), shownDate('2026-12-05', 'th')]).toEqual(['Sat 5 Dec 2026', 'ส. 5 ธ.ค. 2569']);
  expect(shownDate('1960-02-29', 'en')).toBe('Mon 29 Feb 1960');
  expect([editedDate('2026-12-05', 'en'), editedDate('2026-12-05', 'th')]).toEqual(['05/12/2026', '05/12/2569']);
  expect([shownDate('', 'en'), shownDate('2026-02-30', 'th'), shownDate('soon', 'en')]).toEqual([
    '',
    '2026-02-30',
    'soon',
  ]);
});

test('whatever is shown or edited is read as the same date', () => {
  const dates = fc.integer({ min: 0, max: 109_000 }).map((days) => addDays('1900-01-01', days));
  const readsAgain = fc.property(dates, fc.constantFrom('en' as const, 'th' as const), (date, language) => {
    for (const text of [date, shownDate(date, language), editedDate(date, language)])
      expect([readDate(text), read(text, language)]).toEqual([date, date]);
  });
  fc.assert(readsAgain, drawn(500));
});
