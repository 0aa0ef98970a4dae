import type { z } from 'zod';
import type { NewStaff } from '#contract/office/users.ts';
import type { Context, Steps } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { personalWordsOf, refuseWeakPassword } from '../passwords/check-password-strength.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { findUserByEmail, isEmailTaken } from '../records/user-store.ts';
import { oneTimeUntil } from '../rules/one-time-password.ts';
import { staffEmailTaken } from '../rules/staff-problems.ts';
import { sendInvitation } from './invite-staff.ts';
import { needAdmin, recordOfStaff } from './open-staff.ts';
import { findStaff, insertStaff, type Staff } from './staff-store.ts';

/**
 * Creates an account for the back office, with a one-time password or an invitation by mail. 409 `users.email-taken`.
 */
export const createStaff = async (
  steps: Steps,
  { password, invite: _, ...fields }: z.output<typeof NewStaff>,
  where: { publicUrl: string },
): Promise<Staff> => {
  const passwordHash = password === undefined ? null : await hashAcceptable(steps, { ...fields, password });
  return steps.step(async (ctx) => {
    await needAdmin(ctx);
    const staff = await insert(ctx, { ...fields, passwordHash });
    await recordOfStaff(ctx, staff, { action: passwordHash ? 'user.created' : 'user.invited', after: staff });
    if (passwordHash) return staff;
    await sendInvitation(ctx, staff, where);
    return returnedRow(await findStaff(ctx.tx, staff.id));
  });
};

type NewStaffFields = Omit<z.output<typeof NewStaff>, 'password' | 'invite'> & { passwordHash: string | null };

const insert = async ({ tx, now }: Context, fields: NewStaffFields): Promise<Staff> => {
  if (await findUserByEmail(tx, fields.email)) throw staffEmailTaken();
  const row = {
    ...fields,
    phone: fields.phone ?? null,
    mustChangePassword: fields.passwordHash !== null,
    oneTimeUntil: fields.passwordHash === null ? null : oneTimeUntil(now, 'handed'),
    createdAt: now,
  };
  return insertStaff(tx, row).catch((error: unknown) => {
    throw isEmailTaken(error) ? staffEmailTaken() : error;
  });
};

// Hashing is slow, so it runs outside a transaction.
const hashAcceptable = async (
  { step }: Steps,
  { password, ...person }: Parameters<typeof personalWordsOf>[0] & { password: string },
) => {
  await step(({ tx }) => refuseWeakPassword(tx, { password, about: personalWordsOf(person), field: 'password' }));
  return hashPassword(password);
};
