import { expect, test } from 'vitest';
import { type Comparable, similarTo } from './similar.ts';

const car = (model: string, values: Partial<Comparable> = {}): Comparable => ({
  id: `${model} ${values.dailyRate ?? 1000} ${values.categoryId ?? ''}`,
  brand: 'Toyota',
  model,
  categoryId: 'economy',
  bodyType: 'hatchback',
  dailyRate: 1000,
  ...values,
});

const yaris = car('Yaris');

test.each<[string, Comparable[], string[]]>([
  ['the vehicle itself is never among them', [yaris], []],
  [
    'the nearest in price comes first, cheaper or dearer',
    [car('Far', { dailyRate: 1400 }), car('Cheaper', { dailyRate: 900 }), car('Dearer', { dailyRate: 1050 })],
    ['Dearer', 'Cheaper', 'Far'],
  ],
  [
    'the same category suits whatever its body, after the same body at this price',
    [car('Sedan', { bodyType: 'sedan' }), car('Hatchback', { dailyRate: 1100 })],
    ['Hatchback', 'Sedan'],
  ],
  [
    'the same body of another category suits while it is near in price',
    [
      car('Near', { categoryId: 'compact', dailyRate: 1300 }),
      car('Limit', { categoryId: 'compact', dailyRate: 1500 }),
      car('Too dear', { categoryId: 'compact', dailyRate: 1510 }),
    ],
    ['Near', 'Limit'],
  ],
  [
    'neither the same category nor the same body suits at any price',
    [car('Van', { categoryId: 'van', bodyType: 'van' })],
    [],
  ],
  [
    'its own model in another colour comes after other models',
    [car('Yaris', { id: 'blue' }), car('Swift', { dailyRate: 1300 })],
    ['Swift', 'Yaris'],
  ],
  [
    'each model stands once before any stands twice',
    [car('Swift', { id: 'a' }), car('Swift', { id: 'b' }), car('Jazz', { dailyRate: 1200 })],
    ['Swift', 'Jazz', 'Swift'],
  ],
  [
    'free vehicles have no ratio of prices, and still an order',
    [car('Free', { dailyRate: 0 }), car('Paid')],
    ['Paid', 'Free'],
  ],
])('%s', (_rule, others, models) => {
  expect(similarTo(yaris, others, 9).map(({ model }) => model)).toEqual(models);
});

test('no more come than are wanted, and the same whatever the order they were read in', () => {
  const others = [car('A'), car('B'), car('C'), car('D', { dailyRate: 1001 })];
  const models = similarTo(yaris, others, 3).map(({ model }) => model);
  expect(models).toEqual(['A', 'B', 'C']);
  expect(similarTo(yaris, others.toReversed(), 3).map(({ model }) => model)).toEqual(models);
});
