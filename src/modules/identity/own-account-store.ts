import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { failedLogins, users } from './identity-tables.ts';

/** What people change of their own account. Role, activity and e-mail are not among it. */
export type OwnAccount = Readonly<
  Partial<Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'phone' | 'language'>>
>;

export const saveOwnAccount = async (tx: Tx, id: string, changed: OwnAccount): Promise<void> => {
  if (Object.keys(changed).length > 0) await tx.update(users).set(changed).where(eq(users.id, id));
};

/** Deletes an account with its sessions, links, codes and failed sign-ins. What refers to it must be gone. */
export const deleteAccount = async (tx: Tx, { id, email }: { id: string; email: string }): Promise<void> => {
  await tx.delete(failedLogins).where(eq(failedLogins.email, email.toLowerCase()));
  await tx.delete(users).where(eq(users.id, id));
};
