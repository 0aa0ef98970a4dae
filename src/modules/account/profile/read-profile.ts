import { notSignedIn } from '#kernel/problem.ts';
import { type Customer, findOwnRecord } from '#modules/customers/index.ts';
import { findUser, type User } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import type { Particulars } from '../rules/particulars.ts';

export type Profile = Readonly<{ user: User; particulars: Particulars }>;

/** Who is signed in, with what the rental needs of them: empty where nothing was said. */
export const readProfile = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>): Promise<Profile> => {
  const user = actor.user && (await findUser(tx, actor.user.id));
  if (!user) throw notSignedIn();
  return { user, particulars: particularsOf(await findOwnRecord(tx, user.id)) };
};

const particularsOf = (record: Customer | undefined): Particulars => ({
  dateOfBirth: record?.dateOfBirth ?? null,
  licenseNumber: record?.licenseNumber ?? '',
  licenseExpiryDate: record?.licenseExpiryDate ?? null,
  nationality: record?.nationality ?? '',
  address: {
    street: record?.street ?? '',
    city: record?.city ?? '',
    province: record?.province ?? '',
    postalCode: record?.postalCode ?? '',
    country: record?.country ?? '',
  },
});
