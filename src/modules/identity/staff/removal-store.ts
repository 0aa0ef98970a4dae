import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed } from '#platform/database/removal.ts';
import { signInPlaces, users } from '../identity-tables.ts';

/** Deletes an account; false, and nothing is done, when other records name it. */
export const deleteUser = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(users).where(eq(users.id, id)));

const noLongerKnown = { email: '', emailVerified: false, phone: null, passwordHash: null } as const;

/** Leaves of an account what other records need to name it: its name. */
export const archiveUser = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.delete(signInPlaces).where(eq(signInPlaces.userId, id));
  await tx
    .update(users)
    .set({ ...noLongerKnown, archivedAt: now, isActive: false })
    .where(eq(users.id, id));
};
