import { expect, test } from 'vitest';
import { changedFields, changeOf, type Draft, draftOf, errorsOf, newDraft, type OneVehicle, sentOf } from './draft.ts';

const categories = [
  { id: 'e', slug: 'economy' },
  { id: 'm', slug: 'midsize' },
];
const draft = { ...newDraft(2026, categories), brand: 'Toyota', model: 'Yaris' };

const vehicle: OneVehicle = {
  id: 'v',
  brand: 'Toyota',
  model: 'Yaris',
  year: 2025,
  color: 'Red',
  bodyType: 'hatchback',
  seats: 5,
  luggage: 2,
  transmission: 'automatic',
  fuelType: 'petrol',
  ...{ doors: 5, bootLitres: 286, consumption: 4.9, rangeKm: null, chargeMinutes: null },
  licensePlate: '1กก 1',
  vin: 'MR053HY9305123456',
  homeLocationId: 'silom',
  homeLocation: { name: 'Silom', nameInThai: null },
  mileage: 10,
  dailyRate: 990.5,
  weeklyRate: null,
  monthlyRate: 28_000,
  status: 'available',
  photos: [],
  createdAt: '',
  version: 3,
  category: { id: 'e', slug: 'economy', name: 'Economy', nameInThai: null },
  images: ['/pictures/a', '/drawings/hatchback.svg?paint=b9392f'],
  features: ['Bluetooth', 'Air conditioning', 'Ejector seat'],
  days: [],
  next: null,
  maintenance: [],
  removal: 'deleted',
};

test('a new vehicle begins with the usual one', () => {
  expect(newDraft(2026, categories)).toMatchObject({
    categoryId: 'm',
    dailyRate: '1000',
    seats: 5,
    transmission: 'automatic',
    fuelType: 'petrol',
    status: 'available',
    weeklyRate: '',
    monthlyRate: '',
  });
});

test('a form that nobody touched has no changes, and sends what the vehicle is', () => {
  const before = draftOf(vehicle);
  expect(changedFields(before, { ...before })).toEqual([]);
  expect(sentOf(before)).toMatchObject({
    year: 2025,
    dailyRate: 990.5,
    weeklyRate: null,
    monthlyRate: 28_000,
    mileage: 10,
    images: ['/pictures/a'],
    features: ['Bluetooth', 'Air conditioning'],
  });
});

test('facts are numbers within their limits, or not known', () => {
  const known = { ...draft, doors: '5', bootLitres: '286', consumption: '4.9' };
  expect(errorsOf(known)).toEqual({});
  expect(sentOf(known)).toMatchObject({ doors: 5, bootLitres: 286, consumption: 4.9, rangeKm: null });
  const wrong = { doors: '7', bootLitres: '2.5', consumption: '4.95', rangeKm: '0', chargeMinutes: 'long' };
  expect(errorsOf({ ...draft, ...wrong })).toMatchObject({
    doors: { code: 'fleet.doors' },
    bootLitres: { code: 'fleet.boot' },
    consumption: { code: 'fleet.consumption' },
    rangeKm: { code: 'fleet.range' },
    chargeMinutes: { code: 'fleet.charging' },
  });
});

test('what differs is counted and sent; the drawing follows body type, colour and photographs', () => {
  const before = draftOf(vehicle);
  const after: Draft = { ...before, bodyType: 'van', weeklyRate: '6000' };
  const changed = changedFields(before, after);
  expect(changed).toEqual(['bodyType', 'weeklyRate']);
  expect(changeOf(changed, after)).toEqual({ bodyType: 'van', weeklyRate: 6000, images: ['/pictures/a'] });
});

test.each([
  [{}, {}],
  [
    { brand: ' ', model: '' },
    { brand: 'fleet.brand-required', model: 'fleet.model-required' },
  ],
  [{ categoryId: '' }, { categoryId: 'fleet.category-required' }],
  [{ dailyRate: '' }, { dailyRate: 'fleet.daily-rate-required' }],
  [{ dailyRate: '0', weeklyRate: '0' }, {}],
  [{ dailyRate: '-100' }, { dailyRate: 'fleet.rate' }],
  [{ dailyRate: '990.125' }, { dailyRate: 'fleet.rate' }],
  [
    { weeklyRate: '1000001', monthlyRate: 'x' },
    { weeklyRate: 'fleet.rate-too-high', monthlyRate: 'fleet.rate' },
  ],
  [{ mileage: '-1' }, { mileage: 'fleet.mileage' }],
  [{ mileage: '' }, {}],
  [{ mileage: '61,204' }, {}],
  [{ mileage: '10.5' }, { mileage: 'fleet.mileage' }],
] as const)('%j is wrong of %j', (values, errors) => {
  const entries = Object.entries(errorsOf({ ...draft, ...values }));
  expect(Object.fromEntries(entries.map(([name, { code }]) => [name, code]))).toEqual(errors);
});
