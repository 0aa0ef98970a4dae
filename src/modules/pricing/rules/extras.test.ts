import { expect, test } from 'vitest';
import { fromBaht } from '#kernel/money.ts';
import { type AddonPrice, addonLine, insuranceLines } from './extras.ts';
import { sumOfLines } from './quote.ts';

const name = { en: 'Child seat', th: 'เบาะนั่งเด็ก' };
const unset: AddonPrice = { useFixedPricing: false, fixedPrice: null, daily: null, weekly: null, monthly: null };
const byTime = { ...unset, daily: fromBaht(100), weekly: fromBaht(550), monthly: fromBaht(1_800) };
const byMonth = { ...unset, monthly: fromBaht(900) };
const line = (price: Partial<AddonPrice>, days: number, quantity = 1) =>
  addonLine({ name, price: { ...unset, ...price }, quantity }, days);

test.each<[string, AddonPrice, number, string, number, number]>([
  ['by the day below a week', byTime, 6, 'day', 100, 600],
  ['by the week from a week on', byTime, 7, 'week', 550, 550],
  ['by the day again where that is cheaper', byTime, 8, 'day', 100, 800],
  ['never by the month below 30 days', byTime, 29, 'week', 550, 2_750],
  ['by the month from 30 days on', byTime, 30, 'month', 1_800, 1_800],
  ['between equal ways by the day', { ...byTime, weekly: fromBaht(700) }, 7, 'day', 100, 700],
  ['sold by the month alone, a day costs a month', byMonth, 1, 'month', 900, 900],
  ['sold by the month alone, 31 days cost two', byMonth, 31, 'month', 900, 1_800],
  [
    'sold by the week alone, a day price of 0 is not set',
    { ...unset, daily: fromBaht(0), weekly: fromBaht(300) },
    3,
    'week',
    300,
    300,
  ],
  ['a fixed price that is empty is nothing', { ...byTime, useFixedPricing: true }, 7, 'piece', 0, 0],
])('an add-on is priced %s', (_rule, price, days, unit, unitPrice, amount) => {
  expect(line(price, days)).toMatchObject({ unit, unitPrice: fromBaht(unitPrice), amount: fromBaht(amount) });
});

test('the line of an add-on counts its pieces', () => {
  expect(line({ daily: fromBaht(100) }, 3, 2)).toMatchObject({
    kind: 'addon',
    due: 'online',
    name,
    quantity: 2,
    amount: fromBaht(600),
  });
});

test('a price beside the switch for fixed pricing counts only when the switch is on', () => {
  const both = { fixedPrice: fromBaht(350), daily: fromBaht(100) };
  expect(line(both, 3).amount).toBe(fromBaht(300));
  expect(line({ ...both, useFixedPricing: true }, 3).amount).toBe(fromBaht(350));
});

const cover = { name, rates: { daily: fromBaht(300), weekly: fromBaht(1_900), monthly: null } };

test('insurance by the day is one line, and says where it is paid', () => {
  expect(insuranceLines({ ...cover, payAt: 'online' }, 6)).toMatchObject([
    {
      kind: 'insurance',
      due: 'online',
      name,
      quantity: 6,
      unit: 'day',
      unitPrice: fromBaht(300),
      amount: fromBaht(1_800),
    },
  ]);
});

test('insurance by month, week and day has a line for each, as the vehicle has', () => {
  const lines = insuranceLines({ ...cover, payAt: 'pickup' }, 38);
  expect(lines).toMatchObject([
    { unit: 'month', quantity: 1, unitPrice: fromBaht(9_000) },
    { unit: 'week', quantity: 1, unitPrice: fromBaht(1_900) },
    { unit: 'day', quantity: 1, unitPrice: fromBaht(300) },
  ]);
  for (const one of lines) expect(one).toMatchObject({ kind: 'insurance-at-pickup', due: 'pickup', name });
  expect(sumOfLines(lines)).toBe(fromBaht(9_000 + 1_900 + 300));
});

test.each([
  ['without rates of its own for weeks and months', { daily: fromBaht(150), weekly: null, monthly: null }, 5_700],
  ['that is included', { daily: fromBaht(0), weekly: fromBaht(0), monthly: null }, 0],
])('insurance %s is counted in days, however many', (_, rates, baht) => {
  expect(insuranceLines({ name, rates, payAt: 'online' }, 38)).toMatchObject([
    { quantity: 38, unit: 'day', unitPrice: rates.daily, amount: fromBaht(baht) },
  ]);
});
