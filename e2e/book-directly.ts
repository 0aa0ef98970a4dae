import type { APIRequestContext } from '@playwright/test';
import { inDays } from './journey.ts';

type Made = Readonly<{ bookingId: string; bookingNumber: string; accessToken: string }>;

/**
 * Books three days through the API, starting `days` from now: as the signed-in user, otherwise as a guest. The first free
 * vehicle, of those that a search finds.
 */
export const bookDirectly = async (
  request: APIRequestContext,
  email: string,
  days: number,
  paymentPlan: 'full' | 'deposit' = 'full',
  search = '',
): Promise<Made> => {
  const dates = { startDate: `${inDays(days)}T10:00`, endDate: `${inDays(days + 3)}T10:00` };
  const params = { ...dates, limit: 1, ...(search && { search }) };
  const available = await request.get('/api/vehicles/available', { params });
  if (!available.ok()) throw new Error(await available.text());
  const [vehicle] = (await available.json()).data;
  const places = await (await request.get('/api/locations')).json();
  const person = { firstName: 'Hannah', lastName: 'Keller', email, phone: '+61 4 5550 0142' };
  const made = await request.post('/api/bookings', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      vehicleId: vehicle.id,
      customerInfo: { ...person, licenseNumber: 'NSW 1234' },
      pickupLocation: places.data[0].name,
      dropoffLocation: places.data[0].name,
      pickupDate: dates.startDate,
      returnDate: dates.endDate,
      totalAmount: vehicle.quote.total,
      paymentPlan,
    },
  });
  if (!made.ok()) throw new Error(await made.text());
  return (await made.json()).data;
};

/** Cancels a booking as the signed-in user. */
export const cancelDirectly = async (request: APIRequestContext, { bookingId }: Made): Promise<void> => {
  const answer = await request.post(`/api/bookings/${bookingId}/cancel`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {},
  });
  if (!answer.ok()) throw new Error(await answer.text());
};
