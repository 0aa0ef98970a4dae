import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { returnedRow } from '#platform/database/database.ts';
import { rentalAgreements } from '../records/booking-tables.ts';

export type Agreement = typeof rentalAgreements.$inferSelect;

/** What was signed for a booking, newest first, without the papers. */
export const agreementsOf = (tx: Tx, bookingId: string) =>
  tx
    .select({
      version: rentalAgreements.version,
      signedName: rentalAgreements.signedName,
      signedAt: rentalAgreements.signedAt,
      signature: rentalAgreements.signature,
      byName: rentalAgreements.byName,
    })
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
