import { expect, test } from 'vitest';
import { dearRates, perDay } from './saves.ts';

test.each([
  ['1390', '8490', 'week', { baht: 1213, saves: 13, isDearer: false }],
  ['1390', '28900', 'month', { baht: 963, saves: 31, isDearer: false }],
  ['1000', '7000', 'week', { baht: 1000, saves: 0, isDearer: false }],
  ['1000', '8000', 'week', { baht: 1143, saves: 0, isDearer: true }],
  ['1000', '30000.01', 'month', { baht: 1000, saves: 0, isDearer: true }],
  ['1000', '', 'week', null],
  ['', '7000', 'week', null],
] as const)('beside %s a day, %s a %s is %j', (daily, rate, of, expected) =>
  expect(perDay(daily, rate, of)).toEqual(expected),
);

test('what costs more than as many days is told, each for itself', () => {
  const rates = { dailyRate: '1000', weeklyRate: '7000', monthlyRate: '' };
  expect(dearRates(rates)).toEqual([]);
  expect(dearRates({ ...rates, weeklyRate: '7000.5', monthlyRate: '31000' })).toEqual(['week', 'month']);
  expect(dearRates({ ...rates, dailyRate: '900' })).toEqual(['week']);
});
