import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multiplierToBasisPoints } from '#kernel/money.ts';
import { promotion } from '#test/builders/promotions.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addPromotions, addSeasons, type PromotionToAdd } from './index.ts';
import { automaticOffers } from './pricing-store.ts';

let app: TestApp;
const weekly = (values: Partial<PromotionToAdd> = {}) =>
  promotion({
    trigger: 'automatic',
    code: null,
    discount: { basisPoints: 1500 },
    minRentalDays: 7,
    validTo: '2026-11-30',
    name: { en: 'Weekly Rental', th: 'เช่ารายสัปดาห์' },
    ...values,
  });

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-30T23:30' });
  const named = (en: string, values: Partial<PromotionToAdd>) => weekly({ name: { en, th: null }, ...values });
  await app.step(({ tx }) =>
    addPromotions(tx, [
      weekly(),
      named('Over', { validTo: '2026-11-29' }),
      named('Not yet', { validFrom: '2026-12-01', validTo: '2026-12-31' }),
      named('By code', { trigger: 'code', code: 'WEEK' }),
    ]),
  );
});
afterAll(() => app.close());

test('the offers are those that apply by themselves on this day in Bangkok', async () => {
  const { body } = await app.call('GET /offers');
  expect(body.data).toEqual([
    {
      id: expect.any(String),
      name: { en: 'Weekly Rental', th: 'เช่ารายสัปดาห์' },
      discountType: 'percentage',
      discountValue: 15,
      minRentalDays: 7,
      minAdvanceDays: 0,
      oncePerCustomer: false,
      validTo: '2026-11-30',
    },
  ]);
  app.setNow('2026-12-01T00:30');
  expect((await app.call('GET /offers')).body.data.map(({ name }) => name.en)).toEqual(['Not yet']);
});

test('an offer that is over is no longer read for prices', async () => {
  const names = async (day: string) =>
    (await app.step(({ tx }) => automaticOffers(tx, day))).map(({ name }) => name.en).sort();
  expect(await names('2026-11-29')).toEqual(['Not yet', 'Over', 'Weekly Rental']);
  expect(await names('2026-11-30')).toEqual(['Not yet', 'Weekly Rental']);
});

test('the seasons ahead of a category have their dates, for the 12 months from this day in Bangkok', async () => {
  const [suv, van] = [randomUUID(), randomUUID()];
  const songkran = {
    id: randomUUID(),
    name: { en: 'Songkran', th: 'สงกรานต์' },
    description: '',
    startDate: '2027-04-10',
    endDate: '2027-04-17',
    multiplier: multiplierToBasisPoints(1.3),
    priority: 3,
    categoryIds: null,
  };
  await app.step(({ tx }) =>
    addSeasons(tx, [
      songkran,
      {
        ...songkran,
        id: randomUUID(),
        name: { en: 'Van week', th: null },
        startDate: '2027-01-10',
        endDate: '2027-01-16',
        categoryIds: [van],
      },
      {
        ...songkran,
        id: randomUUID(),
        name: { en: 'Next year', th: null },
        startDate: '2027-12-01',
        endDate: '2027-12-05',
      },
    ]),
  );
  const seasons = async (categoryId: string) =>
    (await app.call('GET /pricing/seasons', { query: { categoryId } })).body.data;
  app.setNow('2026-12-01T23:30');
  expect(await seasons(suv)).toEqual([
    { name: { en: 'Songkran', th: 'สงกรานต์' }, from: '2027-04-10', until: '2027-04-17', multiplier: 1.3 },
  ]);
  expect((await seasons(van)).map(({ name }) => name.en)).toEqual(['Van week', 'Songkran']);
  app.setNow('2026-12-02T00:30');
  expect((await seasons(suv)).map(({ name }) => name.en)).toEqual(['Songkran', 'Next year']);
});

test('of two seasons that weigh the same the one with the first id applies, whichever was written first', async () => {
  const categoryId = randomUUID();
  const same = {
    description: '',
    startDate: '2027-02-01',
    endDate: '2027-02-10',
    priority: 1,
    categoryIds: [categoryId],
    multiplier: multiplierToBasisPoints(1.2),
  };
  const first = { ...same, id: '0197f1a0-0000-7000-8000-000000000001', name: { en: 'First', th: null } };
  const second = { ...same, id: '0197f1a0-0000-7000-8000-000000000002', name: { en: 'Second', th: null } };
  await app.step(({ tx }) => addSeasons(tx, [second, first]));
  app.setNow('2026-12-02T00:30');
  const { body } = await app.call('GET /pricing/seasons', { query: { categoryId } });
  expect(body.data.filter(({ from }) => from === same.startDate).map(({ name }) => name.en)).toEqual(['First']);
});
