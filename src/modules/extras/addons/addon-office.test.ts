import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingBody, bookingBodyOfAnother, smallBusiness } from '#test/builders/booking.ts';
import { someAddons } from '#test/builders/extras.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let staff: Person;
let vehicleId: string;
let categoryId: string;
let seat: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-12-04T12:00' });
  ({ vehicleId, categoryId } = await smallBusiness(app));
  seat = (await app.step(({ tx }) => someAddons(tx))).childSeat;
  staff = await signedInAs(app, { role: 'STAFF' });
});
afterEach(() => app.close());

const coolBox = {
  name: 'Cool box',
  nameInThai: 'กระติกน้ำแข็ง',
  category: 'equipment',
  description: 'Keeps the picnic cold',
  descriptionInThai: 'เก็บความเย็น',
  shortDescription: '30 litres',
  shortDescriptionInThai: '30 ลิตร',
  dailyPrice: 80.5,
  weeklyPrice: 400,
  currentStock: 4,
  maxQuantity: 5,
  sortOrder: 7,
  terms: 'A lost box costs ฿900.',
  termsInThai: 'หากสูญหาย คิด 900 บาท',
  adminNotes: 'Under the stairs',
};
const create = (body: object = {}) =>
  app.call('POST /addons', { headers: staff.headers, body: { ...coolBox, ...body } as never });
const change = (id: string, body: object) =>
  app.call('PATCH /addons/:id', { headers: staff.headers, params: { id }, body: body as never });
const find = (id: string) => app.call('GET /addons/:id', { headers: staff.headers, params: { id } });
const remove = (id: string) => app.call('DELETE /addons/:id', { headers: staff.headers, params: { id } });
const offered = async () => (await app.call('GET /addons/available')).body.data;
const seats = (quantity: number) => ({ selectedAddons: [{ addonId: seat, quantity }] });
const quote = (quantity = 1) =>
  app.call('POST /booking-pricing/calculate', {
    body: { vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', ...seats(quantity) },
  });
const log = async (id: string) => {
  const params = { subjectKind: 'addon', subjectId: id };
  return (await app.call('GET /admin/audit/:subjectKind/:subjectId', { headers: staff.headers, params })).body.data;
};

test('a new add-on is on the site at once, in both languages, and in the log', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  const { name, terms, termsInThai, dailyPrice, currentStock } = coolBox;
  const everybody = { name, terms, termsInThai, dailyPrice, currentStock, maxQuantity: 5, fixedPrice: null };
  const both = { description: 'Keeps the picnic cold', descriptionInThai: 'เก็บความเย็น' };
  expect(body.data).toMatchObject({ ...everybody, ...both, isActive: true, showOnWebsite: true, version: 1 });
  expect(body.data).toMatchObject({ outNow: 0, outNextWeek: 0, short: 0, removal: 'deleted', sortOrder: 7 });
  const shown = (await offered()).find(({ id }) => id === body.data.id);
  expect(shown).toMatchObject({ ...everybody, ...both, availableStock: 4 });
  expect(shown).not.toHaveProperty('adminNotes');
  expect((await log(body.data.id))[0]).toMatchObject({ action: 'addon.created' });
});

test.each([
  ['name', ' ', 'Name is required'],
  ['category', 'toys', 'Choose a category from the list'],
  ['description', '', 'Description is required'],
  ['currentStock', undefined, 'Current stock is required'],
  ['currentStock', 1.5, 'Use a whole number from 0 to 100,000'],
  ['currentStock', -1, 'Use a whole number from 0 to 100,000'],
  ['currentStock', 6, 'Stock cannot exceed the maximum of 5'],
  ['dailyPrice', -0.01, 'Enter a price of 0 baht or more, with at most two decimals'],
  ['dailyPrice', 1.005, 'Prices have at most two decimals'],
  ['useFixedPricing', true, 'Fixed price is required'],
  ['imageUrl', 'javascript:alert(1)', 'Use an address that begins with https://, or upload a picture'],
  [
    'imageUrl',
    '/pictures/../../etc/passwd?x="onerror',
    'Use an address that begins with https://, or upload a picture',
  ],
])('an add-on whose %s is %j is refused', async (field, value, sentence) => {
  const { status, problem } = await create({ [field]: value });
  const name = field === 'useFixedPricing' ? 'fixedPrice' : field;
  expect({ status, messages: problem.messages }).toEqual({ status: 422, messages: { [name]: sentence } });
});

