import { expect, test } from 'vitest';
import { fromBaht, plus } from '#kernel/money.ts';
import { type AddonPrice, addonLine, insuranceLines } from './extras.ts';
import { itemisedAddon, itemisedCover } from './itemised.ts';
import { sumOfLines } from './quote.ts';

const price: AddonPrice = {
  useFixedPricing: false,
  fixedPrice: null,
  daily: fromBaht(100),
  weekly: fromBaht(550),
  monthly: fromBaht(1_800),
};
const name = { en: 'Child seat', th: null };
const none = { months: 0, weeks: 0, days: 0, monthlyTotal: 0, weeklyTotal: 0, dailyTotal: 0 };

test.each<[string, Partial<AddonPrice>, number, number, object, number]>([
  ['3 days by the day', {}, 3, 2, { days: 3, dailyTotal: fromBaht(600) }, 0],
  ['10 days by two started weeks would cost more', {}, 10, 1, { days: 10, dailyTotal: fromBaht(1_000) }, 0],
  ['14 days by the week', {}, 14, 2, { weeks: 2, weeklyTotal: fromBaht(2_200) }, 600],
  ['30 days by the month', {}, 30, 1, { months: 1, monthlyTotal: fromBaht(1_800) }, 1_200],
  ['a fixed price has no parts and saves nothing', { useFixedPricing: true, fixedPrice: fromBaht(300) }, 30, 2, {}, 0],
  [
    'by the month alone there is no daily rate to save against',
    { daily: null, weekly: null },
    3,
    1,
    { months: 1, monthlyTotal: fromBaht(1_800) },
    0,
  ],
])('an add-on: %s', (_case, values, days, quantity, parts, savings) => {
  const chosen = { price: { ...price, ...values }, quantity };
  const itemised = itemisedAddon(chosen, days);
  expect(itemised.parts).toEqual({ ...none, ...parts });
  expect(itemised.savings).toBe(fromBaht(savings));
  expect(itemised.total).toBe(addonLine({ name, ...chosen }, days).amount);
});

const rates = { daily: fromBaht(400), weekly: fromBaht(2_400), monthly: fromBaht(8_800) };

test.each([
  [5, 'day', 400, { days: 5, dailyTotal: fromBaht(2_000) }, 0],
  [9, 'week', 2_400, { weeks: 1, weeklyTotal: fromBaht(2_400), days: 2, dailyTotal: fromBaht(800) }, 400],
  [
    38,
    'month',
    8_800,
    {
      months: 1,
      monthlyTotal: fromBaht(8_800),
      weeks: 1,
      weeklyTotal: fromBaht(2_400),
      days: 1,
      dailyTotal: fromBaht(400),
    },
    3_600,
  ],
] as const)('cover for %i days is paid first by the %s', (days, unit, unitPrice, parts, savings) => {
  const itemised = itemisedCover(rates, days);
  expect(itemised).toMatchObject({ unit, unitPrice: fromBaht(unitPrice), savings: fromBaht(savings) });
  expect(itemised.parts).toEqual({ ...none, ...parts });
});

test('itemised or as a line of the quote, cover costs the same, and its parts add up to it', () => {
  for (let days = 1; days <= 120; days += 1) {
    const { total, parts } = itemisedCover(rates, days);
    expect(total).toBe(sumOfLines(insuranceLines({ name, rates, payAt: 'online' }, days)));
    expect(plus(plus(parts.monthlyTotal, parts.weeklyTotal), parts.dailyTotal)).toBe(total);
  }
});

test('rates of which a week costs more than seven days never save less than nothing', () => {
  expect(itemisedCover({ daily: fromBaht(100), weekly: fromBaht(900), monthly: null }, 7).savings).toBe(0);
});
