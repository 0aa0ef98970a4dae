import type { SearchResults } from '#contract/office/reports.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Context } from '#platform/context.ts';
import { findBookings, findCustomers, findVehicles } from './search-store.ts';

/** What the office knows by a text, wherever it stands. */
export const findAnything = async ({ tx }: Context, text: string): Promise<SearchResults> => {
  const [bookings, vehicles, customers] = await Promise.all([
    findBookings(tx, text),
    findVehicles(tx, text),
    findCustomers(tx, text),
  ]);
  return {
    bookings: bookings.map(({ id, reference, pickedUpAt, status, ...row }) => ({
      ...{ id, bookingNumber: reference },
      customerName: `${row.firstName} ${row.lastName}`,
      vehicleName: `${row.brand} ${row.model}`,
      stage: status === 'confirmed' && pickedUpAt !== null ? 'picked-up' : status,
      pickupDate: toBangkokText(row.pickUpAt),
      returnDate: toBangkokText(row.dropOffAt),
    })),
    vehicles: vehicles.map(({ brand, model, ...row }) => ({ ...row, name: `${brand} ${model}` })),
    customers: customers.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}` })),
  };
};
