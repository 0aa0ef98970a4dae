import { expect, test } from 'vitest';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { firstFree, fullDays, maintenanceDays, otherDays } from './free-times.ts';

const from = (start: string, end: string) => ({ from: toInstant(start), until: toInstant(end) });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const twoRentals = [from('2026-12-02T10:00', '2026-12-05T12:00'), from('2026-12-06T09:00', '2026-12-08T11:15')];

test.each([
  ['a vehicle that nobody has is free at once', [], '2026-12-02T10:00', DAY, '2026-12-02T10:00'],
  ['asked between half hours, it is free from the next', [], '2026-12-02T10:10', DAY, '2026-12-02T10:30'],
  ['it is free as soon as the rental before it is over', twoRentals, '2026-12-03T10:00', HOUR, '2026-12-05T12:00'],
  ['a gap that is exactly long enough will do', twoRentals, '2026-12-03T10:00', 21 * HOUR, '2026-12-05T12:00'],
  ['a gap a minute too short will not', twoRentals, '2026-12-03T10:00', 21 * HOUR + 60_000, '2026-12-08T11:30'],
  ['it must be back before the next rental', twoRentals, '2026-12-01T10:00', 2 * DAY, '2026-12-08T11:30'],
  ['what ended before counts no more', twoRentals, '2026-12-08T12:00', DAY, '2026-12-08T12:00'],
])('%s', (_rule, taken, start, length, free) => {
  expect(toBangkokText(firstFree(taken, toInstant(start), length))).toBe(`${free}:00+07:00`);
});

test.each([
  ['the days between pick-up and return are full', twoRentals, ['2026-12-03', '2026-12-04', '2026-12-07']],
  ['a rental until midnight fills its last day', [from('2026-12-02T00:00', '2026-12-03T00:00')], ['2026-12-02']],
  ['a pick-up at half past eleven is still a pick-up', [from('2026-12-02T00:00', '2026-12-02T23:30')], []],
  [
    'a day is full when its last half hour begins before the vehicle is ready',
    [from('2026-12-02T00:00', '2026-12-02T23:31')],
    ['2026-12-02'],
  ],
  [
    'two rentals back to back fill the day between them',
    [from('2026-12-01T10:00', '2026-12-02T12:00'), from('2026-12-02T12:00', '2026-12-03T08:00')],
    ['2026-12-02'],
  ],
  [
    'the last date that is asked about may be full too',
    [from('2026-12-08T00:00', '2026-12-20T10:00')],
    ['2026-12-08', '2026-12-09'],
  ],
])('%s', (_rule, taken, days) => {
  expect(fullDays(taken, '2026-12-01', '2026-12-09')).toEqual(days);
});

const december = from('2026-12-01T00:00', '2027-01-01T00:00');

test.each([
  ['the days beside it, when it is free then', [], '2026-12-09T10:00', DAY, '2026-12-08', '2026-12-10'],
  [
    'the first day whose rental is over before the next',
    twoRentals,
    '2026-12-03T12:00',
    21 * HOUR,
    '2026-12-01',
    '2026-12-05',
  ],
  [
    'a gap a minute too short is passed over',
    twoRentals,
    '2026-12-03T12:00',
    21 * HOUR + 60_000,
    '2026-12-01',
    '2026-12-08',
  ],
  ['nothing before the first pick-up that may be', twoRentals, '2026-12-03T12:00', 2 * DAY, null, '2026-12-08'],
  [
    'nothing after the last pick-up that may be',
    [from('2026-12-20T10:00', '2026-12-31T12:30')],
    '2026-12-22T12:00',
    DAY,
    '2026-12-18',
    null,
  ],
  [
    'no more than 14 days before',
    [from('2026-12-05T12:00', '2026-12-30T12:00')],
    '2026-12-20T12:00',
    DAY,
    null,
    '2026-12-30',
  ],
])('other days for as long: %s', (_rule, taken, start, lengthMs, before, after) => {
  const days = otherDays(taken, { requested: toInstant(start), within: december, lengthMs });
  const time = start.slice(10);
  const text = (date: string | null) => date && `${date}${time}:00+07:00`;
  expect({
    before: days.before && toBangkokText(days.before),
    after: days.after && toBangkokText(days.after),
  }).toEqual({
    before: text(before),
    after: text(after),
  });
});

test('a day is in maintenance when maintenance takes more of it than bookings do', () => {
  const taken = [
    { ...from('2026-12-02T10:00', '2026-12-03T11:00'), reason: 'booked' as const },
    { ...from('2026-12-03T11:00', '2026-12-05T20:00'), reason: 'maintenance' as const },
    { ...from('2026-12-05T20:00', '2026-12-07T00:00'), reason: 'booked' as const },
  ];
  const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
  expect(maintenanceDays(taken, days)).toEqual(['2026-12-03', '2026-12-04', '2026-12-05']);
});
