import { describe, expect, test } from 'vitest';
import { again, movedTo, otherVehiclesPath, type Rental, rentalFrom, rentalProblems } from './rental.ts';

const rental: Rental = {
  pickupLocation: 'Suvarnabhumi Airport',
  dropoffLocation: 'Suvarnabhumi Airport',
  pickupDate: '2026-12-05',
  pickupTime: '10:00',
  returnDate: '2026-12-10',
  returnTime: '10:00',
};
const query = (text: string) => new URLSearchParams(text);

describe('an address', () => {
  test('starts at 10:00 when it names no time', () => {
    expect(rentalFrom(query('pickupDate=2026-12-05'))).toMatchObject({ pickupTime: '10:00', returnTime: '10:00' });
  });
  test.each(['pickupDate=tomorrow', 'pickupDate=2026-13-01', 'pickupTime=10:15', 'returnTime=25:00'])(
    'leaves out %s, which means nothing',
    (text) => expect(rentalFrom(query(text), rental)).toEqual(rental),
  );
  test('of another place moves the return there too', () => {
    expect(rentalFrom(query('location=Don+Mueang+Airport'), rental).dropoffLocation).toBe('Don Mueang Airport');
  });
});

describe('where and when', () => {
  const sentences = (change: Partial<Rental>, clock = '2026-12-01T12:00') =>
    rentalProblems({ ...rental, ...change }, clock).map(({ sentence }) => sentence);
  test.each<[string, Partial<Rental>, string[]]>([
    ['a good rental', {}, []],
    ['no dates', { pickupDate: '', returnDate: '' }, ['pickupDateRequired', 'returnDateRequired']],
    ['no places', { pickupLocation: '', dropoffLocation: '' }, ['pickupLocationRequired', 'dropoffLocationRequired']],
    ['a pick-up this morning', { pickupDate: '2026-12-01' }, ['pickupInThePast']],
    ['a return at the same moment', { returnDate: '2026-12-05' }, ['returnNotAfterPickup']],
    ['a return later the same day', { returnDate: '2026-12-05', returnTime: '18:00' }, []],
  ])('%s', (_, change, expected) => expect(sentences(change)).toEqual(expected));
});

test('other vehicles are searched for the same place and dates', () => {
  expect(otherVehiclesPath(rental)).toBe(
    '/vehicles?location=Suvarnabhumi+Airport&pickupDate=2026-12-05&pickupTime=10%3A00&returnDate=2026-12-10&returnTime=10%3A00',
  );
  expect(otherVehiclesPath({ ...rental, returnDate: '' })).toBe('/vehicles?location=Suvarnabhumi+Airport');
});

test('another start keeps the length and falls on a half hour', () => {
  expect(movedTo(rental, '2026-12-30T12:10')).toMatchObject({
    pickupDate: '2026-12-30',
    pickupTime: '12:30',
    returnDate: '2027-01-04',
    returnTime: '12:30',
  });
});

test.each([
  ['2026-12-11', '2026-12-19', '2026-12-24'],
  ['2026-12-12', '2026-12-19', '2026-12-24'],
  ['2027-01-01', '2027-01-09', '2027-01-14'],
  ['2026-11-01', '2026-12-05', '2026-12-10'],
])('the same rental again, on %s, begins on its weekday in a week or more', (today, pickupDate, returnDate) =>
  expect(again(rental, today)).toEqual({ ...rental, pickupDate, returnDate }),
);
