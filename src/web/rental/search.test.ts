import { describe, expect, test } from 'vitest';
import {
  bookingPath,
  changed,
  listPath,
  readSearch,
  searchFrom,
  searchPeriod,
  vehiclePath,
  withoutDates,
  withoutFilters,
} from './search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const december =
  'location=Suvarnabhumi+Airport&pickupDate=2026-12-05&pickupTime=10%3A00&returnDate=2026-12-10&returnTime=09%3A30';
const before = Date.UTC(2026, 10, 1);

describe('the address', () => {
  test('of a full search reads and writes back the same', () => {
    const full = `${december}&category=suv&category=van&search=honda&transmission=automatic&fuelType=hybrid&seats=7&minPrice=500&maxPrice=6000&sort=price-up&page=2`;
    expect(listPath(read(full))).toBe(`/vehicles?${full}`);
  });

  test('without anything is the plain list', () => expect(listPath(read(''))).toBe('/vehicles'));

  test.each([
    'transmission=flying',
    'fuelType=steam',
    'seats=none',
    'seats=-4',
    'minPrice=abc',
    'minPrice=-1',
    'maxPrice=9999999',
    'sort=backwards',
    'page=0',
    'page=x',
    'unknown=1',
    'category=+++',
  ])('drops %s, which means nothing', (query) => expect(listPath(read(query))).toBe('/vehicles'));

  test.each([
    ['1500.7', 1500],
    ['2,000', 2000],
    ['฿ 12,500', 12_500],
    ['1e3', undefined],
    ['5000 baht', undefined],
  ])('takes the price %s as %s', (typed, price) =>
    expect(read(new URLSearchParams({ maxPrice: typed }).toString()).filters.maxPrice).toBe(price),
  );

  test.each([
    ['category=suv', ['suv']],
    ['category=suv&category=van&category=suv', ['suv', 'van']],
    ['category=+suv+&category=', ['suv']],
  ])('has in %s the categories %o', (query, categories) => expect(read(query).filters.category).toEqual(categories));

  test.each([
    ['4', '4-5'],
    ['5', '4-5'],
    ['4-5', '4-5'],
    ['7', 7],
    ['5-9', undefined],
  ])('takes %s seats as the choice %s', (typed, seats) => expect(read(`seats=${typed}`).filters.seats).toBe(seats));

  test('keeps a wrong date, so that it can be shown', () =>
    expect(read('pickupDate=tomorrow').fields.pickupDate).toBe('tomorrow'));
});

describe('a change', () => {
  test('of a filter starts at the first page and keeps the rest', () => {
    expect(listPath(changed(read('seats=7&sort=price-up&page=3'), { transmission: 'manual' }))).toBe(
      '/vehicles?transmission=manual&seats=7&sort=price-up',
    );
  });
  test('of the page keeps everything', () =>
    expect(listPath(changed(read('seats=7'), { page: 2 }))).toBe('/vehicles?seats=7&page=2'));
  test('to undefined takes a filter off', () =>
    expect(listPath(changed(read('seats=5&minPrice=500'), { seats: undefined }))).toBe('/vehicles?minPrice=500'));
  test('clearing filters keeps dates and order', () =>
    expect(listPath(withoutFilters(read(`${december}&seats=5&sort=price-up&page=2`)))).toBe(
      `/vehicles?${december}&sort=price-up`,
    ));
  test('clearing dates keeps the place and the filters', () =>
    expect(listPath(withoutDates(read(`${december}&seats=7`)))).toBe(
      '/vehicles?location=Suvarnabhumi+Airport&seats=7',
    ));
});

describe('the period', () => {
  test('is the wall clock of both ends', () =>
    expect(searchPeriod(read(december), before).period).toEqual({
      startDate: '2026-12-05T10:00',
      endDate: '2026-12-10T09:30',
    }));
  test('starts and ends at 09:00 when no time is named', () =>
    expect(searchPeriod(read('pickupDate=2026-12-05&returnDate=2026-12-06'), before).period).toEqual({
      startDate: '2026-12-05T09:00',
      endDate: '2026-12-06T09:00',
    }));
  test.each([
    ['', 0],
    ['pickupDate=2026-12-05', 1],
    ['pickupDate=2020-12-05&returnDate=2020-12-06', 1],
    ['pickupDate=2026-12-05&returnDate=2026-12-01', 1],
    ['pickupDate=%00&returnDate=2026-12-01', 1],
  ])('of “%s” is none, with %i thing to say', (query, problems) => {
    const period = searchPeriod(read(query), before);
    expect(period.period).toBeNull();
    expect(period.problems).toHaveLength(problems);
  });
  test('of today stands although the hour has passed, which is said', () => {
    const period = searchPeriod(read('pickupDate=2026-11-01&returnDate=2026-11-02'), Date.UTC(2026, 10, 1, 8));
    expect(period.period).not.toBeNull();
    expect(period.problems).toEqual([{ field: 'pickupTime', sentence: 'pickupTimePast' }]);
  });
});

describe('another start', () => {
  test('keeps the length', () =>
    expect(searchFrom(read(december), '2026-12-30T12:10:00+07:00').fields).toMatchObject({
      pickupDate: '2026-12-30',
      pickupTime: '12:30',
      returnDate: '2027-01-04',
      returnTime: '12:00',
    }));
});

describe('ways on', () => {
  test('to the booking keep the query and name the vehicle', () =>
    expect(bookingPath(read(december), 'v1')).toBe(`/booking?${december}&vehicle=v1`));
  test('to the vehicle keep the query', () =>
    expect(vehiclePath(read(december), 'v1')).toBe(`/vehicles/v1?${december}`));
  test('work without a search', () => {
    expect(bookingPath(read(''), 'v1')).toBe('/booking?vehicle=v1');
    expect(vehiclePath(read(''), 'v1')).toBe('/vehicles/v1');
  });
});
