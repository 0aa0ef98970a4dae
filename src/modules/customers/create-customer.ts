import type { z } from 'zod';
import type { NewCustomer } from '#contract/office/customers.ts';
import { birthProblems } from '#kernel/date-of-birth.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { addCustomerAccount, oneTimePassword } from '#modules/identity/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { type CustomerOnRecord, insertRecord } from './customer-record-store.ts';
import { customerSubject, storedFacts } from './customer-shape.ts';
import { refuseTakenEmail } from './open-customer.ts';
import { customerEmailTaken } from './rules/problems.ts';

type CustomerRequest = z.output<typeof NewCustomer>;
type CreatedCustomer = Readonly<{ customer: CustomerOnRecord; tempPassword: string | null; isInvited: boolean }>;

/**
 * Creates a customer on behalf of staff: record, account, a one-time password to hand over, and an optional mail with a
 * link for choosing another. Without an e-mail the record alone. 409 `customers.email-taken`.
 */
export const createCustomer = async (
  { step, now }: Steps,
  { invite: isInvited = true, ...request }: CustomerRequest,
  { publicUrl }: { publicUrl: string },
): Promise<CreatedCustomer> => {
  refuseWrong(birthProblems(request, { now }));
  const { email = '' } = request;
  if (email === '') {
    const customer = await step((ctx) => insertWithoutAccount(ctx, { ...request, email }));
    return { customer, tempPassword: null, isInvited: false };
  }
  // Checked before the slow hashing of the password.
  await step(({ tx }) => refuseTakenEmail(tx, email));
  const { password, passwordHash } = await oneTimePassword();
  const customer = await step((ctx) =>
    insert(ctx, { ...request, email }, { passwordHash, invitedTo: isInvited ? publicUrl : null }),
  );
  return { customer, tempPassword: password, isInvited };
};

type Access = Parameters<typeof addCustomerAccount>[2];

type WithEmail = CustomerRequest & Readonly<{ email: string }>;

const insert = async (ctx: Context, request: WithEmail, access: Access): Promise<CustomerOnRecord> => {
  const { language = 'en', ...facts } = request;
  const { firstName, lastName, email, phone } = facts;
  await refuseTakenEmail(ctx.tx, email);
  const userId = await addCustomerAccount(ctx, { firstName, lastName, email, phone, language }, access);
  if (userId === undefined) throw customerEmailTaken(null);
  const customer = await insertRecord(ctx.tx, { ...storedFacts(facts), userId, createdAt: ctx.now });
  await recordCreated(ctx, customer, access.invitedTo !== null);
  return customer;
};

const insertWithoutAccount = async (ctx: Context, { language: _, ...facts }: WithEmail): Promise<CustomerOnRecord> => {
  const customer = await insertRecord(ctx.tx, { ...storedFacts(facts), createdAt: ctx.now });
  await recordCreated(ctx, customer, false);
  return customer;
};

const recordCreated = (ctx: Context, customer: CustomerOnRecord, isInvited: boolean): Promise<void> =>
  ctx.record({ action: 'customer.created', subject: customerSubject(customer), after: { isInvited } });
