import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { addPromotions } from './index.ts';

let app: TestApp;
const offer = {
  trigger: 'automatic',
  code: null,
  name: { en: 'Weekly Rental', th: 'เช่ารายสัปดาห์' },
  description: '',
  discount: { basisPoints: 1500 },
  maxDiscount: null,
  usageLimit: null,
  usedCount: 0,
  isActive: true,
  minRentalDays: 7,
  minAdvanceDays: 0,
  validFrom: '2026-01-01',
  validTo: '2026-11-30',
} as const;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-30T23:30' });
  const named = (en: string) => ({ ...offer, id: randomUUID(), name: { en, th: null } });
  await app.step(({ tx }) =>
    addPromotions(tx, [
      { ...offer, id: randomUUID() },
      { ...named('Over'), validTo: '2026-11-29' },
      { ...named('Not yet'), validFrom: '2026-12-01', validTo: '2026-12-31' },
      { ...named('By code'), trigger: 'code', code: 'WEEK' },
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
      validTo: '2026-11-30',
    },
  ]);
  app.setNow('2026-12-01T00:30');
  expect((await app.call('GET /offers')).body.data.map(({ name }) => name.en)).toEqual(['Not yet']);
});
