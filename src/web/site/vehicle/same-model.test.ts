import { expect, test } from 'vitest';
import type { VehicleShape } from '#contract/fleet.ts';
import { createClient } from '../../api/client.ts';
import { otherColours, readSameModel } from './same-model.ts';

const photo = { url: '/pictures/a', width: 960, height: 640, widths: [320, 640, 960], placeholder: null };

const vehicle = (id: string, values: Partial<VehicleShape> = {}): VehicleShape => ({
  id,
  brand: 'Toyota',
  model: 'Yaris',
  year: 2025,
  bodyType: 'hatchback',
  facts: { doors: null, bootLitres: null, consumption: null, rangeKm: null, chargeMinutes: null },
  color: 'Red',
  seats: 5,
  luggage: 2,
  category: {
    id: 'compact',
    slug: 'compact',
    name: 'Compact',
    nameInThai: null,
    securityDeposit: 10_000,
    minimumDriverAge: 21,
    bookedAsClass: false,
    exactVehicleFee: null,
  },
  transmission: 'automatic',
  fuelType: 'petrol',
  status: 'available',
  dailyRate: 990,
  weeklyRate: null,
  monthlyRate: null,
  rates: { daily: 990, weekly: 6930, monthly: 29_700 },
  images: ['/drawings/hatchback.svg?paint=b9392f'],
  photos: [],
  features: [],
  description: null,
  rating: null,
  ...values,
});

const asking = (answer: { status: number; data?: unknown }) => {
  const paths: string[] = [];
  const { call } = createClient(async ({ path }) => {
    paths.push(path);
    const { status, data } = answer;
    return { status, headers: { get: () => null }, body: { success: status === 200, data } };
  });
  return { call, paths };
};

test('others of the same model are those that can be rented, and no other model of the name', async () => {
  const { call, paths } = asking({
    status: 200,
    data: [
      vehicle('1'),
      vehicle('2'),
      vehicle('3', { model: 'Yaris Ativ' }),
      vehicle('4', { status: 'maintenance' }),
      vehicle('5', { status: 'rented' }),
    ],
  });
  expect((await readSameModel(call, vehicle('1'))).map(({ id }) => id)).toEqual(['2', '5']);
  expect(paths).toEqual(['/vehicles?search=Toyota+Yaris&limit=100']);
});

test('a vehicle with photographs asks for no others, and a question that fails has none', async () => {
  const { call, paths } = asking({ status: 500 });
  expect(await readSameModel(call, vehicle('1', { photos: [photo] }))).toEqual([]);
  expect(paths).toEqual([]);
  expect(await readSameModel(call, vehicle('1'))).toEqual([]);
});

test('of several in one colour the first stands for it, and the vehicle’s own colour is not shown again', () => {
  const blue = ['/drawings/hatchback.svg?paint=2f6fb5'];
  const white = ['/drawings/hatchback.svg?paint=eceeeb'];
  const others = [
    vehicle('2'),
    vehicle('3', { images: blue }),
    vehicle('4', { images: blue }),
    vehicle('5', { images: white }),
  ];
  expect(otherColours(vehicle('1'), others, 4).map(({ id }) => id)).toEqual(['3', '5']);
  expect(otherColours(vehicle('1'), others, 1).map(({ id }) => id)).toEqual(['3']);
});
