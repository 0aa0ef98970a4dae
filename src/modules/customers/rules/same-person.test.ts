import { expect, test } from 'vitest';
import { isSamePerson } from './same-person.ts';

const hannah = { firstName: 'Hannah', lastName: 'Lindqvist', email: 'hannah@example.com', phone: '+66 81 555 0199' };

test.each([
  ['the e-mail in capitals', { email: 'Hannah@Example.COM' }],
  ['the name in capitals, with blanks', { firstName: ' HANNAH ', lastName: 'lindqvist' }],
  ['the phone without blanks', { phone: '+66815550199' }],
])('the same person: %s', (_how, typed) => {
  expect(isSamePerson(hannah, { ...hannah, ...typed })).toBe(true);
});

test.each([
  ['another first name', { firstName: 'Anna' }],
  ['another last name', { lastName: 'Berg' }],
  ['another e-mail', { email: 'anna@example.com' }],
  ['another phone', { phone: '+66 81 555 0198' }],
])('somebody else: %s', (_how, typed) => {
  expect(isSamePerson(hannah, { ...hannah, ...typed })).toBe(false);
});
