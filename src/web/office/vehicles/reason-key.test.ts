import { expect, test } from 'vitest';
import { NewVehicle } from '#contract/office/fleet.ts';
import { fleet } from '#words/en/fleet.ts';
import { reasonKey } from './reason-key.ts';

const wrong = [
  {},
  { brand: 'x'.repeat(61), year: 1, seats: 1, luggage: -1, mileage: -1, bodyType: 'boat', color: 'x'.repeat(41) },
  { dailyRate: -1, weeklyRate: 1e9, monthlyRate: 0.001, images: Array.from({ length: 6 }, () => 'x'), features: ['x'] },
];

const said = wrong.flatMap(
  (vehicle) => NewVehicle.safeParse(vehicle).error?.issues.map(({ message }) => message) ?? [],
);

test('every sentence of the contract about a vehicle has its words, which say the same in English', () => {
  expect(said.length).toBeGreaterThan(15);
  for (const sentence of said) {
    const found = reasonKey(sentence);
    expect([sentence, found && fleet.reasons[found.key].replace('{{value}}', found.value)]).toEqual([
      sentence,
      sentence,
    ]);
  }
});

test('a sentence that nobody knows has none', () => expect(reasonKey('Out of paper')).toBeNull());
