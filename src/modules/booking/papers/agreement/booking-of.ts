import type { Tx } from '#platform/database/database.ts';
import { type Booking, findBooking } from '../../records/booking-store.ts';
import { bookingNotFound } from '../../rules/problems.ts';

export const bookingOf = async (tx: Tx, id: string): Promise<Booking> => {
  const booking = await findBooking(tx, id);
  if (!booking) throw bookingNotFound();
  return booking;
};
