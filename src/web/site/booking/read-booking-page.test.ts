import { expect, test } from 'vitest';
import { createClient } from '../../api/client.ts';
import { readBookingPage, readOwnCustomer } from './read-booking-page.ts';

test.each(['available', '..', '', null, 'x/../lookup', '0197f1a0-0000-7000-8000-000000000001/similar'])(
  'nobody is asked for a vehicle called %j, which would be another call',
  async (word) => {
    const requests: string[] = [];
    const client = createClient(async ({ path }) => {
      requests.push(path);
      return { status: 500, headers: { get: () => null }, body: {} };
    });
    expect(await readBookingPage(client, word)).toEqual({ page: null, status: 404 });
    expect(requests).toEqual([]);
  },
);

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
const known = { ...hannah, flightNumber: '', arrivalNote: '' };

test.each([
  ['a customer is known with phone and licence', 'CUSTOMER', { ...hannah, phone: '081' }, { ...known, phone: '081' }],
  ['who gave no phone has none', 'CUSTOMER', { ...hannah, phone: null }, { ...known, phone: '' }],
  ['staff book for others', 'STAFF', { ...hannah, phone: null }, null],
  ['a guest is not known', null, { ...hannah, phone: null }, null],
  ['without a profile nothing is known', 'CUSTOMER', null, null],
] as const)('%s', async (_, role, profile, customer) => {
  expect(await readOwnCustomer(clientFor(role, profile))).toEqual(customer);
});
