import { expect, test } from 'vitest';
import { CustomerInfo } from '#contract/booking.ts';
import { noArrival, noCustomer } from '../state/draft.ts';
import { customerProblems } from './customer-problems.ts';

const hannah = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'hannah.keller@example.com',
  phone: '+61 4 5550 0142',
  licenseNumber: 'DL 0455512',
  ...noArrival,
};

test('all fields are required', () => {
  expect(customerProblems(noCustomer).map(({ sentence }) => sentence)).toEqual([
    'firstNameRequired',
    'lastNameRequired',
    'emailRequired',
    'phoneRequired',
    'licenseRequired',
  ]);
});

test('only spaces count as empty', () => {
  expect(customerProblems({ ...hannah, lastName: '  ' })).toEqual([
    { field: 'lastName', sentence: 'lastNameRequired' },
  ]);
});

test.each<[string, Partial<typeof hannah>]>([
  ['good details', {}],
  ['an address without a domain', { email: 'hannah.keller@example' }],
  ['an address with two at signs', { email: 'a@b@example.com' }],
  ['a phone number of letters', { phone: 'call me' }],
  ['a phone number that is too short', { phone: '123' }],
  ['a licence of marks alone', { licenseNumber: '!!' }],
  ['a licence in Thai letters', { licenseNumber: 'กข' }],
])('%s: the form and the server judge alike', (_, change) => {
  const customer = { ...hannah, ...change };
  expect(customerProblems(customer).length === 0).toBe(CustomerInfo.safeParse(customer).success);
});
