import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { signInPlaces, users } from './identity-tables.ts';

/** Whether the account with this e-mail was signed in to from one of these places since `since`. */
export const isKnownAddress = async (
  tx: Tx,
  { email, places, since }: { email: string; places: readonly string[]; since: Temporal.Instant },
): Promise<boolean> => {
  const rows = await tx
    .select({ place: signInPlaces.place })
    .from(signInPlaces)
    .innerJoin(users, and(eq(users.id, signInPlaces.userId), isNull(users.archivedAt)))
    .where(
      and(
        eq(sql`lower(${users.email})`, email),
        inArray(signInPlaces.place, [...places]),
        gt(signInPlaces.lastAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

export const saveKnownAddresses = (tx: Tx, userId: string, places: readonly string[], now: Temporal.Instant) =>
  tx
    .insert(signInPlaces)
    .values(places.map((place) => ({ userId, place, lastAt: now })))
    .onConflictDoUpdate({ target: [signInPlaces.userId, signInPlaces.place], set: { lastAt: now } });

export const deleteKnownAddressesUntil = (tx: Tx, until: Temporal.Instant) =>
  tx.delete(signInPlaces).where(lt(signInPlaces.lastAt, until));
