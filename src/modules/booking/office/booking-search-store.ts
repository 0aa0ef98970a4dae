import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '#modules/fleet/fleet-tables.ts';
import { vehiclesMeant } from '#modules/fleet/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { mentions } from '#platform/database/text-search.ts';
import { bookings } from '../records/booking-tables.ts';

const { reference, firstName, lastName, email, phone } = bookings;

/** The expression of the index `booking_search`. */
const searchText = sql`(lower(${reference} || ' ' || ${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${phone}) || ' ' || regexp_replace(${phone}, '[^0-9]', '', 'g'))`;

/**
 * Bookings that staff mean by a text: reference, customer, e-mail, telephone however it is written, or vehicle. The
 * vehicles are found first: with their ids at hand both sides of the `or` have an index.
 */
export const bookingsMeant = async (tx: Tx, typed: string): Promise<SQL | undefined> => {
  const found = await tx.select({ id: vehicles.id }).from(vehicles).where(vehiclesMeant(typed));
  const ids = found.map(({ id }) => id);
  const text = mentions(searchText, typed);
  return ids.length === 0 ? text : or(text, inArray(bookings.vehicleId, ids));
};
