import pg from 'pg';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { get, post } from '../instruments/load-worker.ts';
import type { Shipped } from '../instruments/shipped.ts';
import { fillBusiness } from './fill-business.ts';

const BOOKINGS = 20_000;
export const BOOKING = '/api/bookings';
const QUOTE = '/api/booking-pricing/calculate';

/** One vehicle for one day, with the total that the product of this business asks for it. */
export type Rental = Readonly<{ number: number; vehicleId: string; first: string; last: string; total: number }>;
export type Business = Readonly<{
  shipped: Shipped;
  rentals: readonly Rental[];
  /** Booked by the bare server alone, which looks at none. */
  forBare: readonly Rental[];
  /** Each wanted by many at once. */
  wanted: readonly Rental[];
}>;

/** Each rental is one day of another vehicle, within so many days from the day after tomorrow. */
const DAYS = 30;
/** Enough for no vehicle to be booked twice, by the product or by the bare server. */
const RENTALS = 400;
/** How often one vehicle is wanted by many. */
export const ROUNDS = 5;

/** Fills a product that was started empty, and has it make the totals. */
export const businessOf = async (shipped: Shipped): Promise<Business> => {
  const rentals = await rentalsOf(shipped, 2 * RENTALS + ROUNDS + 1);
  return {
    shipped,
    rentals: rentals.splice(0, RENTALS),
    forBare: rentals.splice(0, RENTALS),
    wanted: rentals,
  };
};

/** Fills a product that was started empty; returns so many rentals, of a vehicle each, with their totals. */
export const rentalsOf = async (shipped: Shipped, count: number): Promise<Rental[]> => {
  const client = new pg.Client({ connectionString: shipped.databaseUrl });
  await client.connect();
  try {
    await fillBusiness(client, BOOKINGS);
    const { rows } = await client.query<{ id: string }>(free, [dayIn(0), dayIn(DAYS + 1), count]);
    if (rows.length < count) throw new Error(`${rows.length} of ${count} vehicles are free`);
    const rentals: Rental[] = [];
    for (const [number, { id: vehicleId }] of rows.entries()) {
      const first = dayIn(number % DAYS);
      const rental = { number, vehicleId, first, last: addDays(first, 1) };
      rentals.push({ ...rental, total: await totalOf(shipped, rental) });
    }
    return rentals;
  } finally {
    await client.end();
  }
};

const dayIn = (days: number) => addDays(bangkokDate(Temporal.Now.instant()), 2 + days);

const free = `
  select id from vehicle
  where not exists (select from vehicle_occupancy where vehicle_id = vehicle.id and during && tstzrange($1, $2))
  order by featured_order limit $3`;

type Days = Pick<Rental, 'first' | 'last'>;

const datesOf = ({ first, last }: Days) => ({ startDate: `${first}T10:00`, endDate: `${last}T10:00` });

export const searchOf = (days: Days) =>
  get(`/api/vehicles/available?${new URLSearchParams({ ...datesOf(days), page: '1', limit: '12' })}`);

export const quoteOf = (rental: Days & Pick<Rental, 'vehicleId'>) =>
  post(QUOTE, { vehicleId: rental.vehicleId, ...datesOf(rental) });

const totalOf = async ({ port }: Shipped, { vehicleId, ...days }: Days & { vehicleId: string }): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}${QUOTE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vehicleId, ...datesOf(days) }),
  });
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
};

export const bookingBodyOf = ({ vehicleId, first, last, total }: Rental, guest: number | string) => ({
  vehicleId,
  customerInfo: {
    firstName: 'Hannah',
    lastName: 'Keller',
    email: `guest${guest}@example.com`,
    phone: '+61 4 5550 0142',
    licenseNumber: 'NSW 1234 5678',
  },
  pickupLocation: 'Silom',
  dropoffLocation: 'Silom',
  pickupDate: `${first}T10:00`,
  returnDate: `${last}T10:00`,
  totalAmount: total,
});

export const keyOf = (guest: number | string) => ({ 'idempotency-key': `bench-${guest}-${process.pid}` });
export const bookingOf = (rental: Rental, guest: number | string) =>
  post(BOOKING, bookingBodyOf(rental, guest), keyOf(guest));
