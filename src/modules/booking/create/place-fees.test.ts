import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { bookingBody, guestOf, paidFor } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { desk, officeBooking } from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  await changeSettings(app, { features: { enableMultiLocation: true } });
});
beforeEach(async () => {
  await app.db.execute(sql`truncate booking, location_pair cascade`);
  await changeSettings(app, { booking: { oneWay: 'anywhere' } });
  await setHours({ pickUpOutside: 'free', dropOffOutside: 'free', specialHours: [] });
});
afterAll(() => app.close());

const setHours = async (body: CallOf<'PUT /admin/settings/locations/:id'>['body']) => {
  const params = { id: office.silom };
  const { status } = await app.call('PUT /admin/settings/locations/:id', {
    params,
    headers: office.clerk.headers,
    body,
  });
  expect(status).toBe(200);
};

type Pair = Partial<CallOf<'POST /admin/settings/location-pairs'>['body']>;
const setPair = async (pair: Pair = {}) => {
  const body = { fromId: office.silom, toId: office.suvarnabhumi, fee: 500, ...pair };
  const { headers } = office.clerk;
  return (await app.call('POST /admin/settings/location-pairs', { headers, body })).body.data;
};

const period = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
const evening = { startDate: '2026-12-05T20:00', endDate: '2026-12-10T20:00' };
const oneWay = { location: 'Silom', dropoffLocation: 'Suvarnabhumi Airport' };
const oneWayBooking = { pickupLocation: 'Silom', dropoffLocation: 'Suvarnabhumi Airport' };

const totalsOf = async (dates: typeof period, { location, dropoffLocation }: typeof oneWay) => {
  const { vehicleId } = office;
  const places = { location, dropoffLocation };
  const body = { vehicleId, ...dates, pickupLocation: location, dropoffLocation };
  const card = (await app.call('GET /vehicles/available', { query: { ...dates, ...places } })).body;
  const days = (await app.call('GET /booking-pricing/start-days', { query: { vehicleId, ...dates, ...places } })).body;
  const manual = await app.call('POST /admin/bookings/quote', {
    headers: office.clerk.headers,
    body: {
      vehicleId,
      ...dates,
      pickupLocationId: office.silom,
      dropoffLocationId: dropoffLocation === 'Silom' ? office.silom : office.suvarnabhumi,
    },
  });
  const free = await app.call('GET /admin/bookings/free-vehicles', {
    headers: office.clerk.headers,
    query: {
      ...dates,
      pickupLocationId: office.silom,
      dropoffLocationId: dropoffLocation === 'Silom' ? office.silom : office.suvarnabhumi,
    },
  });
  return {
    card: card.data[0]?.quote?.total,
    quote: (await app.call('POST /booking-pricing/calculate', { body })).body.data.total,
    day: days.data.find(({ startDate }) => startDate.startsWith(dates.startDate))?.total,
    manual: manual.body.data.quote.total,
    free: free.body.data[0]?.total,
  };
};

const allOf = (total: number) => ({ card: total, quote: total, day: total, manual: total, free: total });

const book = (values: Parameters<typeof bookingBody>[1]) =>
  app.call('POST /bookings', { body: bookingBody(office.vehicleId, values) });

const change = async (id: string, body: CallOf<'POST /bookings/:id/modify'>['body']) =>
  app.call('POST /bookings/:id/modify', { params: { id }, headers: await guestOf(app, id), body });

test('with nothing set a return elsewhere and an evening cost nothing', async () => {
  expect(await totalsOf(period, oneWay)).toEqual(allOf(5350));
  expect(await totalsOf(evening, { ...oneWay, dropoffLocation: 'Silom' })).toEqual(allOf(5350));
});

test('every price of a return elsewhere has its fee, with tax', async () => {
  await setPair();
  expect(await totalsOf(period, oneWay)).toEqual(allOf(5885));
  expect(await totalsOf(period, { ...oneWay, dropoffLocation: 'Silom' })).toEqual(allOf(5350));
});

test('the fee of a category goes before that of the pair, and a long rental is free', async () => {
  await setPair({ categoryFees: { [office.categoryId]: 1000 }, freeFromDays: 6 });
  expect(await totalsOf(period, oneWay)).toEqual(allOf(6420));
  expect((await totalsOf({ ...period, endDate: '2026-12-11T10:00' }, oneWay)).quote).toBe(6420);
});

