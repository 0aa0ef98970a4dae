import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { transferSlips } from '../records/booking-tables.ts';

export type StoredSlip = typeof transferSlips.$inferSelect;

/** A slip with its number, counted from 1 among all that ever came for the booking: it stays when others go. */
export type NumberedSlip = StoredSlip & Readonly<{ number: number }>;

const everySlipOf = async (tx: Tx, bookingId: string): Promise<NumberedSlip[]> => {
  const rows = await tx
    .select()
    .from(transferSlips)
    .where(eq(transferSlips.bookingId, bookingId))
    .orderBy(asc(transferSlips.createdAt), asc(transferSlips.id));
  return rows.map((slip, index) => ({ ...slip, number: index + 1 }));
};

/** Oldest first, without those that were taken back. */
export const slipsOf = async (tx: Tx, bookingId: string): Promise<NumberedSlip[]> =>
  (await everySlipOf(tx, bookingId)).filter(({ withdrawnAt }) => withdrawnAt === null);

export type Withdrawal = Readonly<{ at: Temporal.Instant; number: number }>;

/** Which slips of a booking were taken back, and when. */
export const withdrawalsOf = async (tx: Tx, bookingId: string): Promise<Withdrawal[]> =>
  (await everySlipOf(tx, bookingId)).flatMap(({ withdrawnAt: at, number }) => (at ? { at, number } : []));

/** How many slips ever came for a booking, those taken back included: their files stay for a while. */
export const countSlips = (tx: Tx, bookingId: string): Promise<number> =>
  tx.$count(transferSlips, eq(transferSlips.bookingId, bookingId));

export const findSlip = async (tx: Tx, bookingId: string, id: string): Promise<StoredSlip | undefined> => {
  const [row] = await tx
    .select()
    .from(transferSlips)
    .where(and(eq(transferSlips.bookingId, bookingId), eq(transferSlips.id, id), isNull(transferSlips.withdrawnAt)));
  return row;
};

export const withdrawSlip = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(transferSlips).set({ withdrawnAt: now }).where(eq(transferSlips.id, id));
};

export const insertSlips = async (tx: Tx, rows: readonly StoredSlip[]): Promise<void> => {
  await tx.insert(transferSlips).values([...rows]);
};

/** The given ids that belong to a slip that was not taken back. */
export const registeredSlips = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: transferSlips.id })
    .from(transferSlips)
    .where(and(inArray(transferSlips.id, [...ids]), isNull(transferSlips.withdrawnAt)));
  return rows.map(({ id }) => id);
};
