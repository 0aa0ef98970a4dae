import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { zeroSatang } from '#kernel/money.ts';
import { addCategories } from '#modules/fleet/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { newPromoCode, newSeasonalRate } from '#test/builders/pricing-office.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let staff: Person;
let vehicleId: string;
let categoryId: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId, categoryId } = await smallBusiness(app));
  staff = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
});
afterEach(() => app.close());

type SeasonBody = CallOf<'POST /admin/pricing/seasonal-rates'>['body'];
type PromoBody = CallOf<'POST /admin/pricing/promo-codes'>['body'];

const addSeason = (values: Partial<SeasonBody> = {}) =>
  app.call('POST /admin/pricing/seasonal-rates', { headers: staff.headers, body: { ...newSeasonalRate, ...values } });
const changeSeason = (id: string, values: object = {}) =>
  app.call('PUT /admin/pricing/seasonal-rates/:id', {
    headers: staff.headers,
    params: { id },
    body: { ...newSeasonalRate, ...values },
  });
const addCode = (values: Partial<PromoBody> = {}) =>
  app.call('POST /admin/pricing/promo-codes', { headers: staff.headers, body: { ...newPromoCode, ...values } });
const changeCode = (id: string, values: object = {}) =>
  app.call('PUT /admin/pricing/promo-codes/:id', {
    headers: staff.headers,
    params: { id },
    body: { ...newPromoCode, ...values },
  });
