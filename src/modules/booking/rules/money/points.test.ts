import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromBaht, zeroSatang } from '#kernel/money.ts';
import { type PointsBooking, pointsEarned, pointsLeft, pointsSpent } from './points.ts';

const booking = (values: Partial<PointsBooking>): PointsBooking => {
  const usual = {
    paid: zeroSatang,
    refunded: zeroSatang,
    promised: zeroSatang,
    status: 'completed',
    earnsPoints: true,
  };
  return { ...usual, quote: { lines: [] }, ...values };
};

const document = readFileSync(new URL('../../../../../docs/rules/loyalty.md', import.meta.url), 'utf8');

const examples = document
  .split('\n')
  .filter((line) => /^\| (?!What|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what, paid, back, status, earns, points, earned, spent]) => ({
    what: what ?? '',
    booking: booking({
      paid: fromBaht(Number(paid)),
      refunded: fromBaht(Number(back)),
      status: status ?? '',
      earnsPoints: earns === 'on',
      quote: {
        lines: [
          { kind: 'vehicle', quantity: 5 },
          { kind: 'points', quantity: Number(points) },
        ],
      },
    }),
    earned: Number(earned),
    spent: Number(spent),
  }));

test('the document has its examples', () => expect(examples.length).toBe(10));

test.each(examples)('points: $what', ({ booking: example, earned, spent }) => {
  expect({ earned: pointsEarned(example), spent: pointsSpent(example) }).toEqual({ earned, spent });
});

test('money that is promised to go back earns nothing any more', () => {
  const rental = { paid: fromBaht(1000), promised: fromBaht(250) };
  expect(pointsEarned(booking(rental))).toBe(7);
});

test('what is left is never less than nothing, and the next points make up for it', () => {
  const earning = booking({ paid: fromBaht(5000) });
  const spending = booking({ status: 'confirmed', quote: { lines: [{ kind: 'points', quantity: 40 }] } });
  expect(pointsLeft([earning, spending])).toBe(10);
  const givenBack = booking({ paid: fromBaht(5000), refunded: fromBaht(5000) });
  expect(pointsLeft([givenBack, spending])).toBe(0);
  expect(pointsLeft([givenBack, spending, booking({ paid: fromBaht(10_000) })])).toBe(60);
});
