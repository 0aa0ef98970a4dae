import type { ProfileShape } from '#contract/account.ts';
import { birthProblems } from '#kernel/date-of-birth.ts';
import { notSignedIn, refuseWrong } from '#kernel/problem.ts';
import { isStaffRole } from '#kernel/role.ts';
import { customerOfAccount, findOwnRecord, type OwnRecord, saveOwnRecord } from '#modules/customers/index.ts';
import {
  findUser,
  type OwnAccount,
  saveOwnAccount,
  shownUser,
  type User,
  userSubject,
} from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { hasAnyParticulars, type Particulars } from './rules/particulars.ts';

export type Profile = Readonly<{ user: User; particulars: Particulars }>;

/** The signed-in user with their rental details, which are empty if not given. 401. */
export const readProfile = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>): Promise<Profile> => {
  const user = actor.user && (await findUser(tx, actor.user.id));
  if (!user) throw notSignedIn();
  return { user, particulars: particularsOf(await findOwnRecord(tx, user.id)) };
};

const particularsOf = (record: OwnRecord | undefined): Particulars => ({
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

export const profileShape = ({ user, particulars }: Profile): ProfileShape => ({ ...shownUser(user), ...particulars });

type Change = Readonly<{ person: OwnAccount; particulars: Partial<Particulars> }>;

/**
 * Changes the given fields of the caller's profile: the account, and the customer record if there is one. The record is
 * created with the first field that only it can hold.
 */
export const changeProfile = async (ctx: Context, { person, particulars }: Change): Promise<Profile> => {
  refuseWrong(birthProblems(particulars, ctx));
  const { user: before } = await readProfile(ctx);
  await saveOwnAccount(ctx.tx, before.id, person);
  if (hasAnyParticulars(particulars) && !(await customerOfAccount(ctx, before.id))) throw notSignedIn();
  const { language: _, phone, ...names } = person;
  const { address, ...facts } = particulars;
  await saveOwnRecord(ctx.tx, before.id, { ...names, ...(phone && { phone }), ...facts, ...address });

  const profile = await readProfile(ctx);
  if (isStaffRole(before.role)) await recordOwnChange(ctx, before, profile.user);
  return profile;
};

// Customers' details stay out of the audit log.
const recordOwnChange = ({ record }: Context, before: Profile['user'], after: Profile['user']) =>
  record({
    action: 'user.changed',
    subject: userSubject(after),
    before: ownFacts(before),
    after: ownFacts(after),
  });

const ownFacts = ({ firstName, lastName, phone, language }: Profile['user']) => ({
  firstName,
  lastName,
  phone,
  language,
});