const seasons = async () => (await app.call('GET /admin/pricing/seasonal-rates', { headers: staff.headers })).body.data;
const codes = async () => (await app.call('GET /admin/pricing/promo-codes', { headers: staff.headers })).body;
const quoteOf = async (dates: object = {}) =>
  (
    await app.call('POST /booking-pricing/calculate', {
      body: { vehicleId, startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00', ...dates },
    })
  ).body.data;
const log = async () => {
  const admin = await signedInAs(app, { role: 'ADMIN' });
  return (await app.call('GET /admin/audit', { headers: admin.headers })).body.data.filter(
    ({ actor }) => actor?.id === staff.id,
  );
};

const winter = { name: 'Winter', startDate: '2026-12-01', endDate: '2026-12-31', multiplier: 1.5 };

test('a seasonal rate changes tomorrow’s price at once, is changed, and gone again when it is deleted', async () => {
  expect((await quoteOf()).total).toBe(5350);
  const { status, body } = await addSeason(winter);
  expect([status, body.message]).toEqual([200, 'Seasonal rate added']);
  expect(body.data).toMatchObject({
    ...winter,
    nameInThai: 'สงกรานต์',
    priority: 3,
    vehicleCategories: ['all'],
    status: 'scheduled',
    removal: 'deleted',
    version: 1,
    isActive: true,
  });
  expect((await quoteOf()).total).toBe(8025);
  const changed = await changeSeason(body.data.id, { ...winter, multiplier: 0.5, version: 1 });
  expect(changed.body.data).toMatchObject({ multiplier: 0.5, version: 2 });
  expect((await quoteOf()).total).toBe(2675);
  const params = { id: body.data.id };
  const gone = await app.call('DELETE /admin/pricing/seasonal-rates/:id', { headers: staff.headers, params });
  expect(gone.body).toMatchObject({ data: { removal: 'deleted' }, message: 'Seasonal rate deleted' });
  expect(await seasons()).toEqual([]);
  expect((await quoteOf()).total).toBe(5350);
  expect((await log()).map(({ action }) => action)).toEqual(['season.deleted', 'season.changed', 'season.created']);
  expect((await log())[1]?.changes).toEqual([{ field: 'multiplier', before: 1.5, after: 0.5 }]);
});

test('a season that bookings name is archived, and they keep what they were quoted', async () => {
  const { id } = (await addSeason(winter)).body.data;
  const other = (await addSeason({ ...winter, startDate: '2027-12-01', endDate: '2027-12-31' })).body.data;
  const made = await app.call('POST /bookings', { body: bookingBody(vehicleId, { totalAmount: 8025 }) });
  expect(made.status).toBe(200);
  const { bookingId, accessToken } = made.body.data;
  expect((await seasons()).map((season) => season.removal)).toEqual(['archived', 'deleted']);
  for (const [season, removal] of [
    [id, 'archived'],
    [other.id, 'deleted'],
  ] as const) {
    const params = { id: season };
    const gone = await app.call('DELETE /admin/pricing/seasonal-rates/:id', { headers: staff.headers, params });
    expect(gone.body).toMatchObject({ data: { removal }, message: `Seasonal rate ${removal}` });
  }
  expect(await seasons()).toEqual([]);
  const headers = { 'x-booking-token': accessToken };
  const reply = await app.call('GET /bookings/:id', { params: { id: bookingId }, headers });
  expect(JSON.stringify(reply.body.data)).toContain('Winter');
  expect((await changeSeason(id)).problem).toMatchObject({ error: 'pricing.season-not-found' });
});

const removed = async (id: string) =>
  (await app.call('DELETE /admin/pricing/seasonal-rates/:id', { headers: staff.headers, params: { id } })).body;

const van = '0197f1a0-0000-7000-8000-00000000000a';
const elsewhen = { startDate: '2028-02-01', endDate: '2028-02-10' };

test.each([
  ['renamed', [{ name: 'Cold days' }]],
  ['moved to other dates', [elsewhen]],
  ['for another category', [{ vehicleCategories: [van] }]],
  [
    'renamed, moved and moved again',
    [
      { name: 'Cold days', ...elsewhen },
      { name: 'Cool days', startDate: '2028-02-03' },
    ],
  ],
])('a season that was %s after bookings were quoted with it is archived', async (_what, changes) => {
  await addCategories(app.db, [{ id: van, slug: 'van', name: 'Van', securityDeposit: zeroSatang }]);
  const { id } = (await addSeason(winter)).body.data;
  await app.call('POST /bookings', { body: bookingBody(vehicleId, { totalAmount: 8025 }) });
  for (const [index] of changes.entries()) {
    const values = Object.assign({ ...winter }, ...changes.slice(0, index + 1));
    expect((await changeSeason(id, values)).status).toBe(200);
  }
  // Same name and dates as the booking's season, but no booking was quoted with it.
  const unused = (await addSeason(winter)).body.data;
  const removals = async () => Object.fromEntries((await seasons()).map((season) => [season.id, season.removal]));
  expect(await removals()).toEqual({ [id]: 'archived', [unused.id]: 'deleted' });
  expect(await removed(unused.id)).toMatchObject({ data: { removal: 'deleted' }, message: 'Seasonal rate deleted' });

  expect(await removals()).toEqual({ [id]: 'archived' });
  expect(await removed(id)).toMatchObject({ data: { removal: 'archived' }, message: 'Seasonal rate archived' });
  expect(
    (await app.db.execute(sql`select archived_at is not null as archived from season where id = ${id}`)).rows,
  ).toEqual([{ archived: true }]);
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ startDate: '' }, 'startDate', 'Start date is required'],
  [{ endDate: undefined }, 'endDate', 'End date is required'],
  [{ endDate: '2027-02-30' }, 'endDate', 'Use a date such as 2026-12-01'],
  [{ endDate: '2027-04-09' }, 'endDate', 'End date must not be before the start date'],
  [{ multiplier: undefined }, 'multiplier', 'Multiplier is required'],
  [{ multiplier: 0 }, 'multiplier', 'Multiplier must be from 0.1 to 5'],
  [{ multiplier: 5.1 }, 'multiplier', 'Multiplier must be from 0.1 to 5'],
  [{ multiplier: 1.25 }, 'multiplier', 'Multiplier goes in steps of 0.1'],
  [{ priority: 6 }, 'priority', 'Priority must be from 1 to 5'],
  [{ priority: undefined }, 'priority', 'Priority is required'],
  [{ vehicleCategories: ['0197f1a0-0000-7000-8000-000000000009'] }, 'vehicleCategories', 'There is no such category'],
])('a seasonal rate with %o is refused at its field', async (values, field, sentence) => {
  const { status, problem } = await addSeason(values as never);
  expect([status, problem.messages?.[field]]).toEqual([422, sentence]);
  expect(await seasons()).toEqual([]);
});

test('between two seasons that are as strong, a change of the one that applies leaves it the one', async () => {
  const named = new Map<string, string>();
  for (const name of ['Cold', 'Dry']) named.set(name, (await addSeason({ ...winter, name })).body.data.id);
  const applied = async () => (await quoteOf()).appliedSeasonalRate?.name.en ?? '';
  const first = await applied();
  await changeSeason(named.get(first) ?? '', { ...winter, name: first, description: 'As before', version: 1 });
  expect(await applied()).toBe(first);
});

test('the log names the categories of a season as people know them: all, where it names none', async () => {
  const { id } = (await addSeason({ vehicleCategories: [categoryId] })).body.data;
  await changeSeason(id, { vehicleCategories: [], version: 1 });
  expect((await log())[0]?.changes).toEqual([{ field: 'vehicleCategories', before: [categoryId], after: ['all'] }]);
});

test('a season of one day, at the limits of its figures, is taken', async () => {
  const oneDay = { startDate: '2027-01-01', endDate: '2027-01-01' };
  for (const values of [
    { multiplier: 0.1, priority: 1 },
    { multiplier: 5, priority: 5 },
    { multiplier: 2.3, priority: 2 },
  ])
    expect((await addSeason({ ...oneDay, ...values })).body.data).toMatchObject(values);
});

