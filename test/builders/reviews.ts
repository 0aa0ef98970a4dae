import { sql } from 'drizzle-orm';
import { toInstant } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import type { TestApp } from '../fresh-app.ts';
import { bookingBodyOfAnother, changedInDatabase, customer } from './booking.ts';
import { counter } from './counter.ts';

type RentalValues = {
  returnedAt?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  language?: 'en' | 'th';
};

export type Rental = Readonly<{ bookingId: string; headers: { 'x-booking-token': string } }>;

const rentalOf = counter();

/** Books six hours on the site of the `smallBusiness`. */
export const bookedRental = async (app: TestApp, vehicleId: string, values: RentalValues = {}): Promise<Rental> => {
  const number = rentalOf(app);
  const { firstName = 'Hannah', lastName = 'Keller', email = `guest${number}@example.com`, language = 'en' } = values;
  // Six hours each, and two to make the vehicle ready: three rentals a day.
  const day = addDays('2026-11-23', Math.floor(number / 3));
  const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00`;
  const first = 8 * (number % 3);
  const dates = { pickupDate: at(first), returnDate: at(first + 6), totalAmount: 1070 };
  const customerInfo = { ...customer, firstName, lastName, email };
  const { body, problem } = await app.call('POST /bookings', {
    body: bookingBodyOfAnother(vehicleId, number, { ...dates, customerInfo, language }),
  });
  if (!body.success) throw new Error(problem.message);
  return { bookingId: body.bookingId, headers: { 'x-booking-token': body.data.accessToken } };
};

/** As `bookedRental`, but completed. Only the return time matters for a review. */
export const completedRental = async (app: TestApp, vehicleId: string, values: RentalValues = {}): Promise<Rental> => {
  const rental = await bookedRental(app, vehicleId, values);
  const returnedAt = toInstant(values.returnedAt ?? '2026-11-20T10:00').toString();
  await changedInDatabase(
    app,
    sql`status = 'completed', hold_until = null, picked_up_at = created_at, returned_at = ${returnedAt}`,
    sql`id = ${rental.bookingId}`,
  );
  return rental;
};
