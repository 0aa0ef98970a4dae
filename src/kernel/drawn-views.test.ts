import { expect, test } from 'vitest';
import { drawnViews } from './drawn-views.ts';

const fortuner = { images: [], bodyType: 'suv', color: 'Dark red', seats: 7, luggage: 4, bootLitres: 200 };
const seen = (vehicle: Partial<Omit<typeof fortuner, 'bootLitres'>> & { bootLitres?: number | null }) =>
  drawnViews({ ...fortuner, ...vehicle }).map(({ view, count, more }) => [view, count, more]);

test('a vehicle is drawn from the side, from behind, with its cabin and its boot', () => {
  expect(drawnViews(fortuner).map(({ src }) => src)).toEqual([
    '/drawings/suv.svg?paint=dark-red',
    '/drawings/suv-rear.svg?paint=dark-red',
    '/drawings/suv-cabin.svg?paint=dark-red&seats=7',
    '/drawings/suv-boot.svg?paint=dark-red&seats=7&luggage=4&litres=200',
  ]);
});

test('without a colour and litres the addresses say neither', () => {
  expect(drawnViews({ ...fortuner, color: '', bootLitres: null }).map(({ src }) => src)).toEqual([
    '/drawings/suv.svg',
    '/drawings/suv-rear.svg',
    '/drawings/suv-cabin.svg?seats=7',
    '/drawings/suv-boot.svg?seats=7&luggage=4',
  ]);
});

test('what is seen is what is drawn', () => {
  expect(seen({})).toEqual([
    ['side', 0, 0],
    ['rear', 0, 0],
    ['cabin', 7, 0],
    ['bootAndMore', 1, 3],
  ]);
  expect(seen({ bootLitres: 581 })[3]).toEqual(['boot', 4, 0]);
  expect(seen({ bootLitres: 80 })[3]).toEqual(['bootAndBags', 4, 0]);
  expect(seen({ bootLitres: null })[3]).toEqual(['room', 4, 0]);
  expect(seen({ luggage: 0 })[3]).toEqual(['emptyBoot', 0, 0]);
  expect(seen({ bodyType: 'scooter', seats: 2 }).slice(2)).toEqual([
    ['saddle', 2, 0],
    ['underSeat', 0, 0],
  ]);
});