test('with fixed pricing only the fixed price counts, and it may be nothing', async () => {
  const { data } = (await create({ useFixedPricing: true, fixedPrice: 0, dailyPrice: null })).body;
  expect(data).toMatchObject({ useFixedPricing: true, fixedPrice: 0, dailyPrice: null, weeklyPrice: 400 });
  expect((await change(data.id, { fixedPrice: null })).problem.messages).toEqual({
    fixedPrice: 'Fixed price is required',
  });
  expect((await change(data.id, { fixedPrice: null, useFixedPricing: false })).status).toBe(200);
});

test('what is left out stays, what is null is emptied, and the log says what differs', async () => {
  const { id } = (await create()).body.data;
  const { body } = await change(id, { weeklyPrice: null, maxQuantity: null, dailyPrice: 90, version: 1 });
  expect(body.data).toMatchObject({ name: 'Cool box', dailyPrice: 90, weeklyPrice: null, maxQuantity: null });
  expect(body.data).toMatchObject({ availableStock: null, version: 2 });
  const [entry] = await log(id);
  expect(entry?.changes).toEqual([
    { field: 'dailyPrice', before: 80.5, after: 90 },
    { field: 'weeklyPrice', before: 400, after: null },
    { field: 'maxQuantity', before: 5, after: null },
  ]);
});

test('staff say which vehicle categories it is for, once each; none means all, and the log names the change', async () => {
  const { data } = (await create({ vehicleCategories: [categoryId, categoryId] })).body;
  expect(data.vehicleCategories).toEqual([categoryId]);
  expect((await offered()).find(({ id }) => id === data.id)?.vehicleCategories).toEqual([categoryId]);
  expect((await change(data.id, { dailyPrice: 90 })).body.data.vehicleCategories).toEqual([categoryId]);
  expect((await change(data.id, { vehicleCategories: [] })).body.data.vehicleCategories).toEqual([]);
  expect((await log(data.id))[0]?.changes).toEqual([{ field: 'vehicleCategories', before: ['Economy'], after: [] }]);
  for (const answer of [await create({ vehicleCategories: [seat] }), await change(seat, { vehicleCategories: [seat] })])
    expect(answer).toMatchObject({ status: 422, problem: { messages: { vehicleCategories: expect.any(String) } } });
});

test('a category that is archived stays with it, so that it is not suddenly for all, and cannot be chosen anew', async () => {
  const { id } = (await create({ vehicleCategories: [categoryId] })).body.data;
  await app.db.execute(sql`update category set archived_at = now() where id = ${categoryId}`);
  expect((await change(id, { vehicleCategories: [categoryId] })).body.data.vehicleCategories).toEqual([categoryId]);
  expect((await change(seat, { vehicleCategories: [categoryId] })).status).toBe(422);
});

test('two people at one add-on: the second is told, and nothing is overwritten', async () => {
  await change(seat, { dailyPrice: 110, version: 1 });
  const second = await change(seat, { dailyPrice: 120, version: 1 });
  expect(second).toMatchObject({ status: 409, problem: { error: 'extras.changed-meanwhile' } });
  expect((await find(seat)).body.data.dailyPrice).toBe(110);
});

test.each(['isActive', 'showOnWebsite'])('%s off takes it out of the wizard, quotes and new bookings', async (name) => {
  expect((await quote()).status).toBe(200);
  expect((await change(seat, { [name]: false })).body.data).toMatchObject({ [name]: false });
  expect((await offered()).map(({ id }) => id)).not.toContain(seat);
  expect((await quote()).status).toBe(422);
  const created = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, { ...seats(1), totalAmount: 5885 }),
  });
  expect(created.status).toBe(422);
  expect((await app.call('GET /addons/:id/availability', { params: { id: seat } })).status).toBe(404);
  await change(seat, { [name]: true });
  expect((await offered()).map(({ id }) => id)).toContain(seat);
  expect((await quote()).status).toBe(200);
});

test('a switch moves also where the figures are not in order', async () => {
  await app.db.execute(sql`update addon set max_quantity = 1, current_stock = 9 where id = ${seat}`);
  expect((await change(seat, { isActive: false })).status).toBe(200);
});

test('a price that staff change is the one that the next quote asks, and an old total is refused', async () => {
  const [before] = (await quote()).body.data.lines.filter(({ kind }) => kind === 'addon');
  expect(before?.amount).toBe(500);
  await change(seat, { dailyPrice: 50, weeklyPrice: null });
  const [after] = (await quote()).body.data.lines.filter(({ kind }) => kind === 'addon');
  expect(after?.amount).toBe(250);
  const created = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, { ...seats(1), totalAmount: 5885 }),
  });
  expect(created).toMatchObject({ status: 409, problem: { error: 'booking.price-changed' } });
});

