import { expect, type Page } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { query } from './journey-database.ts';

export type Booked = Readonly<{ id: string; reference: string; email: string; accessToken: string; vehicle: string }>;

/** A booking of three days paid by card, all of it or its deposit; of the first free vehicle that a search finds. */
export const bookPaid = async (
  { request }: Page,
  start: number,
  email: string,
  plan: 'full' | 'deposit' = 'full',
  search = '',
): Promise<Booked> => {
  const {
    bookingId: id,
    bookingNumber: reference,
    accessToken,
  } = await bookDirectly(request, email, start, plan, search);
  const paid = await request.post('/api/payments/simulate', {
    headers: { 'sec-fetch-site': 'same-origin', 'x-booking-token': accessToken },
    data: { bookingId: id },
  });
  expect(paid.status()).toBe(200);
  return { id, reference, email, accessToken, vehicle: await vehicleOf(id) };
};

/** The make and model of a booking's vehicle. */
export const vehicleOf = async (id: string): Promise<string> => {
  const [held] = await query<{ vehicle: string }>(
    "select brand || ' ' || model as vehicle from vehicle join booking on vehicle_id = vehicle.id where booking.id = $1",
    [id],
  );
  return held?.vehicle ?? '';
};
