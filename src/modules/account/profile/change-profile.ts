import { bangkokDate } from '#kernel/bangkok-time.ts';
import { notSignedIn } from '#kernel/problem.ts';
import { isStaff } from '#kernel/role.ts';
import { customerOfAccount, saveOwnRecord } from '#modules/customers/index.ts';
import { type OwnAccount, saveOwnAccount, userSubject } from '#modules/identity/index.ts';
import type { Context } from '#platform/context.ts';
import { type Particulars, particularsRefusal, saysSomething } from '../rules/particulars.ts';
import { type Profile, readProfile } from './read-profile.ts';

type Change = Readonly<{ person: OwnAccount; particulars: Partial<Particulars> }>;

/**
 * Changes what is sent of one's own profile: the account, and the customer record where there is one. A record is made
 * with the first thing that only it can hold.
 */
export const changeProfile = async (ctx: Context, { person, particulars }: Change): Promise<Profile> => {
  const refusal = particularsRefusal(particulars, bangkokDate(ctx.now));
  if (refusal) throw refusal;
  const { user: before } = await readProfile(ctx);
  await saveOwnAccount(ctx.tx, before.id, person);
  if (saysSomething(particulars) && !(await customerOfAccount(ctx, before.id))) throw notSignedIn();
  const { language: _, phone, ...names } = person;
  const { address, ...facts } = particulars;
  await saveOwnRecord(ctx.tx, before.id, { ...names, ...(phone && { phone }), ...facts, ...address });

  const profile = await readProfile(ctx);
  if (isStaff(before.role)) await recordOwnChange(ctx, before, profile.user);
  return profile;
};

// What customers say of themselves is theirs, and stays out of the log.
const recordOwnChange = ({ record }: Context, before: Profile['user'], after: Profile['user']) =>
  record({
    action: 'user.changed',
    subject: userSubject(after),
    before: ownFacts(before),
    after: ownFacts(after),
  });

const ownFacts = ({ firstName, lastName, phone, language }: Profile['user']) => ({
  ...{ firstName, lastName, phone, language },
});
