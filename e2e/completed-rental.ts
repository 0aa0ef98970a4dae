import type { Page } from '@playwright/test';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';

/** A rental booked through the API, and completed by a query. */
export const completedRental = async (page: Page, days: number) => {
  const dates = { startDate: `${inDays(days)}T10:00`, endDate: `${inDays(days + 3)}T10:00` };
  const available = await page.request.get('/api/vehicles/available', { params: { ...dates, limit: 1 } });
  const [vehicle] = (await available.json()).data;
  const places = await (await page.request.get('/api/locations')).json();
  const made = await page.request.post('/api/bookings', {
    data: {
      vehicleId: vehicle.id,
      customerInfo: {
        firstName: 'Hannah',
        lastName: 'Keller',
        email: `hannah.reviews.${days}@example.com`,
        phone: '+61 4 5550 0142',
        licenseNumber: 'NSW 1234 5678',
      },
      pickupLocation: places.data[0].name,
      dropoffLocation: places.data[0].name,
      pickupDate: dates.startDate,
      returnDate: dates.endDate,
      totalAmount: vehicle.quote.total,
    },
  });
  const { bookingId, data } = await made.json();
  await query(
    `update booking set status = 'completed', hold_until = null, picked_up_at = now() - interval '3 days',
      returned_at = now() - interval '3 hours' where id = $1`,
    [bookingId],
  );
  const link = `/review/${bookingId}#access=${data.accessToken}`;
  return { bookingId: String(bookingId), vehicle, link, token: String(data.accessToken) };
};
