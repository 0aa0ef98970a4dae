import { expect, test } from 'vitest';
import { noUser, userErrors } from './user-form.ts';

const somchai = { firstName: 'Somchai', lastName: 'Dee', email: 'somchai@example.com', phone: '' };
const rules = { minLength: 8, isInvited: false };

test('of an empty form everything is missing that must be there', () => {
  expect(userErrors(noUser, rules)).toEqual({
    ...{ firstName: 'firstName', lastName: 'lastName', email: 'email', password: 'password' },
  });
});

test.each([
  [{ password: 'short', confirm: 'short' }, { password: 'passwordShort' }],
  [{ password: 'long enough', confirm: 'long enougk' }, { confirm: 'mismatch' }],
  [{ password: 'long enough', confirm: 'long enough', email: 'somchai@home' }, { email: 'emailInvalid' }],
  [{ password: 'long enough', confirm: 'long enough', firstName: ' ' }, { firstName: 'firstName' }],
  [{ password: 'long enough', confirm: 'long enough' }, {}],
])('%j', (typed, errors) => {
  expect(userErrors({ ...noUser, ...somchai, ...typed }, rules)).toEqual(errors);
});

test('who is invited chooses a password later', () => {
  expect(userErrors({ ...noUser, ...somchai }, { ...rules, isInvited: true })).toEqual({});
});
