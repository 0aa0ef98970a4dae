import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';
import { pictureOf } from './picture-of.ts';
import { longerRates, savingPercent } from './saving.ts';

test.each([
  [1390, 8340, 7, 14],
  [1000, 7000, 7, 0],
  [1000, 7500, 7, 0],
  [1000, 20_000, 30, 33],
  [0, 0, 7, 0],
])('a daily rate of %d and %d for %d days save %d percent', (daily, longer, days, percent) =>
  expect(savingPercent(daily, longer, days)).toBe(percent),
);

test('only rates that are set are shown', () => {
  expect(longerRates({ dailyRate: 1000, weeklyRate: 6300, monthlyRate: null })).toEqual([
    { name: 'weekly', rate: 6300, percent: 10 },
  ]);
  expect(longerRates({ dailyRate: 1000, weeklyRate: 0, monthlyRate: null })).toEqual([]);
});

test('an uploaded picture comes before the drawing', () => {
  expect(pictureOf({ images: ['/files/a.webp'], bodyType: 'suv', color: '#31493f' })).toBe('/files/a.webp');
  expect(pictureOf({ images: [], bodyType: 'electric', color: '#F1EFE9' })).toBe('/drawings/electric.svg?paint=f1efe9');
  expect(pictureOf({ images: [], bodyType: 'luxury', color: 'Black' })).toBe('/drawings/luxury.svg');
});

test('a name is in Thai where there is one', () => {
  expect(nameIn({ name: 'Van', nameInThai: 'รถตู้' }, 'th')).toBe('รถตู้');
  expect(nameIn({ name: 'Van', nameInThai: null }, 'th')).toBe('Van');
  expect(nameIn({ name: 'Van', nameInThai: 'รถตู้' }, 'en')).toBe('Van');
});
