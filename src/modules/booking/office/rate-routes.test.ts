import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar-date.ts';
import { fromBaht } from '#kernel/money.ts';
import { outcomeOf, pricingExamples } from '#test/builders/pricing-examples.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { type StoredPriceList, storePriceList, storeTerms } from '#test/builders/stored-price-list.ts';
import { drawn } from '#test/drawn.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let staff: Person;
let stored: StoredPriceList;

beforeAll(async () => {
  app = await freshApp({ now: '2026-06-01T00:30' });
  stored = await app.step(({ tx }) => storePriceList(tx));
  staff = await signedInAs(app, { role: 'STAFF' });
});
afterAll(() => app.close());

const vehicleId = (name: string) => stored.vehicles.get(name) ?? '';

const calculate = (body: object) =>
  app.call('POST /pricing/calculate', { headers: staff.headers, body: body as never });

test('a rental is taken apart as the calculator shows it', async () => {
  const { body } = await calculate({
    vehicleId: vehicleId('SUV'),
    promoCode: 'save30',
    startDate: '2026-06-08T10:00',
    endDate: '2026-06-16T10:00',
  });
  // S8 of docs/rules/pricing.md, with SAVE30, which is capped at 2,000.
  expect(body.data).toMatchObject({
    vehicleCategory: 'SUV',
    days: 8,
    baseRate: 2150,
    breakdown: { monthly: 0, weekly: 13_300, daily: 2150, remaining: 1 },
    subtotal: 15_450,
    seasonalAdjustment: 1255.32,
    appliedSeasonalRate: { name: { en: 'Rainy season' }, multiplier: 0.85, priority: 1, description: '' },
    availableSeasonalRates: [
      { name: { en: 'Rainy season' }, isApplied: true, days: 8, daysApplied: 4, amount: -1158.75 },
      { name: { en: 'Long weekend' }, isApplied: true, days: 3, daysApplied: 3, amount: 1448.44 },
      { name: { en: 'Night market week' }, isApplied: true, days: 2, daysApplied: 1, amount: 965.63 },
    ],
    discount: 2505.8,
    appliedPromo: {
      ...{ code: null, name: { en: 'Weekly Rental' }, isAutomatic: true },
      ...{ discountType: 'percentage', discountValue: 15, minRentalDays: 7, minAdvanceDays: 0, maxDiscount: null },
      ...{ validFrom: '2026-01-01', validTo: '2027-12-31', usageLimit: null, usedCount: 0 },
    },
    tax: 993.97,
    totalAmount: 15_193.49,
  });
  expect(body.data.quote.promo).toEqual({ code: 'SAVE30', status: 'another-saves-more' });
});

test('the description of the promotion that applies is told', async () => {
  await app.db.execute(sql`update promotion set description = 'For the summer' where code = 'SAVE30'`);
  const dates = { startDate: '2026-06-02', endDate: '2026-06-05' };
  const { body } = await calculate({ vehicleId: vehicleId('City car'), ...dates, promoCode: 'SAVE30' });
  expect(body.data.appliedPromo).toMatchObject({ code: 'SAVE30', description: 'For the summer' });
});

test('months, weeks and the days that are left are told apart', async () => {
  const dates = { startDate: '2026-06-02', endDate: '2026-07-17' };
  const { body } = await calculate({ vehicleId: vehicleId('City car'), ...dates });
  expect(body.data.breakdown).toEqual({ monthly: 28_900, weekly: 16_980, daily: 1390, remaining: 1 });
});

test.each([
  [{}, ['vehicleId', 'startDate', 'endDate']],
  [{ vehicleId: '' }, ['vehicleId', 'startDate', 'endDate']],
  [{ startDate: '2026-06-02', endDate: '' }, ['vehicleId', 'endDate']],
])('%o lacks fields that are required', async (body, fields) => {
  const { status, problem } = await calculate(body);
  expect(status).toBe(422);
  expect(problem.messages).toEqual(
    Object.fromEntries(fields.map((name) => [name, 'Please fill in all required fields'])),
  );
});

