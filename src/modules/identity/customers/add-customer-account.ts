import type { Language } from '#contract/fields.ts';
import type { Context } from '#platform/context.ts';
import { sendInvitation } from '../staff/invite-staff.ts';
import { insertUserUnlessKnown, saveUser } from '../user-store.ts';

type Person = Readonly<{ firstName: string; lastName: string; email: string; phone: string; language: Language }>;

type Access = Readonly<{
  /** Of a one-time password: it opens nothing but its change. */
  passwordHash: string;
  /** Where the link of the invitation leads; null without one. */
  invitedTo: string | null;
}>;

/** An account that staff make for a customer, by id; undefined where the e-mail has one, whoever's it is. */
export const addCustomerAccount = async (
  ctx: Context,
  person: Person,
  { passwordHash, invitedTo }: Access,
): Promise<string | undefined> => {
  const { tx, now } = ctx;
  const id = await insertUserUnlessKnown(tx, {
    ...person,
    ...{ role: 'CUSTOMER', emailVerified: false, passwordHash, createdAt: now },
  });
  if (id === undefined) return undefined;
  await saveUser(tx, id, { mustChangePassword: true });
  if (invitedTo) await sendInvitation(ctx, { ...person, id }, { publicUrl: invitedTo });
  return id;
};
