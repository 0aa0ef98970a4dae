import { expect, test } from 'vitest';
import { noSearch } from '../../../rental/search-fields.ts';
import { withPickupDate } from './choose-dates.ts';

test.each([
  ['2026-12-10', '2026-12-06', '2026-12-10', 'a return after it stays'],
  ['2026-12-10', '2026-12-10', '2026-12-11', 'a return on the same day moves to the next'],
  ['2026-12-10', '2026-12-20', '2026-12-21', 'a return before it moves behind it'],
  ['', '2026-12-31', '2027-01-01', 'a return that is not chosen is the next day'],
  ['2026-12-10', '', '2026-12-10', 'an emptied pick-up leaves the return alone'],
  ['', '0002-12-05', '', 'a year that is half typed is no date yet'],
])('with a return on %j, choosing %j makes the return %j: %s', (returnDate, pickupDate, expected) =>
  expect(withPickupDate({ ...noSearch, returnDate }, pickupDate)).toEqual({
    ...noSearch,
    pickupDate,
    returnDate: expected,
  }),
);
