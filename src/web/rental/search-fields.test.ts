import { expect, test } from 'vitest';
import {
  choosePickupDate,
  choosePickupTime,
  clockAt,
  missingSearchFields,
  noSearch,
  type SearchFields,
  searchProblems,
  showable,
} from './search-fields.ts';

const weekend: SearchFields = {
  location: 'Suvarnabhumi Airport',
  pickupDate: '2026-12-05',
  pickupTime: '09:00',
  returnDate: '2026-12-10',
  returnTime: '09:00',
};
const open = { first: '2026-12-01', last: '2027-11-30' };
const noon = '2026-12-01T12:00';
const sentences = (fields: Partial<SearchFields>, clock = noon) =>
  searchProblems({ ...weekend, ...fields }, clock).map(({ field, sentence }) => `${field}: ${sentence}`);

test('both times start at 09:00', () => {
  expect(noSearch).toMatchObject({ pickupTime: '09:00', returnTime: '09:00' });
});

test('choosing a pick-up date sets the return date to the next day', () => {
  expect(choosePickupDate(weekend, '2026-12-31', open)).toMatchObject({
    pickupDate: '2026-12-31',
    returnDate: '2027-01-01',
  });
});

test('another pick-up date keeps a return date after it', () => {
  expect(choosePickupDate(weekend, '2026-12-03', open)).toMatchObject({
    pickupDate: '2026-12-03',
    returnDate: '2026-12-10',
  });
  expect(choosePickupDate(weekend, '2026-12-10', open)).toMatchObject({
    pickupDate: '2026-12-10',
    returnDate: '2026-12-11',
  });
});

test.each([
  ['yesterday', '2026-11-30'],
  ['further ahead than can be booked', '2027-12-01'],
  ['in a year that is half typed', '0002-12-05'],
])('a pick-up %s, which is refused, leaves the return date alone', (_what, pickupDate) => {
  const empty = { ...weekend, returnDate: '' };
  expect(choosePickupDate(empty, pickupDate, open)).toEqual({ ...empty, pickupDate });
  expect(choosePickupDate(weekend, pickupDate, open)).toEqual({ ...weekend, pickupDate });
});

test('a pick-up date without a return date is followed by the next day', () => {
  expect(choosePickupDate(noSearch, '2026-12-10', open).returnDate).toBe('2026-12-11');
});

test('emptying the pick-up date leaves the return date alone', () => {
  expect(choosePickupDate(weekend, '', open)).toMatchObject({ pickupDate: '', returnDate: '2026-12-10' });
});

test('choosing a pick-up time sets the return time to the same value', () => {
  expect(choosePickupTime(weekend, '14:30')).toMatchObject({ pickupTime: '14:30', returnTime: '14:30' });
});

test('a search needs a place and both dates, and nothing else', () => {
  expect(missingSearchFields(noSearch).map(({ field }) => field)).toEqual(['location', 'pickupDate', 'returnDate']);
  expect(missingSearchFields(weekend)).toEqual([]);
});

test.each<[string, Partial<SearchFields>, string[]]>([
  ['good dates', {}, []],
  ['no dates', { pickupDate: '', returnDate: '' }, []],
  ['yesterday', { pickupDate: '2026-11-30' }, ['pickupDate: pickupPast']],
  ['today, later', { pickupDate: '2026-12-01', pickupTime: '12:30' }, []],
  ['today, this morning', { pickupDate: '2026-12-01' }, ['pickupTime: pickupTimePast']],
  ['a return before the pick-up', { returnDate: '2026-12-04' }, ['returnDate: returnBeforePickup']],
  ['a return at the same moment', { returnDate: '2026-12-05' }, ['returnDate: returnBeforePickup']],
  ['a return later the same day', { returnDate: '2026-12-05', returnTime: '18:00' }, []],
  ['a pick-up alone', { returnDate: '' }, ['returnDate: returnMissing']],
  ['a return alone', { pickupDate: '' }, ['pickupDate: pickupMissing']],
  ['the 31st of February', { pickupDate: '2026-02-31' }, ['pickupDate: pickupUnreadable']],
  ['a text', { returnDate: 'soon' }, ['returnDate: returnUnreadable']],
  ['a year that nobody books', { returnDate: '2126-12-10' }, ['returnDate: returnUnreadable']],
  ['a time between the half hours', { pickupTime: '09:15' }, ['pickupTime: timeUnreadable']],
])('%s: %j is answered with %j', (_, fields, expected) => expect(sentences(fields)).toEqual(expected));

test('a date or time that does not exist is left to be chosen again', () => {
  expect(showable({ ...weekend, pickupDate: 'soon', returnDate: '2026-02-31', pickupTime: '25:99' })).toEqual({
    ...weekend,
    pickupDate: '',
    returnDate: '',
    pickupTime: '09:00',
  });
  expect(showable(weekend)).toEqual(weekend);
});

test('the clock is that of Bangkok', () => {
  expect(clockAt(Date.UTC(2026, 10, 30, 17, 5))).toBe('2026-12-01T00:05');
});