test('categories are kept as they are named; none, or all beside others, is every one', async () => {
  const savedCategories = async (vehicleCategories: string[]) =>
    (await addSeason({ vehicleCategories })).body.data.vehicleCategories;
  expect(await savedCategories([categoryId, categoryId])).toEqual([categoryId]);
  expect(await savedCategories([])).toEqual(['all']);
  expect(await savedCategories(['all', categoryId])).toEqual(['all']);
});

test('whoever saves what somebody else changed meanwhile is told, and nothing is overwritten', async () => {
  const { id } = (await addSeason()).body.data;
  await changeSeason(id, { name: 'Water festival', version: 1 });
  expect(await changeSeason(id, { name: 'Mine', version: 1 })).toMatchObject({
    status: 409,
    problem: { error: 'pricing.changed-meanwhile' },
  });
  expect((await seasons()).map(({ name }) => name)).toEqual(['Water festival']);
  const code = (await addCode()).body.data;
  await changeCode(code.id, { discountValue: 12, version: 1 });
  expect((await changeCode(code.id, { discountValue: 50, version: 1 })).status).toBe(409);
  expect((await codes()).data[0]).toMatchObject({ discountValue: 12, version: 2 });
});

test('a code is kept in capitals, applies at once, and its uses do not count as changes', async () => {
  const { body } = await addCode();
  expect(body.data).toMatchObject({
    code: 'RIVER10',
    name: 'River',
    trigger: 'code',
    discountType: 'percentage',
    discountValue: 10,
    minRentalDays: 3,
    minAdvanceDays: 0,
    maxDiscount: 1500,
    usageLimit: 50,
    usedCount: 0,
    status: 'active',
    removal: 'deleted',
    version: 1,
  });
  const quote = await quoteOf({ promoCode: 'River10' });
  expect([quote.discount, quote.promo?.status]).toEqual([500, 'applied']);
  const booked = bookingBody(vehicleId, { promoCode: 'RIVER10', totalAmount: quote.total });
  expect((await app.call('POST /bookings', { body: booked })).status).toBe(200);
  expect((await codes()).data[0]).toMatchObject({ usedCount: 1, removal: 'archived', version: 1 });
  expect((await changeCode(body.data.id, { usageLimit: 1, version: 1 })).body.data.status).toBe('used-up');
  expect((await quoteOf({ promoCode: 'RIVER10', startDate: '2026-12-20', endDate: '2026-12-25' })).promo?.status).toBe(
    'used-up',
  );
});

test('of several codes the one that was typed applies, and none that is like it', async () => {
  await addCode({ code: 'RIVER10' });
  await addCode({ code: 'RIVER20', discountValue: 20 });
  const discounts = async (promoCode: string) => (await quoteOf({ promoCode })).discount;
  expect([await discounts('RIVER10'), await discounts('RIVER20'), await discounts('RIVER')]).toEqual([500, 1000, 0]);
});

test('the limit of a code is never below what was used, and the refusal says so', async () => {
  const { id } = (await addCode()).body.data;
  await app.step(({ tx }) => tx.execute(`update promotion set used_count = 12`));
  const refused = await changeCode(id, { usageLimit: 11 });
  expect(refused.problem.messages).toEqual({ usageLimit: 'Used 12 times already: the limit cannot be lower' });
  expect((await changeCode(id, { usageLimit: 12 })).body.data).toMatchObject({ usageLimit: 12, status: 'used-up' });
  expect((await changeCode(id, { usageLimit: null })).body.data).toMatchObject({ usageLimit: null, status: 'active' });
});

test('a code is unique among the living: a deleted one may be given again', async () => {
  const { id } = (await addCode()).body.data;
  expect((await addCode({ code: 'River10' })).problem).toMatchObject({
    error: 'pricing.code-taken',
    messages: { code: 'Another promotion already has this promo code' },
  });
  const other = (await addCode({ code: 'OTHER' })).body.data;
  expect((await changeCode(other.id, { code: 'RIVER10' })).status).toBe(409);
  const booked = bookingBody(vehicleId, { promoCode: 'RIVER10', totalAmount: 4815 });
  expect((await app.call('POST /bookings', { body: booked })).status).toBe(200);
  const gone = await app.call('DELETE /admin/pricing/promo-codes/:id', { headers: staff.headers, params: { id } });
  expect(gone.body).toMatchObject({ data: { removal: 'archived' }, message: 'Promotion archived' });
  expect((await addCode()).status).toBe(200);
  expect((await log()).map(({ action }) => action)).toContain('promotion.archived');
});

