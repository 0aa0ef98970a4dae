import { expect, test } from 'vitest';
import { createTrouble } from './create-trouble.ts';

test.each([
  ['taken', { status: 409, message: 'Email address already exists' }],
  ['required', { status: 422, message: 'First name, last name, email, and phone are required' }],
  ['required', { status: 422, message: 'Check the form', fields: { email: 'Email is required' } }],
  ['createAgain', { status: 0, message: 'Network error - please check your connection' }],
  ['said', { status: 429, message: 'Rate limit exceeded. Please wait a moment.' }],
  ['create', { status: 500, message: 'Server error occurred' }],
])('says %s for %j', (said, failure) => {
  expect(createTrouble({ fields: {}, ...failure })).toBe(said);
});
