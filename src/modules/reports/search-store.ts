import { and, desc, eq, isNull } from 'drizzle-orm';
import { isListed, matchesBookingSearch } from '#modules/booking/index.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { customerMatches } from '#modules/customers/index.ts';
import { vehiclesMeant } from '#modules/fleet/index.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import type { Tx } from '#platform/database/database.ts';

/** The maximum number of results of each kind. */
const MOST = 5;

export const findVehicles = (tx: Tx, typed: string) =>
  tx
    .select({
      id: vehicles.id,
      brand: vehicles.brand,
      model: vehicles.model,
      licensePlate: vehicles.licensePlate,
      status: vehicles.status,
    })
    .from(vehicles)
    .where(and(isNull(vehicles.archivedAt), vehiclesMeant(typed)))
    .orderBy(vehicles.brand, vehicles.model, vehicles.licensePlate)
    .limit(MOST);

/** The bookings that match a search text, newest first; archived ones excluded. */
export const findBookings = async (tx: Tx, typed: string) =>
  tx
    .select({
      id: bookings.id,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      status: bookings.status,
      pickedUpAt: bookings.pickedUpAt,
      pickUpAt: bookings.pickUpAt,
      dropOffAt: bookings.dropOffAt,
      brand: vehicles.brand,
      model: vehicles.model,
    })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(and(isListed, await matchesBookingSearch(tx, typed)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(MOST);

/** The customers that match a search text, newest first. */
export const findCustomers = (tx: Tx, typed: string) =>
  tx
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      phone: customers.phone,
    })
    .from(customers)
    .where(and(isNull(customers.archivedAt), isNull(customers.anonymisedAt), customerMatches(typed)))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(MOST);
