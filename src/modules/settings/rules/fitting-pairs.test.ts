import { expect, test } from 'vitest';
import { pairProblems } from './fitting-pairs.ts';

const nowhere = { mapLatitude: null, mapLongitude: null };

test.each([
  [24, 1, []],
  [25, 1, ['booking.minBookingHours']],
  [48, 2, []],
  [49, 2, ['booking.minBookingHours']],
])('rentals of at least %i hours and at most %i days: wrong is %j', (minBookingHours, maxBookingDays, wrong) => {
  expect(Object.keys(pairProblems({ general: nowhere, booking: { minBookingHours, maxBookingDays } }))).toEqual(wrong);
});

test('of a point on the map the half that is missing is named', () => {
  const booking = { minBookingHours: 4, maxBookingDays: 30 };
  const wrong = (general: { mapLatitude: number | null; mapLongitude: number | null }) =>
    Object.keys(pairProblems({ general, booking }));
  expect(wrong({ mapLatitude: null, mapLongitude: 100.5 })).toEqual(['general.mapLatitude']);
  expect(wrong({ mapLatitude: 13.7, mapLongitude: null })).toEqual(['general.mapLongitude']);
  expect(wrong({ mapLatitude: 13.7, mapLongitude: 100.5 })).toEqual([]);
});
