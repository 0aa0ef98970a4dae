import { lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { providerEvents } from '../records/payments-tables.ts';

/** Stores a webhook event id; false if it was already stored. */
export const rememberEvent = async (tx: Tx, eventId: string, now: Temporal.Instant): Promise<boolean> => {
  const { rowCount } = await tx.insert(providerEvents).values({ eventId, receivedAt: now }).onConflictDoNothing();
  return rowCount === 1;
};

export const deleteEvents = async (tx: Tx, before: Temporal.Instant): Promise<void> => {
  await tx.delete(providerEvents).where(lt(providerEvents.receivedAt, before));
};
