import { expect, test } from 'vitest';
import { quoteRental } from '#modules/pricing/index.ts';
import { pricingExamples } from '#test/builders/pricing-examples.ts';
import { rentalChoices } from '#test/builders/rental-choices.ts';
import { insurancePaymentPlace } from './insurance-paid-at.ts';

// Sums over many bookings read the quotes of those alone whose cover is paid at the pick-up.
test('a price has something to pay at the pick-up only where its cover is paid there', () => {
  const places = pricingExamples.map(({ chosen }) => {
    const { lines } = quoteRental(rentalChoices(chosen));
    const place = insurancePaymentPlace({ lines });
    expect(lines.some(({ due }) => due === 'pickup')).toBe(place === 'pickup');
    return place;
  });
  expect(new Set(places)).toEqual(new Set(['online', 'pickup', null]));
});
