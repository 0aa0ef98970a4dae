import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readListing } from './read-listing.ts';

type Reply = { status?: number; body?: object };

const empty = { success: true, data: [], page: 1, limit: 12, total: 0, totalPages: 0 };
const facets = { category: [], transmission: [], fuelType: [], seats: [] };
const offered = { ...empty, days: null, facets, priceRange: null, prices: [], notFree: [] };
const tax = { enabled: true, rate: 7, name: 'VAT', includeInPrice: false };

const rules = {
  turnoverIntervalHours: 2,
  minBookingHours: 4,
  maxBookingDays: 30,
  advanceBookingDays: 90,
  allowSameDayBooking: false,
};

const usual: Record<string, Reply> = {
  '/locations': { body: { success: true, data: [{ name: 'Sathorn' }] } },
  '/vehicle-categories': { body: { success: true, data: [] } },
  '/settings/booking': { body: { success: true, data: rules } },
  '/settings/tax': { body: { success: true, data: tax } },
  '/vehicles': { body: { ...empty, facets, priceRange: null, prices: [], total: 3, totalPages: 1 } },
  '/vehicles/available': { body: { ...offered, total: 2 } },
};

const november = Date.UTC(2026, 10, 1);
const dates = 'pickupDate=2026-12-05&returnDate=2026-12-10';

const read = async (query: string, other: Record<string, Reply> = {}) => {
  const requests: string[] = [];
  const client = createClient(async ({ path }) => {
    requests.push(decodeURIComponent(path));
    const [name = ''] = path.split('?');
    const replies = { ...usual, ...other };
    const { status = 200, body } = (path.includes('startDate') && replies[`${name} dated`]) || (replies[name] ?? {});
    return { status, headers: new Headers(), body };
  });
  const { data, init } = await readListing(client, new URLSearchParams(query), november);
  return { requests, listing: data, status: init?.status };
};

test('with both dates only vehicles that are free for the whole period are asked for, from 09:00 to 09:00', async () => {
  const { requests, listing } = await read(`${dates}&seats=7&page=1`);
  expect(requests).toContain(
    '/vehicles/available?seats=7&sort=featured&page=1&limit=12&startDate=2026-12-05T09:00&endDate=2026-12-10T09:00',
  );
  expect(requests.some((path) => path.startsWith('/vehicles?'))).toBe(false);
  expect(listing.result?.total).toBe(2);
});

test('without dates the list is for suggested ones, which its links carry', async () => {
  const { requests, listing } = await read('seats=7');
  const period = { startDate: '2026-11-15T09:00', endDate: '2026-11-20T09:00' };
  expect(requests).toContain(
    `/vehicles/available?seats=7&sort=featured&page=1&limit=12&startDate=${period.startDate}&endDate=${period.endDate}`,
  );
  const fields = { pickupDate: '2026-11-15', returnDate: '2026-11-20' };
  expect(listing).toMatchObject({ period, isSuggested: true, problems: [], search: { fields }, result: { total: 2 } });
  expect((await read(dates)).listing.isSuggested).toBe(false);
});

test('wrong dates list all vehicles and say what is wrong', async () => {
  const { listing } = await read('pickupDate=2020-01-01&returnDate=never');
  expect(listing.period).toBeNull();
  expect(listing.result?.total).toBe(3);
  expect(listing.problems).toEqual([{ field: 'returnDate', sentence: 'returnUnreadable' }]);
});

test.each([
  ['pickupDate=2026-12-05&returnDate=2027-02-10', 'returnDate', 'tooLong', 30],
  ['pickupDate=2026-12-05&returnDate=2026-12-05&returnTime=12:00', 'returnDate', 'tooShort', 4],
  ['pickupDate=2027-02-05&returnDate=2027-02-08', 'pickupDate', 'tooFar', 90],
  ['pickupDate=2026-11-01&pickupTime=20:00&returnDate=2026-11-03', 'pickupDate', 'notToday', 0],
])(
  'dates that cannot be booked (%s) list all vehicles without totals and say why',
  async (query, field, sentence, count) => {
    const { requests, listing } = await read(query);
    expect(listing).toMatchObject({ period: null, limit: { field, sentence, count }, result: { total: 3 } });
    expect(requests.some((path) => path.includes('startDate'))).toBe(false);
  },
);

test('dates within the limits have nothing against them', async () => {
  expect((await read(dates)).listing.limit).toBeNull();
});

