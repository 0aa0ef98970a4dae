import { isStaffRole } from '#kernel/role.ts';
import type { Context } from '#platform/context.ts';
import type { User } from './user-store.ts';

type Person = Pick<User, 'id' | 'role' | 'firstName' | 'lastName'>;

/** Somebody as the subject of an entry in the audit log. */
export const userSubject = ({ id, firstName, lastName }: Omit<Person, 'role'>) => ({
  kind: 'user',
  id,
  name: `${firstName} ${lastName}`.trim(),
});

/** Writes what somebody of the staff did with their own account into the audit log. Of customers it keeps nothing. */
export const recordOwn = async (
  { record }: Pick<Context, 'record'>,
  user: Person,
  action: `user.${string}`,
  after?: Readonly<Record<string, unknown>>,
): Promise<void> => {
  if (!isStaffRole(user.role)) return;
  const subject = userSubject(user);
  const by = { id: user.id, name: subject.name, role: user.role };
  await record({ action, subject, by, ...(after && { after }) });
};

/**
 * The same for a sign-in that failed, and for a password that was wrong within a session: who it was, nobody knows. Whose
 * session it is does not tell: it may be a customer's, or stolen.
 */
export const recordFailure = async (
  { record }: Pick<Context, 'record'>,
  user: Person | undefined,
  wrong: 'password' | 'code',
): Promise<void> => {
  if (!user || !isStaffRole(user.role)) return;
  await record({
    action: 'user.sign-in-failed',
    subject: userSubject(user),
    after: { wrong },
    by: null,
  });
};
