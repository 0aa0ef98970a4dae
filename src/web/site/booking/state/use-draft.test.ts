import { expect, test } from 'vitest';
import { noRental } from '../../../rental/rental.ts';
import { withChosen } from './use-draft.ts';

test.each([
  ['the return stays with the pick-up', {}, { pickupLocation: 'Airport' }, ['Airport', 'Airport']],
  ['a return of its own is kept', {}, { pickupLocation: 'Airport', dropoffLocation: 'City' }, ['Airport', 'City']],
  [
    'what was apart stays apart',
    { pickupLocation: 'Port', dropoffLocation: 'City' },
    { pickupLocation: 'Airport' },
    ['Airport', 'City'],
  ],
  [
    'dates leave the places',
    { pickupLocation: 'Port', dropoffLocation: 'Port' },
    { pickupDate: '2026-12-01' },
    ['Port', 'Port'],
  ],
])('%s', (_, saved, chosen, places) => {
  const { pickupLocation, dropoffLocation } = withChosen({ ...noRental, ...saved }, chosen);
  expect([pickupLocation, dropoffLocation]).toEqual(places);
});
