import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../../records/booking-tables.ts';

/** The booking that a vehicle is out with. */
export const findActiveRental = async (
  tx: Tx,
  vehicleId: string,
): Promise<Readonly<{ id: string; reference: string }> | undefined> => {
  const [row] = await tx
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(and(eq(bookings.vehicleId, vehicleId), eq(bookings.status, 'confirmed'), isNotNull(bookings.pickedUpAt)))
    .limit(1);
  return row;
};
