import { expect, test } from 'vitest';
import { fieldProblem } from '#kernel/problem.ts';
import { createTrouble } from './create-trouble.ts';

test.each([
  ['taken', { status: 409, error: 'customers.email-taken' }],
  ['required', { status: 422, error: 'form.invalid', fields: { customerInfo: fieldProblem('customers.needed') } }],
  ['required', { status: 422, error: 'form.invalid', fields: { email: fieldProblem('email.required') } }],
  ['createAgain', { status: 0, error: 'network.failed' }],
  ['said', { status: 429, error: 'request.too-many' }],
  ['create', { status: 500, error: 'server.failed' }],
])('says %s for %j', (said, failure) => {
  expect(createTrouble({ fields: {}, ...failure })).toBe(said);
});
