import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { outcomeOf, pricingExamples } from '#test/builders/pricing-examples.ts';
import { rentalChoices } from '#test/builders/rental-choices.ts';
import { quoteRental } from './quote-rental.ts';

// The amounts in docs/rules/pricing.md were calculated by hand, not by this engine.
test.each(pricingExamples.map((example) => [example.title, example] as const))('%s', (_title, { chosen, outcome }) => {
  expect(outcomeOf(quoteRental(rentalChoices(chosen)), satang)).toEqual(outcome);
});

test('every example of the document is read, each with a number of its own', () => {
  const numbers = pricingExamples.map(({ title }) => title.split(':')[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThanOrEqual(100);
});
