import type { Tx } from '#platform/database/database.ts';
import { bookingAddons, bookings } from './booking-tables.ts';

type BookedRental = typeof bookings.$inferInsert;
type BookedAddon = typeof bookingAddons.$inferInsert;

/** Columns times rows stay far below the number of values that one statement may carry. */
const AT_ONCE = 500;

/** Adds bookings as they are, with their add-ons; for the fill of a database. Their vehicles are occupied apart. */
export const addBookings = async (
  tx: Tx,
  rows: readonly BookedRental[],
  addons: readonly BookedAddon[],
): Promise<void> => {
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await tx.insert(bookings).values(rows.slice(first, first + AT_ONCE));
  if (addons.length > 0) await tx.insert(bookingAddons).values([...addons]);
};
