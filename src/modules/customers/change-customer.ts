import { birthProblems } from '#kernel/date-of-birth.ts';
import { type FieldProblems, fieldProblem, refuseWrong } from '#kernel/problem.ts';
import { changeCustomerAccount } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { type CustomerOnRecord, findRecord, saveRecord } from './customer-record-store.ts';
import { recordChange, storedFacts } from './customer-shape.ts';
import { openCustomer, refuseTakenEmail } from './open-customer.ts';

type Change = Readonly<
  Partial<Pick<CustomerOnRecord, 'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'licenseExpiryDate'>>
> &
  Parameters<typeof storedFacts>[0];

type CustomerContact = Pick<CustomerOnRecord, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Corrects the open bookings of a customer where they say what the record said before. Returns how many. */
export type CorrectBookings = (
  ctx: Context,
  corrected: Readonly<{ customerId: string; before: CustomerContact; after: CustomerContact }>,
) => Promise<number>;

type Changed = Readonly<{
  customer: CustomerOnRecord;
  correctedBookings: number;
  /** Whether the account keeps its e-mail until the new one is proven. */
  emailWaits: boolean;
}>;

/**
 * Changes the given fields of a customer, and the ones that their account shares. Bookings keep the details entered for
 * them, unless `correctBookings` is given. 409 `customers.changed-meanwhile`, `customers.email-taken`, `customers.anonymised`, `customers.staff`.
 */
export const changeCustomer = async (
  ctx: Context,
  { id, version, change }: { id: string; version: number; change: Change },
  correctBookings: CorrectBookings | null = null,
): Promise<Changed> => {
  refuseWrong(await customerProblems(change, { ...ctx, params: { id } }));
  if (change.email && (await isAnother(ctx, id, change.email)))
    await refuseTakenEmail(ctx.tx, change.email, { but: id });
  const { customer: before, account } = await openCustomer(ctx, id, version);
  const { firstName, lastName, email, phone } = change;
  const emailWaits =
    account !== undefined &&
    (await changeCustomerAccount(ctx, account, {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(email && email !== before.email && { email }),
      ...(phone && { phone }),
    }));
  const after = await saveRecord(ctx.tx, id, storedFacts(change));
  await recordChange(ctx, before, after);
  const correctedBookings = correctBookings ? await correctBookings(ctx, { customerId: id, before, after }) : 0;
  return { customer: after, correctedBookings, emailWaits };
};

/** A date of birth in the future, and an account that would be left without an email. */
export const customerProblems = async (
  change: Readonly<{ email?: string | undefined; dateOfBirth?: string | null | undefined }>,
  { tx, now, params: { id } }: Pick<Context, 'tx' | 'now'> & { params: { id: string } },
): Promise<FieldProblems> => ({
  ...birthProblems(change, { now }),
  ...(change.email === '' && (await findRecord(tx, id))?.userId && { email: fieldProblem('email.required') }),
});

const isAnother = async ({ tx }: Context, id: string, email: string): Promise<boolean> =>
  (await findRecord(tx, id))?.email.toLowerCase() !== email.toLowerCase();
