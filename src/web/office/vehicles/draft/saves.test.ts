import { expect, test } from 'vitest';
import { perDay } from './saves.ts';

test.each([
  ['1390', '8490', 'week', { baht: 1213, saves: 13 }],
  ['1390', '28900', 'month', { baht: 963, saves: 31 }],
  ['1000', '8000', 'week', { baht: 1143, saves: 0 }],
  ['1000', '', 'week', null],
  ['', '7000', 'week', null],
] as const)('beside %s a day, %s a %s is %j', (daily, rate, of, expected) =>
  expect(perDay(daily, rate, of)).toEqual(expected),
);
