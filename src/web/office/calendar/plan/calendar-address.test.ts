import { expect, test } from 'vitest';
import { blockPath, calendarPath, readCalendarSearch, stepped } from './calendar-address.ts';

const usual = {
  ...({ from: null, days: 30, cancelled: false, category: '', location: '' } as const),
  ...({ free: null, stage: '', page: null, booking: '' } as const),
};
const free = { startDate: '2026-12-05T10:00', endDate: '2026-12-08T09:30' };
const inAddress = 'startDate=2026-12-05T10%3A00&endDate=2026-12-08T09%3A30';
const id = '0199a5b0-1111-7000-8000-00000000000a';

test.each([
  ['', usual, ''],
  ['days=30', usual, ''],
  ['from=2026-12-01&days=7', { ...usual, from: '2026-12-01', days: 7 }, '?from=2026-12-01&days=7'],
  ['days=60&cancelled=true', { ...usual, days: 60, cancelled: true }, '?days=60&cancelled=true'],
  ['from=2026-02-30&days=31&cancelled=yes', usual, ''],
  [`location=${id}&days=7`, { ...usual, days: 7, location: id }, `?days=7&location=${id}`],
  [`from=2026-12-01&booking=${id}`, { ...usual, from: '2026-12-01', booking: id }, '?from=2026-12-01'],
  ['days=1&stage=confirmed', { ...usual, days: 1, stage: 'confirmed' }, '?days=1&stage=confirmed'],
  ['stage=lost', usual, ''],
  [inAddress, { ...usual, free }, `?${inAddress}`],
  ['startDate=2026-12-05T10:00&endDate=2026-12-05T10:00', usual, ''],
  ['startDate=2026-12-05T10:00&endDate=2026-12-08T09:15', usual, ''],
  ['startDate=2026-12-05T10:00', usual, ''],
  ['page=3', { ...usual, page: 3 }, '?page=3'],
  ['page=1', { ...usual, page: 1 }, ''],
  ['page=-1', usual, ''],
  ['page=1e99', usual, ''],
  [`category=${id}&location=Silom`, { ...usual, category: id }, `?category=${id}`],
])('?%s asks for what it says, and no more', (query, search, path) => {
  expect(readCalendarSearch(new URLSearchParams(query))).toEqual(search);
  expect(calendarPath(readCalendarSearch(new URLSearchParams(query)))).toBe(`/admin/calendar${path}`);
});

test.each([
  ['2026-11-20', '2026-10-01', '2026-12-01'],
  ['2026-12-31', '2026-11-01', '2027-01-01'],
  ['2027-01-01', '2026-12-01', '2027-02-01'],
  ['2028-02-29', '2028-01-01', '2028-03-01'],
])('the months beside %s begin on %s and %s', (date, before, after) => {
  expect(stepped(date, 30, 'before')).toBe(before);
  expect(stepped(date, 60, 'after')).toBe(after);
});

test.each([
  [1, '2026-11-30', '2026-12-02'],
  [7, '2026-11-24', '2026-12-08'],
  [14, '2026-11-17', '2026-12-15'],
])('%d days are followed and preceded by as many', (days, before, after) => {
  expect(stepped('2026-12-01', days, 'before')).toBe(before);
  expect(stepped('2026-12-01', days, 'after')).toBe(after);
});

test('a free day leads to its vehicle, where maintenance begins on that day', () =>
  expect(blockPath('v1', '2026-12-05')).toBe('/admin/vehicles/v1?block=2026-12-05'));

test('a booking over the calendar has an address of its own, which keeps what the calendar shows', () => {
  const search = readCalendarSearch(new URLSearchParams('from=2026-12-01&days=7&booking=none'));
  expect(calendarPath(search, 'one')).toBe('/admin/calendar/bookings/one?from=2026-12-01&days=7');
});
