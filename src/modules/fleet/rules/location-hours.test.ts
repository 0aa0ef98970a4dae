import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { type WeekHours, weekdays } from '#kernel/opening-hours.ts';
import { hoursOn, isOutsideOpeningHours } from './location-hours.ts';

const week = Object.fromEntries(weekdays.map((day) => [day, '8:30-18:00'])) as WeekHours;
const office = {
  mainOffice: { ...week, sunday: '10:00-16:00' },
  suvarnabhumiAirport: '24/7',
  donMueangAirport: '6:00-24:00',
};
const silom = { name: 'Silom', isAirport: false, hours: null, specialHours: [] };
const thursday = '2026-12-03';
const sunday = '2026-12-06';

test.each([
  ['a location without hours keeps those of the office', silom, thursday, '8:30-18:00'],
  ['also on Sunday', silom, sunday, '10:00-16:00'],
  ['its own hours come first', { ...silom, hours: { thursday: '7:00-21:00' } }, thursday, '7:00-21:00'],
  [
    'a day without its own hours is the office’s',
    { ...silom, hours: { thursday: '7:00-21:00' } },
    sunday,
    '10:00-16:00',
  ],
  [
    'those of the date win over all others',
    {
      ...silom,
      hours: { thursday: '7:00-21:00' },
      specialHours: [{ date: thursday, hours: 'closed' }],
    },
    thursday,
    'closed',
  ],
  [
    'on another date they say nothing',
    { ...silom, specialHours: [{ date: thursday, hours: 'closed' }] },
    sunday,
    '10:00-16:00',
  ],
  ['Suvarnabhumi never closes', { ...silom, name: 'Suvarnabhumi Airport', isAirport: true }, sunday, '24/7'],
  ['Don Mueang has its own hours', { ...silom, name: 'Don Mueang Airport', isAirport: true }, sunday, '6:00-24:00'],
  ['a street named after the airport is no airport', { ...silom, name: 'Suvarnabhumi Road' }, thursday, '8:30-18:00'],
])('%s', (_rule, place, date, hours) => {
  expect(hoursOn(place, office, date)).toBe(hours);
});

test.each([
  ['2026-12-03T18:00', false],
  ['2026-12-03T18:30', true],
  ['2026-12-06T09:00', true],
  // Still Saturday in London, already Sunday in Bangkok.
  ['2026-12-05T23:30Z', true],
  ['2026-12-06T10:00', false],
])('a pick-up at %s is outside opening hours: %s', (time, isOutside) => {
  expect(isOutsideOpeningHours(silom, toInstant(time), { general: { businessHours: office } })).toBe(isOutside);
});
