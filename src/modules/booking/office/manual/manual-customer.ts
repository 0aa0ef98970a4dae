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
export const personNamed = async ({ tx }: Context, named: NamedCustomer) => {
  const known = named.id ? await findRecord(tx, named.id) : undefined;
  if (named.id && (!known || known.archivedAt !== null)) throw nobodyNamed();
  const written = named.firstName || named.lastName ? named : splitName(named.name);
  const isWritten = written.firstName !== '' || written.lastName !== '';
  const { firstName, lastName } = isWritten || !known ? written : known;
  return {
    firstName,
    lastName,
    email: named.email || (known?.email ?? ''),
    phone: named.phone || (known?.phone ?? ''),
    licenseNumber: named.licenseNumber || (known?.licenseNumber ?? ''),
  };
};

const nobodyNamed = () => wrongField('customerId', 'rental.customer-required');

type Person = Awaited<ReturnType<typeof personNamed>>;

/** The customer whose the booking is, by id: the one that was chosen, or who is or becomes one by the e-mail. */
export const customerOfManual = async (ctx: Context, id: string | null, person: Person): Promise<string> => {
  if (id) return id;
  await lockEmail(ctx.tx, person.email);
  return customerOfBooking(ctx, person);
};
