import { type Ask, askJson } from '../run/ask.ts';
import { type Chance, oneOf } from '../values/chance.ts';
import { drawRental } from '../values/setting.ts';

export type Booked = Readonly<{ id: string; token: string }>;

/** One guest makes all bookings: request limits are off, and with them the cap on unpaid holds. */
export const guestEmail = 'guest@example.com';

type Vehicle = Readonly<{ id: string }>;
type Made = Readonly<{ bookingId: string; accessToken: string }>;

/** Books a free vehicle like a customer of the site; undefined if none is free. */
export const bookSomething = async (
  ask: Ask,
  chance: Chance,
  headers: Readonly<Record<string, string>>,
): Promise<Booked | undefined> => {
  const { from, until } = drawRental(chance);
  const [startDate, endDate] = [from, until].map((moment) => moment.toString({ smallestUnit: 'minute' }));
  const free = await askJson(ask, 'GET', `/api/vehicles/available?startDate=${startDate}&endDate=${endDate}&limit=50`);
  const places = (await askJson(ask, 'GET', '/api/locations'))?.data as { name: string }[] | undefined;
  const vehicles = (free?.data ?? []) as Vehicle[];
  if (vehicles.length === 0 || !places?.length) return undefined;
  const vehicleId = oneOf(chance, vehicles).id;
  const quoted = await askJson(ask, 'POST', '/api/booking-pricing/calculate', {
    body: { vehicleId, startDate, endDate },
  });
  const place = oneOf(chance, places).name;
  const made = await askJson(ask, 'POST', '/api/bookings', {
    headers,
    body: {
      vehicleId,
      pickupDate: startDate,
      returnDate: endDate,
      pickupLocation: place,
      dropoffLocation: place,
      totalAmount: (quoted?.data as { total: number } | undefined)?.total ?? 0,
      customerInfo: {
        firstName: 'Hannah',
        lastName: 'Keller',
        phone: '+61 4 5550 0142',
        licenseNumber: 'NSW 1234 5678',
        email: guestEmail,
      },
    },
  });
  const booking = made?.data as Made | undefined;
  return booking && { id: booking.bookingId, token: booking.accessToken };
};
