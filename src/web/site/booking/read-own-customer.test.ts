import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readOwnCustomer } from './read-own-customer.ts';

const clientFor = (role: 'CUSTOMER' | 'STAFF' | null, profile: object | null) => {
  const refused = [401, { success: false, error: 'auth.required', message: 'No' }] as const;
  const answers: Record<string, readonly [number, unknown]> = {
    '/auth/me': role ? [200, { success: true, data: { role } }] : refused,
    '/auth/profile': profile ? [200, { success: true, data: profile }] : [503, null],
  };
  return createClient(async ({ path }) => {
    const [status, body] = answers[path] ?? [404, null];
    return { status, headers: { get: () => null }, body };
  });
};

const hannah = { firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com', licenseNumber: 'NSW 1234' };

test.each([
  ['a customer is known with phone and licence', 'CUSTOMER', { ...hannah, phone: '081' }, { ...hannah, phone: '081' }],
  ['who gave no phone has none', 'CUSTOMER', { ...hannah, phone: null }, { ...hannah, phone: '' }],
  ['staff book for others', 'STAFF', { ...hannah, phone: null }, null],
  ['a guest is not known', null, { ...hannah, phone: null }, null],
  ['without a profile nothing is known', 'CUSTOMER', null, null],
] as const)('%s', async (_, role, profile, known) => {
  expect(await readOwnCustomer(clientFor(role, profile))).toEqual(known);
});
