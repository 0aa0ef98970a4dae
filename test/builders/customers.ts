import type { ReplyOf } from '#contract/index.ts';
import type { TestApp } from '../fresh-app.ts';

/** The form data of a new customer, as entered by staff. */
export const newCustomer = (changed: object = {}) => ({
  firstName: 'Hannah',
  lastName: 'Lindqvist',
  email: 'hannah@example.com',
  phone: '+66 81 555 0199',
  ...changed,
});

type Made = ReplyOf<'POST /admin/customers'>['data'];

/** Creates a customer as staff, and returns the response's data. */
export const customerMade = async (
  app: TestApp,
  headers: Record<string, string>,
  changed: object = {},
): Promise<Made> => {
  const reply = await app.call('POST /admin/customers', { headers, body: newCustomer(changed) });
  if (reply.status !== 200) throw new Error(`No customer was made: ${JSON.stringify(reply.problem)}`);
  return reply.body.data;
};
