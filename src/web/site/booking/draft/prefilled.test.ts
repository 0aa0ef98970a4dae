import { expect, test } from 'vitest';
import { type Customer, nobody } from './draft.ts';
import { prefilled } from './prefilled.ts';

const hannah: Customer = {
  ...{ firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com' },
  ...{ phone: '', licenseNumber: 'NSW 1234 5678' },
};

test('who is signed in need not type what the account knows', () => {
  expect(prefilled(nobody, hannah)).toEqual(hannah);
});

test('what was typed stays, and a guest begins with nothing', () => {
  const typed = { ...nobody, firstName: 'Nok' };
  expect(prefilled(typed, hannah)).toBe(typed);
  expect(prefilled(nobody, null)).toBe(nobody);
});