test.each([
  [{ code: '' }, 'code', 'Code is required'],
  [{ code: 'A B' }, 'code', 'Use the letters A to Z, digits, hyphens and underscores in a code'],
  [{ code: 'ส่วนลด' }, 'code', 'Use the letters A to Z, digits, hyphens and underscores in a code'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ discountValue: undefined }, 'discountValue', 'Discount value is required'],
  [{ discountValue: -1 }, 'discountValue', 'Discount value must be more than 0'],
  [{ discountValue: 0 }, 'discountValue', 'Discount value must be more than 0'],
  [{ discountValue: 101 }, 'discountValue', 'A percentage is at most 100'],
  [{ minRentalDays: 0 }, 'minRentalDays', 'Minimum rental days must be a whole number, 1 or more'],
  [{ minAdvanceDays: -1 }, 'minAdvanceDays', 'Days ahead must be a whole number, 0 or more'],
  [{ maxDiscount: -1 }, 'maxDiscount', 'Maximum discount must be 0 or more'],
  [{ validFrom: '' }, 'validFrom', 'Valid from is required'],
  [{ validTo: undefined }, 'validTo', 'Valid to is required'],
  [{ validTo: '2026-10-31' }, 'validTo', 'Valid to must not be before valid from'],
  [{ usageLimit: 0 }, 'usageLimit', 'Usage limit must be a whole number, 1 or more, or empty for no limit'],
  [{ trigger: 'automatic', name: '' }, 'name', 'Name is required'],
  [{ trigger: 'automatic', name: { toString: 1, valueOf: 1 } }, 'name', 'Use text'],
])('a promotion with %o is refused at its field', async (values, field, sentence) => {
  const { status, problem } = await addCode(values as never);
  expect([status, problem.messages?.[field]]).toEqual([422, sentence]);
  expect((await codes()).data).toEqual([]);
});

test('a fixed sum may be over 100, and 0 or nothing is no cap', async () => {
  const fixed = { discountType: 'fixed' as const, discountValue: 500.5, maxDiscount: 0, usageLimit: null, name: '' };
  expect((await addCode(fixed)).body.data).toMatchObject({ discountValue: 500.5, maxDiscount: null, name: 'RIVER10' });
  expect((await quoteOf({ promoCode: 'RIVER10' })).discount).toBe(500.5);
});

test('an automatic offer is on the home page as soon as it is saved, and off it as soon as it is switched off', async () => {
  const offer = { trigger: 'automatic' as const, code: 'IGNORED', name: 'Long stay', discountValue: 15 };
  const { data } = (await addCode(offer)).body;
  expect(data).toMatchObject({ trigger: 'automatic', code: null, name: 'Long stay' });
  const shown = async () => (await app.call('GET /offers')).body.data.map(({ discountValue }) => discountValue);
  expect(await shown()).toEqual([15]);
  await changeCode(data.id, { ...offer, discountValue: 20 });
  expect(await shown()).toEqual([20]);
  expect((await quoteOf()).appliedPromotion).toMatchObject({ isAutomatic: true, amount: 1000 });
  await changeCode(data.id, { ...offer, isActive: false });
  expect(await shown()).toEqual([]);
});

test('the switch of the settings stops codes, and the list says that it does', async () => {
  await addCode();
  expect((await codes()).codesEnabled).toBe(true);
  await app.step(({ tx }) => writeSettings(tx, 'features', { enablePromoCodes: false }));
  expect((await codes()).codesEnabled).toBe(false);
  expect((await quoteOf({ promoCode: 'RIVER10' })).promo?.status).toBe('switched-off');
});

test('the year of a category has its lanes, what applies, and its overlaps', async () => {
  await addSeason({ ...winter, priority: 1, multiplier: 1.1, endDate: '2027-01-31' });
  await addSeason({ name: 'New Year', startDate: '2026-12-28', endDate: '2027-01-03', multiplier: 1.4, priority: 5 });
  await addSeason({ name: 'Off', startDate: '2027-05-01', endDate: '2027-05-31', isActive: false });
  const query = { year: 2027, categoryId };
  const { body } = await app.call('GET /admin/pricing/year', { headers: staff.headers, query });
  const newYear = { name: { en: 'New Year', th: 'สงกรานต์' }, priority: 5, multiplier: 1.4 };
  const cold = { name: { en: 'Winter', th: 'สงกรานต์' }, priority: 1, multiplier: 1.1 };
  expect(body.data).toEqual({
    year: 2027,
    categoryId,
    lanes: [
      { ...newYear, parts: [{ from: '2027-01-01', until: '2027-01-03', isOverridden: false }] },
      {
        ...cold,
        parts: [
          { from: '2027-01-01', until: '2027-01-03', isOverridden: true },
          { from: '2027-01-04', until: '2027-01-31', isOverridden: false },
        ],
      },
    ],
    applies: [
      { ...newYear, from: '2027-01-01', until: '2027-01-03' },
      { ...cold, from: '2027-01-04', until: '2027-01-31' },
    ],
    overlaps: [{ from: '2027-01-01', until: '2027-01-03', applies: newYear, overridden: [cold], because: 'priority' }],
  });
});
