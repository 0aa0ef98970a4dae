import { describe, expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readVehiclePage } from './read-vehicle-page.ts';

const id = '11111111-1111-4111-8111-111111111111';
const now = Date.parse('2026-11-20T05:00:00Z');
const dates = 'pickupDate=2026-12-05&pickupTime=10:00&returnDate=2026-12-10&returnTime=10:00';

const rules = {
  showCalendar: true,
  allowSameDayBooking: false,
  advanceBookingDays: 730,
  minBookingHours: 4,
  maxBookingDays: 30,
};
const yaris = {
  id,
  brand: 'Toyota',
  model: 'Yaris',
  bodyType: 'hatchback',
  color: 'Blue',
  seats: 5,
  luggage: 2,
  facts: { bootLitres: 286 },
  images: ['/drawings/hatchback.svg?paint=2f6fb5'],
  photos: [],
  status: 'available',
  category: { id: 'suv' },
};
const usual: Record<string, unknown> = {
  [`vehicles/${id}/similar`]: [{ id: 'another' }],
  'vehicles?': [],
  vehicles: yaris,
  locations: [],
  'settings/booking': rules,
  'settings/tax': { enabled: true, includeInPrice: false },
  'availability/calendar': { fullDays: ['2026-12-01'], maintenanceDays: [] },
  'pricing/seasons': [{ name: { en: 'Songkran', th: null } }],
  'bookings/check-availability': { available: true },
  'booking-pricing/calculate': { total: 7437 },
};

const reading = async ({ query = '', of = id, ...other }: { query?: string; of?: string; [path: string]: unknown }) => {
  const requests: { path: string; body: unknown }[] = [];
  const client = createClient(async ({ path, body }) => {
    requests.push({ path, body });
    const name = Object.keys(usual).find((one) => path.startsWith(`/${one}`)) ?? '';
    const answer = name in other ? other[name] : usual[name];
    const status = typeof answer === 'number' ? answer : 200;
    return { status, headers: { get: () => null }, body: { success: status === 200, data: answer } };
  });
  const page = await readVehiclePage(client, of, new URLSearchParams(query), now).catch((thrown: unknown) => thrown);
  return { page, requests };
};

test('dates and place in the address are answered with their quote and whether the vehicle is free', async () => {
  const { page, requests } = await reading({ query: `location=Silom&${dates}` });
  const period = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const body = { vehicleId: id, ...period };
  expect(requests).toContainEqual({ path: '/bookings/check-availability', body: { ...body, location: 'Silom' } });
  expect(requests.map(({ path }) => path)).toContain(
    `/vehicles/${id}/similar?${new URLSearchParams({ ...period, location: 'Silom' })}`,
  );
  expect(requests).toContainEqual({ path: '/booking-pricing/calculate', body: { ...body, pickupLocation: 'Silom' } });
  expect(page).toMatchObject({
    given: {
      availability: { data: { available: true } },
      quote: { data: { total: 7437 } },
      similar: { data: [{ id: 'another' }] },
    },
    tax: { enabled: true, includeInPrice: false },
  });
});

test('the calendar begins on the first day of a pick-up and asks for no more than 400 days', async () => {
  const { page, requests } = await reading({});
  expect(requests.map(({ path }) => path)).toContain(`/availability/calendar/${id}?from=2026-11-21&until=2027-12-25`);
  expect(page).toMatchObject({ calendar: { fullDays: ['2026-12-01'], maintenanceDays: [] } });
});

test('the calendar goes on after the last pick-up for as long as the longest rental', async () => {
  const { requests } = await reading({
    'settings/booking': { ...rules, allowSameDayBooking: true, advanceBookingDays: 60 },
  });
  expect(requests.map(({ path }) => path)).toContain(`/availability/calendar/${id}?from=2026-11-20&until=2027-02-18`);
});

test('the seasons are those of its category', async () => {
  const { page, requests } = await reading({});
  expect(requests.map(({ path }) => path)).toContain('/pricing/seasons?categoryId=suv');
  expect(page).toMatchObject({ seasons: [{ name: { en: 'Songkran' } }] });
});

test.each([
  ['availability/calendar', { calendar: 'failed' }],
  ['pricing/seasons', { seasons: 'failed' }],
  [`vehicles/${id}/similar`, { given: { similar: { success: false } } }],
])('what fails at %s leaves the rest of the page', async (path, without) => {
  expect((await reading({ [path]: 500 })).page).toMatchObject({ ...without, vehicle: { id } });
});

