import type { Booking } from '../../booking.ts';

/** What the edit dialog holds of a booking, by the words that its fields have. */
export const watched = [
  'pickupDate',
  'returnDate',
  'vehicleName',
  'pickupLocation',
  'returnLocation',
  'stage',
  'paymentStatus',
  'totalAmount',
  'notes',
] as const satisfies readonly (keyof Booking)[];
export type Watched = (typeof watched)[number];

/** What somebody else changed since a booking was opened, as it is now. */
export const changedSince = (seen: Booking, now: Booking): { field: Watched; value: string | number }[] =>
  watched.filter((field) => seen[field] !== now[field]).map((field) => ({ field, value: now[field] }));
