import type { z } from 'zod';
import type { NewCustomer } from '#contract/office/customers.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addCustomerAccount, oneTimePassword } from '#modules/identity/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { birthRefusal } from '../rules/may-change.ts';
import { emailTaken } from '../rules/problems.ts';
import { keptFacts } from './customer-shape.ts';
import { customerSubject } from './record-deed.ts';
import { type CustomerOnRecord, insertRecord } from './record-store.ts';
import { refuseKnownEmail } from './refuse-known-email.ts';

type Asked = z.output<typeof NewCustomer>;
type Made = Readonly<{ customer: CustomerOnRecord; tempPassword: string; isInvited: boolean }>;

/**
 * A customer whom staff make: record, account, a one-time password to hand over, and a mail by which to choose another.
 * 409 `customers.email-taken`.
 */
export const createCustomer = async (
  { step, now }: Steps,
  { invite: isInvited = true, ...asked }: Asked,
  { publicUrl }: { publicUrl: string },
): Promise<Made> => {
  const refusal = birthRefusal(asked.dateOfBirth, bangkokDate(now));
  if (refusal) throw refusal;
  // Told before the password is hashed, which takes a while.
  await step(({ tx }) => refuseKnownEmail(tx, asked.email));
  const { password, passwordHash } = await oneTimePassword();
  const customer = await step((ctx) => insert(ctx, asked, { passwordHash, invitedTo: isInvited ? publicUrl : null }));
  return { customer, tempPassword: password, isInvited };
};

type Access = Parameters<typeof addCustomerAccount>[2];

const insert = async (ctx: Context, asked: Asked, access: Access): Promise<CustomerOnRecord> => {
  const { language = 'en', ...facts } = asked;
  const { firstName, lastName, email, phone } = facts;
  await refuseKnownEmail(ctx.tx, email);
  const userId = await addCustomerAccount(ctx, { firstName, lastName, email, phone, language }, access);
  if (userId === undefined) throw emailTaken(null);
  const customer = await insertRecord(ctx.tx, { ...keptFacts(facts), userId, createdAt: ctx.now });
  await ctx.record({
    action: 'customer.created',
    subject: customerSubject(customer),
    after: { isInvited: access.invitedTo !== null },
  });
  return customer;
};
