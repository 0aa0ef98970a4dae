import { isStaffRole } from '#kernel/role.ts';
import type { Context } from '#platform/context.ts';
import type { User } from './user-store.ts';

type Person = Pick<User, 'id' | 'role' | 'firstName' | 'lastName'>;

/** A user as the subject of an audit log entry. */
export const userSubject = ({ id, firstName, lastName }: Omit<Person, 'role'>) => ({
  kind: 'user',
  id,
  name: `${firstName} ${lastName}`.trim(),
});

/** Writes an audit log entry for what a staff member did with their own account. Does nothing for customers. */
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
 * Writes an audit log entry for a failed sign-in of staff, or a wrong password within a session. The actor is left out
 * as unknown: even the session's user may not be who tried, since a session can be stolen.
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
