import { expect, test } from 'vitest';
import { comingSeasons } from './coming-seasons.ts';
import type { Season } from './seasons.ts';

const season = (name: string, startDate: string, endDate: string, values: Partial<Season> = {}): Season => ({
  id: name,
  name: { en: name, th: null },
  description: '',
  startDate,
  endDate,
  multiplier: 12_000,
  priority: 1,
  categoryIds: null,
  ...values,
});

const year = { first: '2026-11-22', last: '2027-11-21', categoryId: 'suv' };
const songkran = season('Songkran', '2027-04-10', '2027-04-17', { priority: 3 });
const newYear = season('New Year', '2026-12-27', '2027-01-03', { priority: 3 });

test.each([
  ['they come by their first day', [songkran, newYear], ['New Year', 'Songkran']],
  ['one that has begun and not ended is among them', [season('Autumn', '2026-10-01', '2026-11-22')], ['Autumn']],
  [
    'one that is over, or begins after the range, is not',
    [season('Over', '2026-10-01', '2026-11-21'), season('Next', '2027-11-22', '2027-12-01')],
    [],
  ],
  ['one for other categories is not', [{ ...songkran, categoryIds: ['van'] }], []],
  ['one for several categories with this one is', [{ ...songkran, categoryIds: ['van', 'suv'] }], ['Songkran']],
  ['one that changes no rate is not', [{ ...songkran, multiplier: 10_000 }], []],
  [
    'one that a stronger season covers wholly is not',
    [songkran, season('Spring sale', '2027-04-12', '2027-04-14')],
    ['Songkran'],
  ],
  [
    'one that a stronger season covers in part is',
    [songkran, season('Spring sale', '2027-04-17', '2027-04-18')],
    ['Songkran', 'Spring sale'],
  ],
  [
    'the same days of the next year are named once',
    [season('Autumn', '2027-11-01', '2027-11-30'), season('Autumn', '2026-11-01', '2026-11-30')],
    ['Autumn'],
  ],
  [
    'other days of the same name are named too',
    [season('Long weekend', '2027-05-01', '2027-05-03'), season('Long weekend', '2027-06-03', '2027-06-06')],
    ['Long weekend', 'Long weekend'],
  ],
] as const)('of the seasons ahead, %s', (_rule, seasons, names) => {
  expect(comingSeasons(seasons, year).map(({ name }) => name.en)).toEqual(names);
});

test('a season that comes again stands where its nearest dates are', () => {
  const again = [season('Autumn', '2026-11-01', '2026-11-30'), season('Autumn', '2027-11-01', '2027-11-30')];
  expect(comingSeasons([...again, newYear], year).map(({ name }) => name.en)).toEqual(['Autumn', 'New Year']);
});

test('of a season that comes again the nearest dates are named', () => {
  const again = [season('Autumn', '2026-11-01', '2026-11-30'), season('Autumn', '2027-11-01', '2027-11-30')];
  for (const entered of [again, again.toReversed()])
    expect(comingSeasons(entered, year)).toMatchObject([{ startDate: '2026-11-01' }]);
});
