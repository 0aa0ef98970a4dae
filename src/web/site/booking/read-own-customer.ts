import type { Client } from '../../api/client.ts';
import type { Customer } from './draft/draft.ts';

/** What the account of a customer who is signed in knows; null for everybody else. */
export const readOwnCustomer = async ({ call }: Client): Promise<Customer | null> => {
  const me = await call('GET /auth/me');
  if (!me.success || me.data.role !== 'CUSTOMER') return null;
  const profile = await call('GET /auth/profile');
  if (!profile.success) return null;
  const { firstName, lastName, email, phone, licenseNumber } = profile.data;
  return { firstName, lastName, email, phone: phone ?? '', licenseNumber };
};