test('units are out while their rental runs, and the busiest moment of the week counts', async () => {
  await app.call('POST /bookings', { body: bookingBody(vehicleId, { ...seats(2), totalAmount: 6420 }) });
  expect((await find(seat)).body.data).toMatchObject({ outNow: 0, outNextWeek: 2, removal: 'archived' });
  await app.db.execute(sql`update addon_reservation set held_until = null`);
  app.setNow('2026-12-06T12:00');
  staff = await signedInAs(app, { role: 'STAFF' });
  expect((await find(seat)).body.data).toMatchObject({ outNow: 2, outNextWeek: 2 });
  app.setNow('2026-12-20T12:00');
  staff = await signedInAs(app, { role: 'STAFF' });
  expect((await find(seat)).body.data).toMatchObject({ outNow: 0, outNextWeek: 0 });
});

test('the stock may be lowered below what is booked: staff are told, and nothing more is taken', async () => {
  await app.call('POST /bookings', { body: bookingBody(vehicleId, { ...seats(2), totalAmount: 6420 }) });
  const { body } = await change(seat, { currentStock: 1 });
  expect(body.data).toMatchObject({ currentStock: 1, short: 1 });
  const during = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const free = await app.call('GET /addons/:id/availability', { params: { id: seat }, query: during });
  expect(free.body.data).toMatchObject({ available: false, availableStock: 0 });
  const { rows } = await app.db.execute<{ quantity: number }>(sql`select quantity from addon_reservation`);
  expect(rows).toEqual([{ quantity: 2 }]);
});

test('the last unit is taken once, also while staff lower the stock', async () => {
  const other = await app.step(async ({ tx }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into vehicle (brand, model, year, category_id, body_type, color, seats, transmission, fuel_type,
        license_plate, daily_rate_satang, created_at)
      select brand, model, year, category_id, body_type, color, seats, transmission, fuel_type,
        'twin', daily_rate_satang, created_at from vehicle returning id`);
    return rows[0]?.id ?? '';
  });
  const [first, second] = await Promise.all([
    app.call('POST /bookings', { body: bookingBody(vehicleId, { ...seats(1), totalAmount: 5885 }) }),
    app.call('POST /bookings', { body: bookingBodyOfAnother(other, 2, { ...seats(1), totalAmount: 5885 }) }),
    change(seat, { currentStock: 1 }),
  ]);
  const { data } = (await find(seat)).body;
  const taken = [first, second].filter(({ status }) => status === 200).length;
  expect(taken - data.currentStock).toBe(data.short);
  const during = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const left = await app.call('GET /addons/:id/availability', { params: { id: seat }, query: during });
  expect(left.body.data.availableStock).toBe(0);
});

test('one that no booking names is deleted, one that a booking names is archived and stays with it', async () => {
  const { id } = (await create()).body.data;
  expect((await remove(id)).body).toMatchObject({ message: 'Add-on deleted', data: { removal: 'deleted' } });
  const created = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, { ...seats(1), totalAmount: 5885 }),
  });
  expect((await remove(seat)).body).toMatchObject({ message: 'Add-on archived', data: { removal: 'archived' } });
  expect((await offered()).map((one) => one.id)).not.toContain(seat);
  expect((await find(seat)).problem.error).toBe('extras.addon-not-found');
  expect((await change(seat, { isActive: true })).status).toBe(404);
  expect((await log(seat))[0]?.action).toBe('addon.archived');
  const { bookingId, accessToken } = created.body.data;
  const booking = await app.call('GET /bookings/:id', {
    params: { id: bookingId },
    headers: { 'x-booking-token': accessToken },
  });
  expect(JSON.stringify(booking.body.data)).toContain('Child seat');
});

test('only staff make, change and remove them', async () => {
  for (const headers of [{}, (await signedInAs(app)).headers]) {
    const statuses = [
      (await app.call('POST /addons', { headers, body: coolBox as never })).status,
      (await app.call('PATCH /addons/:id', { headers, params: { id: seat }, body: { isActive: false } })).status,
      (await app.call('DELETE /addons/:id', { headers, params: { id: seat } })).status,
    ];
    expect(statuses.every((status) => status === 401 || status === 403)).toBe(true);
  }
});