test('a vehicle that there is not, and a return before the pick-up, are refused', async () => {
  const dates = { startDate: '2026-06-05', endDate: '2026-06-02' };
  expect((await calculate({ vehicleId: vehicleId('SUV'), ...dates })).problem.messages).toEqual({
    endDate: 'Return date must be after pickup date',
  });
  const nobody = { vehicleId: '0197f1a0-0000-7000-8000-000000000009' };
  expect((await calculate({ ...nobody, startDate: '2026-06-02', endDate: '2026-06-05' })).status).toBe(404);
});

test('it gives what the site gives, over many vehicles, dates and codes', async () => {
  const names = [...stored.vehicles.keys()];
  const request = fc.record({
    vehicle: fc.constantFrom(...names),
    start: fc.integer({ min: 0, max: 240 }),
    days: fc.integer({ min: 0, max: 70 }),
    hour: fc.constantFrom('00:00', '09:00', '10:30', '23:30'),
    promoCode: fc.constantFrom(undefined, '', 'RAIN10', 'save30', 'LESS300', 'GONE', 'MAY31', 'NOSUCH', 'GIFT5000'),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ vehicle, start, days, hour, promoCode }) => {
      const startDate = `${addDays('2026-06-01', start)}T09:00`;
      const endDate = `${addDays('2026-06-02', start + days)}T${hour}`;
      const body = { vehicleId: vehicleId(vehicle), startDate, endDate, ...(promoCode !== undefined && { promoCode }) };
      const site = await app.call('POST /booking-pricing/calculate', { body });
      const office = await calculate(body);
      expect(office.status).toBe(site.status);
      if (site.status !== 200) return;
      const { data } = office.body;
      expect(data.quote).toEqual(site.body.data);
      expect(data.totalAmount).toBe(site.body.data.total);
      const parts = data.subtotal + data.seasonalAdjustment - data.discount + data.tax;
      expect(parts).toBeCloseTo(data.totalAmount, 4);
      const { monthly, weekly, daily } = data.breakdown;
      expect(monthly + weekly + daily).toBeCloseTo(data.subtotal, 4);
    }),
    drawn(150),
  );
});

// docs/rules/pricing.md, every example of a vehicle alone that is paid in full.
const ofVehicle = pricingExamples.filter(
  ({ overHttp, chosen: { addons, insurance, points, plan, fee } }) =>
    overHttp && addons.length === 0 && !insurance && points === 0 && plan === 'full' && fee === 0,
);

test.each(ofVehicle.map((example) => [example.title, example] as const))(
  'the calculator says of %s',
  async (_title, { chosen, outcome }) => {
    await app.step(({ tx }) => storeTerms(tx, chosen));
    const { vehicle, pickUp: startDate, dropOff: endDate, code: promoCode } = chosen;
    const { data } = (await calculate({ vehicleId: vehicleId(vehicle), startDate, endDate, promoCode })).body;
    expect(outcomeOf(data.quote, fromBaht)).toEqual(outcome);
    const { days, tax, totalAmount, subtotal, seasonalAdjustment, discount, availableSeasonalRates: seasons } = data;
    expect([days, fromBaht(tax), fromBaht(totalAmount)]).toEqual([outcome.days, outcome.tax, outcome.total]);
    expect(fromBaht(subtotal) + fromBaht(seasonalAdjustment)).toBe(outcome.subtotal);
    expect(fromBaht(discount)).toBe(outcome.discount);
    expect(seasons.map(({ name, daysApplied }) => ({ name: name.en, days: daysApplied }))).toEqual(outcome.seasons);
    expect(seasons.reduce((sum, { amount }) => sum + fromBaht(amount), 0)).toBe(fromBaht(seasonalAdjustment));
    expect(data.appliedPromo?.name.en ?? null).toBe(outcome.promotion);
  },
);

test('the calculator is tried with fifty examples and more', () => expect(ofVehicle.length).toBeGreaterThan(50));
