import { expect, test } from 'vitest';
import { LARGE_BAG, loadBoot, type PlacedBag } from './boot-load.ts';

const load = (bodyType: string, luggage: number, bootLitres: number | null) =>
  loadBoot({ bodyType, luggage, bootLitres }) ?? { boot: { width: 0, height: 0, depth: 0 }, inside: [], beside: -1 };

test.each([
  ['hatchback', 2, 286, 2, 0],
  ['city-car', 2, 235, 2, 0],
  ['sedan', 3, 470, 3, 0],
  ['sedan', 4, 493, 4, 0],
  ['suv', 4, 581, 4, 0],
  ['suv', 3, 320, 2, 1],
  ['suv', 4, 200, 1, 3],
  ['suv', 4, 80, 0, 4],
  ['suv', 1, 581, 1, 0],
  ['suv', 0, 581, 0, 0],
  ['van', 8, null, 0, 8],
  ['pick-up', 3, null, 0, 3],
])(
  'a %s for %d bags with a boot of %j litres has %d in it and %d beside it',
  (body, luggage, litres, inside, beside) => {
    const { inside: placed, beside: others } = load(body, luggage, litres);
    expect([placed.length, others]).toEqual([inside, beside]);
  },
);

test('bags lie within the boot, apart from each other, no more than its litres and the figure say', () => {
  const litresOfBag = (LARGE_BAG.length * LARGE_BAG.width * LARGE_BAG.thickness) / 1000;
  for (const body of ['city-car', 'hatchback', 'sedan', 'suv', 'pick-up', 'van', 'electric', 'luxury'])
    for (let litres = 1; litres < 1500; litres += 23)
      for (let luggage = 0; luggage <= 20; luggage += 3) {
        const { boot, inside, beside } = load(body, luggage, litres);
        expect(inside.length + beside).toBe(luggage);
        expect(inside.length * litresOfBag).toBeLessThanOrEqual(litres);
        for (const [index, bag] of inside.entries()) {
          expect(isWithin(bag, boot)).toBe(true);
          expect(inside.slice(index + 1).some((other) => overlap(bag, other))).toBe(false);
        }
      }
});

test('a suitcase is not carried under the seat of a scooter', () =>
  expect(loadBoot({ bodyType: 'scooter', luggage: 1, bootLitres: 30 })).toBeNull());

const SLACK = 0.001;

const isWithin = (bag: PlacedBag, boot: { width: number; depth: number }) =>
  bag.from >= 0 &&
  bag.side >= -SLACK &&
  bag.from + bag.along <= boot.depth + SLACK &&
  bag.side + bag.across <= boot.width + SLACK;

const overlap = (one: PlacedBag, other: PlacedBag) =>
  one.from < other.from + other.along - SLACK &&
  other.from < one.from + one.along - SLACK &&
  one.side < other.side + other.across - SLACK &&
  other.side < one.side + one.across - SLACK;