test('limits that cannot be read leave the dates to the server', async () => {
  const { listing } = await read('pickupDate=2026-12-05&returnDate=2027-02-10', {
    '/settings/booking': { status: 500 },
  });
  expect(listing).toMatchObject({ limit: null, rules: null, result: { total: 2 } });
});

test('dates that the server refuses are answered with its refusal, beside all vehicles', async () => {
  const refusal = { success: false, error: 'form.invalid', message: 'Return date must be after pickup date' };
  const available = { status: 422, body: refusal };
  const { listing, status } = await read(dates, { '/vehicles/available dated': available });
  expect(listing).toMatchObject({ period: null, refusal, failure: null, result: { total: 3 } });
  expect(status).toBe(200);
});

test('a list that cannot be read is a failure with its reason, not an empty list', async () => {
  const { listing, status } = await read(dates, { '/vehicles/available': { status: 500 } });
  expect(listing).toMatchObject({ result: null, failure: { status: 500, error: 'server.failed' } });
  expect(status).toBe(503);
});

test('places that cannot be read leave the list as it is', async () => {
  const { listing, status } = await read(`${dates}&location=Mars`, { '/locations': { status: 500 } });
  expect(listing).toMatchObject({ locations: null, problems: [], result: { total: 2 } });
  expect(status).toBe(200);
});

test('a place that is not ours is said', async () => {
  const { listing } = await read(`${dates}&location=Mars`);
  expect(listing.problems).toEqual([{ field: 'location', sentence: 'locationUnknown' }]);
});

test('a page past the end leads to the last one', async () => {
  const many = { body: { ...offered, total: 20, totalPages: 2 } };
  const redirected = await read(`${dates}&page=9`, { '/vehicles/available': many }).catch((thrown: Response) => thrown);
  expect(redirected).toBeInstanceOf(Response);
  expect((redirected as Response).headers.get('location')).toBe(
    '/vehicles?pickupDate=2026-12-05&pickupTime=09%3A00&returnDate=2026-12-10&returnTime=09%3A00&page=2',
  );
});

test('a fleet without a vehicle is told from a search that finds none', async () => {
  const categories = (...counts: number[]) => ({
    '/vehicle-categories': { body: { success: true, data: counts.map((vehicles) => ({ vehicles })) } },
  });
  const isFleetEmpty = async (other: Record<string, Reply>) => (await read(dates, other)).listing.isFleetEmpty;
  expect(await isFleetEmpty(categories())).toBe(true);
  expect(await isFleetEmpty(categories(0, 0))).toBe(true);
  expect(await isFleetEmpty(categories(0, 3))).toBe(false);
  expect(await isFleetEmpty({ '/vehicle-categories': { status: 500 } })).toBe(false);
});

test.each([
  ['seats=many&fuelType=coal&minPrice=0', ['fuelType', 'seats'], {}],
  ['minPrice=2000&maxPrice=900&seats=7', ['minPrice', 'maxPrice'], { seats: 7 }],
])('what an address cannot ask for is left out and named: %s', async (query, leftOut, filters) => {
  const { listing, status } = await read(query);
  expect(listing).toMatchObject({ leftOut, result: { total: 2 } });
  expect(listing.search.filters).toEqual(expect.objectContaining(filters));
  expect(listing.search.filters.minPrice).toBeUndefined();
  expect(status).toBe(200);
});

test('a category that the server does not know is left out and named', async () => {
  const fields = { category: { code: 'fleet.no-such-category', message: 'There is no such category' } };
  const refusal = { success: false, error: 'form.invalid', message: 'There is no such category', fields };
  const client = createClient(async ({ path }) => {
    if (path.includes('category=spaceships')) return { status: 422, headers: new Headers(), body: refusal };
    const categories = { success: true, data: [{ slug: 'suv', name: 'SUV', vehicles: 4 }] };
    const name = path.split('?')[0] ?? '';
    const body = name === '/vehicle-categories' ? categories : usual[name]?.body;
    return { status: 200, headers: new Headers(), body };
  });
  const readFor = (query: string) => readListing(client, new URLSearchParams(query), november);
  const { data, init } = await readFor('category=spaceships');
  const leftOut = { leftOut: ['category'], result: { total: 2 } };
  expect(data).toMatchObject({ ...leftOut, search: { filters: { category: undefined } } });
  expect(init?.status).toBe(200);
  const beside = await readFor('category=suv&category=spaceships');
  expect(beside.data).toMatchObject({ ...leftOut, search: { filters: { category: ['suv'] } } });
});
