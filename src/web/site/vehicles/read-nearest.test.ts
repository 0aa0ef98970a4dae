import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readSearch } from '../../rental/search.ts';
import { readNearest } from './read-nearest.ts';

const rules = { minBookingHours: 4, maxBookingDays: 30, advanceBookingDays: 90, allowSameDayBooking: false };
const november = Date.UTC(2026, 10, 1);
const dates = 'pickupDate=2026-11-05&returnDate=2026-11-10';
const period = { startDate: '2026-11-05T09:00', endDate: '2026-11-10T09:00' };
const none = { category: [], transmission: [], fuelType: [], seats: [] };
type Found = Parameters<typeof readNearest>[2];

/** What is near a search, where the server has as many vehicles as `total` says for an address. */
const near = async (query: string, found: Partial<Found>, total: (query: URLSearchParams) => number = () => 0) => {
  const client = createClient(async ({ path }) => ({
    status: 200,
    headers: new Headers(),
    body: { success: true, data: [], total: total(new URLSearchParams(path.split('?')[1])) },
  }));
  const search = readSearch(new URLSearchParams(`${dates}&${query}`));
  const nothing = { facets: none, prices: [], notFree: [], ...found };
  return readNearest(client.call, search, nothing, { rules, period, now: november });
};

test('a filter that alone finds nothing is offered to be left out, with the vehicles of all its values', async () => {
  const facets = {
    ...none,
    category: [
      { value: 'suv', count: 2 },
      { value: 'van', count: 3 },
    ],
  };
  const prices = [{ from: 1000, until: 1500, count: 4 }];
  const { loosened, dates: days } = await near('category=luxury&maxPrice=500&seats=7', { facets, prices });
  expect(loosened.map(({ filter, count }) => [filter, count])).toEqual([
    ['category', 5],
    ['price', 4],
  ]);
  expect(loosened.map(({ search }) => search.filters)).toMatchObject([
    { category: undefined, maxPrice: 500, seats: 7 },
    { category: ['luxury'], maxPrice: undefined, seats: 7 },
  ]);
  expect(days).toEqual([]);
});

test('a filter that is not on is not offered', async () => {
  const facets = { ...none, category: [{ value: 'suv', count: 2 }] };
  expect((await near('seats=7', { facets })).loosened).toEqual([]);
});

test('without the typed words the server counts anew', async () => {
  const { loosened } = await near('search=tuk-tuk', {}, (query) => (query.has('search') ? 0 : 9));
  expect(loosened).toMatchObject([{ filter: 'search', count: 9, search: { filters: { search: undefined } } }]);
});

test('where matching vehicles are taken, the nearest dates before and after with some are offered', async () => {
  const free: Record<string, number> = { '2026-11-03T09:00': 1, '2026-11-08T09:00': 2, '2026-11-10T09:00': 7 };
  const total = (query: URLSearchParams) => free[query.get('startDate') ?? ''] ?? 0;
  const { dates: days } = await near('seats=7', { notFree: [{}] }, total);
  expect(days.map(({ search, count }) => [search.fields.pickupDate, search.fields.returnDate, count])).toEqual([
    ['2026-11-03', '2026-11-08', 1],
    ['2026-11-08', '2026-11-13', 2],
  ]);
  expect((await near('seats=7', {}, total)).dates).toEqual([]);
});

test('no dates are offered on which nothing can be booked', async () => {
  const { dates: days } = await near('seats=7', { notFree: [{}] }, (query) =>
    (query.get('startDate') ?? '') < '2026-11-02' ? 5 : 0,
  );
  expect(days).toEqual([]);
});
