import { expect, test } from 'vitest';
import { giveDetails, takeDetails } from './details-for-account.ts';

const hannah = { firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com', phone: '+61 4 5550 0142' };

test('what is handed over is taken once, so that the next person at the tab finds nothing', () => {
  giveDetails(hannah);
  expect(takeDetails()).toEqual(hannah);
  expect(takeDetails()).toBeNull();
});