const suggested = { vehicleId: id, startDate: '2026-12-04T09:00', endDate: '2026-12-09T09:00' };
const pricedIn = (requests: { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path === '/booking-pricing/calculate').map(({ body }) => body);

test('without dates the total is for suggested ones', async () => {
  const { page, requests } = await reading({});
  expect(page).toMatchObject({ isSuggested: true, search: { fields: { pickupDate: '2026-12-04' } } });
  expect(pricedIn(requests)).toEqual([suggested]);
});

test.each([
  [
    'the next days at the same time',
    { otherDays: { before: null, after: '2026-12-11T09:00' }, freeFrom: '2026-12-10T15:00' },
    '2026-12-11T09:00',
    '2026-12-16T09:00',
  ],
  [
    'the first half hour on which it is',
    { otherDays: { before: null, after: null }, freeFrom: '2026-12-10T15:00' },
    '2026-12-10T15:00',
    '2026-12-15T15:00',
  ],
  [
    'the same ones where it is free on no others',
    { otherDays: { before: null, after: null }, freeFrom: null },
    suggested.startDate,
    suggested.endDate,
  ],
])('where the vehicle is taken then, the suggested dates are %s', async (_, when, startDate, endDate) => {
  const { requests } = await reading({ 'bookings/check-availability': { available: false, ...when } });
  expect(pricedIn(requests)).toEqual([{ vehicleId: id, startDate, endDate }]);
});

test.each([
  ['there is no pick-up', 'returnDate=2026-12-10'],
  ['they are past', 'pickupDate=2026-11-01&returnDate=2026-11-05'],
  ['the return is before the pick-up', 'pickupDate=2026-12-10&returnDate=2026-12-05'],
  ['they are too long to book', 'pickupDate=2026-12-10&returnDate=2027-03-05'],
])('no price is asked for dates when %s', async (_, query) => {
  const { page, requests } = await reading({ query });
  expect(page).toMatchObject({ given: {} });
  expect(requests.some(({ path }) => path.startsWith('/booking'))).toBe(false);
});

test('a vehicle in maintenance has neither calendar nor price', async () => {
  const { page, requests } = await reading({
    query: dates,
    vehicles: { ...yaris, status: 'maintenance' },
  });
  expect(page).toMatchObject({ calendar: null, given: { similar: { data: [{ id: 'another' }] } } });
  expect(requests.some(({ path }) => path.startsWith('/booking') || path.startsWith('/availability'))).toBe(false);
});

test('a calendar that the business switched off is not asked for', async () => {
  const off = { ...rules, showCalendar: false };
  expect((await reading({ 'settings/booking': off })).page).toMatchObject({ calendar: null });
});

describe('without what the page stands on', () => {
  test.each([
    ['an unknown vehicle', { vehicles: 404 }, 404],
    ['an id that cannot be one', { vehicles: 422 }, 404],
    ['a server that fails', { vehicles: 500 }, 503],
    ['rules that do not come', { 'settings/booking': 500 }, 503],
  ])('%s: %j is answered %d', async (_, broken, status) => {
    expect((await reading(broken)).page).toMatchObject({ init: { status } });
  });
});

test.each(['available', '..', '', 'x/../lookup', `${id}/similar`])(
  'nobody is asked for a vehicle called %j, which would be another call',
  async (word) => {
    const { page, requests } = await reading({ of: word });
    expect(page).toMatchObject({ init: { status: 404 } });
    expect(requests).toEqual([]);
  },
);

test('a vehicle with a photograph shows it alone, one without shows its drawings', async () => {
  const src = '/pictures/1';
  const drawing = '/drawings/hatchback.svg?paint=blue';
  const photographed = await reading({ vehicles: { ...yaris, images: [src] } });
  expect(photographed.page).toMatchObject({ pictures: [{ src, photo: null, drawing }] });
  const drawn = [{}, { view: 'rear' }, { view: 'cabin', count: 5 }, { view: 'boot', count: 2, more: 0 }];
  for (const images of [yaris.images, []])
    expect((await reading({ vehicles: { ...yaris, images } })).page).toMatchObject({
      pictures: drawn.map((seen) => ({ seen })),
    });
});
