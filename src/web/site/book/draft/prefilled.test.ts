import { expect, test } from 'vitest';
import { nobody } from './draft.ts';
import { prefilled } from './prefilled.ts';

const hannah = { firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com' };

test('who is signed in need not type what the account knows', () => {
  expect(prefilled(nobody, { ...hannah })).toEqual({ ...nobody, ...hannah });
});

test('what was typed stays, and a guest begins with nothing', () => {
  const typed = { ...nobody, firstName: 'Nok' };
  expect(prefilled(typed, hannah)).toBe(typed);
  expect(prefilled(nobody, null)).toBe(nobody);
});
