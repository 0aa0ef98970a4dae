import { wrongField } from '#kernel/problem.ts';
import { customerOfBooking, findRecord, lockEmail } from '#modules/customers/index.ts';
import type { Context } from '#platform/context.ts';
import { splitName } from '../../rules/office/manual-form.ts';

export type NamedCustomer = Readonly<{
  /** Of one that is known; what else is named is taken for the booking alone. */
  id: string | null;
  /** First and last name in one, where they are not given apart. */
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  licenseNumber: string;
}>;

/** Whom a manual booking is for: of a known customer what is on record, but for what the clerk wrote otherwise. */
export const resolvePerson = async ({ tx }: Context, named: NamedCustomer) => {
  const existing = named.id ? await findRecord(tx, named.id) : undefined;
  if (named.id && (!existing || existing.archivedAt !== null)) throw customerMissing();
  const written = named.firstName || named.lastName ? named : splitName(named.name);
  const isWritten = written.firstName !== '' || written.lastName !== '';
  const { firstName, lastName } = isWritten || !existing ? written : existing;
  return {
    firstName,
    lastName,
    email: named.email || (existing?.email ?? ''),
    phone: named.phone || (existing?.phone ?? ''),
    licenseNumber: named.licenseNumber || (existing?.licenseNumber ?? ''),
  };
};

const customerMissing = () => wrongField('customerId', 'rental.customer-required');

type Person = Awaited<ReturnType<typeof resolvePerson>>;

/** The customer whose the booking is, by id: the one that was chosen, or who is or becomes one by the e-mail. */
export const customerOfManual = async (ctx: Context, id: string | null, person: Person): Promise<string> => {
  if (id) return id;
  await lockEmail(ctx.tx, person.email);
  return customerOfBooking(ctx, person);
};
