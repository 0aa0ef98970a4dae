import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { returnedRow } from '#platform/database/database.ts';
import { rentalAgreements } from '../records/booking-tables.ts';
import type { Signed } from '../rules/agreement.ts';

export type Agreement = typeof rentalAgreements.$inferSelect;

/** What the newest agreement of a booking binds, and whether it agrees to later charges; undefined without one. */
export const newestSigned = async (tx: Tx, bookingId: string): Promise<Signed | undefined> => {
  const { binds, facts } = rentalAgreements;
  const agreesToLaterCharges = sql<boolean>`coalesce((${facts} ->> 'agreesToLaterCharges')::boolean, false)`;
  const [row] = await tx
    .select({ binds, agreesToLaterCharges })
    .from(rentalAgreements)
    .where(eq(rentalAgreements.bookingId, bookingId))
    .orderBy(desc(rentalAgreements.version))
    .limit(1);
  return row;
};

/** What was signed for a booking, newest first. */
export const agreementsOf = (tx: Tx, bookingId: string): Promise<Agreement[]> =>
  tx
    .select()
    .from(rentalAgreements)
    .where(eq(rentalAgreements.bookingId, bookingId))
    .orderBy(desc(rentalAgreements.version));

/** The paper of a version, of the newest unless one is named. */
export const findAgreement = async (tx: Tx, bookingId: string, version?: number): Promise<Agreement | undefined> => {
  const ofBooking = eq(rentalAgreements.bookingId, bookingId);
  const [row] = await tx
    .select()
    .from(rentalAgreements)
    .where(version === undefined ? ofBooking : and(ofBooking, eq(rentalAgreements.version, version)))
    .orderBy(desc(rentalAgreements.version))
    .limit(1);
  return row;
};

export const insertAgreement = async (tx: Tx, row: typeof rentalAgreements.$inferInsert): Promise<Agreement> => {
  const [inserted] = await tx.insert(rentalAgreements).values(row).returning();
  return returnedRow(inserted);
};