test('the filter by price means the price with the fees', async () => {
  await setPair({ fee: 1000 });
  const query = { ...period, ...oneWay, minPrice: '1200' };
  expect((await app.call('GET /vehicles/available', { query })).body).toMatchObject({
    total: 1,
    priceRange: { min: 1284, max: 1284 },
  });
});

test('what happens outside opening hours is in every price, for pick-up and return apart', async () => {
  await setHours({
    pickUpOutside: 'fee',
    pickUpOutsideFee: 300,
    dropOffOutside: 'unattended',
    dropOffOutsideFee: 100,
    dropOffInstructions: 'The box is beside the door',
  });
  expect(await totalsOf(evening, { ...oneWay, dropoffLocation: 'Silom' })).toEqual(allOf(5778));
  expect((await totalsOf(evening, oneWay)).quote).toBe(5671);
  expect((await totalsOf(period, { ...oneWay, dropoffLocation: 'Silom' })).quote).toBe(5350);
});

test('a booking has the fees as lines in both languages, and the key box once it is confirmed', async () => {
  await setPair();
  await setHours({
    pickUpOutside: 'unattended',
    pickUpOutsideFee: 0,
    pickUpInstructions: 'The box is beside the door, code 4711',
    pickUpInstructionsInThai: 'กล่องอยู่ข้างประตู รหัส 4711',
  });
  const { status, body } = await book({ ...oneWayBooking, pickupDate: '2026-12-05T20:00', totalAmount: 6955 });
  expect(status).toBe(409);
  const made = await book({
    ...oneWayBooking,
    pickupDate: '2026-12-05T20:00',
    returnDate: '2026-12-10T20:00',
    totalAmount: 5885,
  });
  expect([body.success, made.status]).toEqual([false, 200]);
  const { data } = made.body;
  expect(data.quote.lines.filter(({ kind }) => kind === 'fee')).toMatchObject([
    { name: { en: 'Return at Suvarnabhumi Airport', th: 'คืนรถที่ Suvarnabhumi Airport' }, amount: 500, unit: 'piece' },
  ]);
  expect([data.outside, data.keyBox]).toEqual([
    { pickUp: 'unattended', dropOff: null },
    { pickUp: null, dropOff: null },
  ]);
  await paidFor(app, data.bookingId, 5885);
  const headers = await guestOf(app, data.bookingId);
  const opened = await app.call('GET /bookings/:id', { params: { id: data.bookingId }, headers });
  expect(opened.body.data.keyBox.pickUp).toEqual({
    en: 'The box is beside the door, code 4711',
    th: 'กล่องอยู่ข้างประตู รหัส 4711',
  });
  expect(JSON.stringify((await app.call('GET /locations')).body)).not.toContain('4711');
});

/** Why the list of vehicles says that the locations do not take the rental. */
const listRefuses = async () =>
  (await app.call('GET /vehicles/available', { query: { ...period, ...oneWay } })).body.refused;

test('a return that no pair has is refused at its place, and told before', async () => {
  await changeSettings(app, { booking: { oneWay: 'pairs' } });
  const body = { vehicleId: office.vehicleId, ...period, ...oneWay };
  expect((await app.call('POST /bookings/check-availability', { body })).body.data.refused).toMatchObject({
    dropoffLocation: { code: 'rental.no-one-way' },
  });
  expect(await listRefuses()).toMatchObject({ dropoffLocation: { code: 'rental.no-one-way' } });
  const { status, problem } = await book({ ...oneWayBooking });
  expect([status, problem.fields]).toMatchObject([422, { dropoffLocation: { code: 'rental.no-one-way' } }]);
  await setPair();
  expect(await listRefuses()).toEqual({});
  expect((await book({ ...oneWayBooking, totalAmount: 5885 })).status).toBe(200);
});

test('an hour at which nobody is there is refused with the hours of that day', async () => {
  await setHours({
    pickUpOutside: 'refused',
    dropOffOutside: 'refused',
    specialHours: [{ date: '2026-12-10', hours: 'closed' }],
  });
  const { problem } = await book({ pickupDate: '2026-12-05T20:00' });
  expect(problem.messages).toEqual({
    pickupDate: 'On this day vehicles are handed over only within opening hours: 9:00-17:00',
    returnDate: 'The return location is closed on this day',
  });
  const noted = await app.call('POST /admin/bookings/quote', {
    headers: office.clerk.headers,
    body: { vehicleId: office.vehicleId, ...evening, pickupLocationId: office.silom, dropoffLocationId: office.silom },
  });
  expect(noted.body.data.warnings.map(({ code }) => code)).toEqual([
    'rental.pick-up-outside-hours',
    'rental.return-outside-hours',
  ]);
});

