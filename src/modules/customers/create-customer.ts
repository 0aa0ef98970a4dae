import type { z } from 'zod';
import type { NewCustomer } from '#contract/office/customers.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addCustomerAccount, oneTimePassword } from '#modules/identity/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { type CustomerOnRecord, insertRecord } from './customer-record-store.ts';
import { customerSubject, storedFacts } from './customer-shape.ts';
import { refuseTakenEmail } from './open-customer.ts';
import { birthRefusal } from './rules/may-change.ts';
import { customerEmailTaken } from './rules/problems.ts';

type CustomerRequest = z.output<typeof NewCustomer>;
type CreatedCustomer = Readonly<{ customer: CustomerOnRecord; tempPassword: string; isInvited: boolean }>;

/**
 * Creates a customer on behalf of staff: record, account, a one-time password to hand over, and an optional mail with a
 * link for choosing another. 409 `customers.email-taken`.
 */
export const createCustomer = async (
  { step, now }: Steps,
  { invite: isInvited = true, ...request }: CustomerRequest,
  { publicUrl }: { publicUrl: string },
): Promise<CreatedCustomer> => {
  const refusal = birthRefusal(request.dateOfBirth, bangkokDate(now));
  if (refusal) throw refusal;
  // Checked before the slow hashing of the password.
  await step(({ tx }) => refuseTakenEmail(tx, request.email));
  const { password, passwordHash } = await oneTimePassword();
  const customer = await step((ctx) => insert(ctx, request, { passwordHash, invitedTo: isInvited ? publicUrl : null }));
  return { customer, tempPassword: password, isInvited };
};

type Access = Parameters<typeof addCustomerAccount>[2];

const insert = async (ctx: Context, request: CustomerRequest, access: Access): Promise<CustomerOnRecord> => {
  const { language = 'en', ...facts } = request;
  const { firstName, lastName, email, phone } = facts;
  await refuseTakenEmail(ctx.tx, email);
  const userId = await addCustomerAccount(ctx, { firstName, lastName, email, phone, language }, access);
  if (userId === undefined) throw customerEmailTaken(null);
  const customer = await insertRecord(ctx.tx, { ...storedFacts(facts), userId, createdAt: ctx.now });
  await ctx.record({
    action: 'customer.created',
    subject: customerSubject(customer),
    after: { isInvited: access.invitedTo !== null },
  });
  return customer;
};
