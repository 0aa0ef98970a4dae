import { expect, test } from 'vitest';
import { customerChangeRefusal } from './may-change.ts';

const current = { version: 3, isAnonymised: false, isOfStaff: false };

test.each([
  ['as it was seen', current, 3, undefined],
  ['as it is, where no version counts', current, undefined, undefined],
  ['changed since it was seen', current, 2, 'customers.changed-meanwhile'],
  ['anonymised', { ...current, isAnonymised: true }, 3, 'customers.anonymised'],
  ['of somebody who works here', { ...current, isOfStaff: true }, 3, 'customers.staff'],
])('a customer %s', (_case, customer, expectedVersion, code) => {
  expect(customerChangeRefusal(customer, expectedVersion)?.code).toBe(code);
});