test('staff are warned of a return without a pair, and may book it', async () => {
  await changeSettings(app, { booking: { oneWay: 'pairs' } });
  const { headers } = office.clerk;
  const places = { pickupLocationId: office.silom, dropoffLocationId: office.suvarnabhumi };
  const body = { vehicleId: office.vehicleId, ...period, ...places };
  const quoted = await app.call('POST /admin/bookings/quote', { headers, body });
  expect(quoted.body.data.warnings).toMatchObject([{ code: 'rental.no-fee-of-pair' }]);
});

test('another place alone changes the price by its fee, and the customer agrees to it', async () => {
  await setPair();
  const { bookingId: id } = (await book({})).body;
  const trial = await change(id, { dropoffLocation: 'Suvarnabhumi Airport', dryRun: true });
  expect(trial.body.data).toMatchObject({ difference: 535, quote: { total: 5885 } });
  expect((await change(id, { dropoffLocation: 'Suvarnabhumi Airport' })).status).toBe(409);
  const made = await change(id, { dropoffLocation: 'Suvarnabhumi Airport', totalAmount: 5885 });
  expect(made.body.data.booking).toMatchObject({ totalAmount: 5885, dropoffLocation: 'Suvarnabhumi Airport' });
  const back = await change(id, { dropoffLocation: 'Silom', totalAmount: 5350 });
  expect(back.body.data.booking.totalAmount).toBe(5350);
});

test('other places without a fee leave the price as it was agreed', async () => {
  const { bookingId: id } = (await book({})).body;
  await app.db.execute(sql`update vehicle set daily_rate_satang = 200000`);
  const made = await change(id, { dropoffLocation: 'Suvarnabhumi Airport' });
  await app.db.execute(sql`update vehicle set daily_rate_satang = 100000`);
  expect(made.body.data.booking.totalAmount).toBe(5350);
});

test('a fee that changes later leaves bookings as they are, also when staff give a discount', async () => {
  const pair = await setPair();
  const { bookingId: id } = (await book({ ...oneWayBooking, totalAmount: 5885 })).body;
  const { headers } = office.clerk;
  const replaced = { fromId: office.silom, toId: office.suvarnabhumi, fee: 900, version: pair.version };
  await app.call('PUT /admin/settings/location-pairs/:id', { params: { id: pair.id }, headers, body: replaced });
  const { version } = await officeBooking(app, office.clerk, id);
  const edit = (body: object) =>
    app.call('PUT /admin/bookings/:id', { params: { id }, headers, body: { version, dryRun: true, ...body } });
  const discounted = await edit({ discount: { amount: 500, reason: 'The fee' } });
  expect(discounted.body.data.quote.total).toBe(5350);
  const longer = await edit({ endDate: '2026-12-11T10:00' });
  expect(longer.body.data.quote.total).toBe(7383);
});

test('what was agreed before a location refused it can still be changed elsewhere', async () => {
  const { bookingId: id } = (await book({ pickupDate: '2026-12-05T20:00', returnDate: '2026-12-10T20:00' })).body;
  await setHours({ pickUpOutside: 'refused', dropOffOutside: 'refused' });
  const longer = await change(id, { returnDate: '2026-12-11T10:00', dryRun: true });
  expect([longer.status, longer.body.data.quote.total]).toEqual([200, 6420]);
  const late = await change(id, { returnDate: '2026-12-11T19:00', dryRun: true });
  expect(late.problem.fields).toMatchObject({ returnDate: { code: 'rental.return-refused' } });
});

test('the mail of a confirmed booking says how the key box is used', async () => {
  await setHours({ pickUpOutside: 'unattended', pickUpInstructions: 'Code 4711' });
  const { bookingId } = (await book({ pickupDate: '2026-12-05T20:00', returnDate: '2026-12-10T20:00' })).body;
  await paidFor(app, bookingId, 5350);
  await app.runJob('mail-booking-confirmed', { bookingId, version: 2 });
  const { rows } = await app.db.execute<{ mail: string }>(sql`select mail::text as mail from mail`);
  expect(rows.map(({ mail }) => mail).join()).toContain('Code 4711');
});
