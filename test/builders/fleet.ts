import { sql } from 'drizzle-orm';
import { toInstant } from '#kernel/bangkok-time.ts';
import { fromBaht, zeroSatang } from '#kernel/money.ts';
import { addCategories, addLocations, addVehicles, occupiedByBooking, occupyVehicle } from '#modules/fleet/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { TestApp } from '../fresh-app.ts';

type NewVehicle = Parameters<typeof addVehicles>[1][number];

export const period = (from: string, until: string) => ({ from: toInstant(from), until: toInstant(until) });
/** The occupied period of a booking; `until` includes the turnover time. */
export const occupied = (from: string, until: string) =>
  occupiedByBooking({ pickUpAt: toInstant(from), blockedUntil: toInstant(until) });

/** Two categories: economy with a security deposit of 5,000 baht, luxury with 20,000. */
export const someCategories = async (tx: Tx) => {
  const [economy = '', luxury = ''] = await addCategories(tx, [
    { slug: 'economy', name: 'Economy', nameInThai: 'ประหยัด', securityDeposit: fromBaht(5000), displayOrder: 1 },
    { slug: 'luxury', name: 'Luxury Sedan', securityDeposit: fromBaht(20_000), displayOrder: 2 },
  ]);
  return { economy, luxury };
};

/** A vehicle: by default a Toyota Yaris at 1,000 baht a day. */
export const vehicle = (values: Partial<NewVehicle> & Pick<NewVehicle, 'categoryId' | 'licensePlate'>): NewVehicle => ({
  brand: 'Toyota',
  model: 'Yaris',
  year: 2025,
  bodyType: 'hatchback',
  color: 'white',
  seats: 5,
  luggage: 2,
  transmission: 'automatic',
  fuelType: 'petrol',
  dailyRate: fromBaht(1000),
  createdAt: toInstant('2026-01-01'),
  ...values,
});

/** Adds vehicles like the first of the business, for ฿1,000 a day; returns their ids. */
export const addFleet = async (app: Pick<TestApp, 'step'>, count: number): Promise<string[]> =>
  app.step(async ({ tx }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select category_id as id from vehicle limit 1`);
    const categoryId = rows[0]?.id ?? '';
    const plates = Array.from({ length: count }, (_, at) => `5กก ${1000 + at}`);
    return addVehicles(
      tx,
      plates.map((licensePlate) => vehicle({ categoryId, licensePlate, dailyRate: fromBaht(1000) })),
    );
  });

/** A category and one Toyota Yaris in it, for tests that need a vehicle and no more. */
export const oneVehicle = async (tx: Tx) => {
  const { economy } = await someCategories(tx);
  const [vehicleId = ''] = await addVehicles(tx, [vehicle({ categoryId: economy, licensePlate: '1กก 1000' })]);
  return { vehicleId, categoryId: economy };
};

/** Two locations: an office in Silom with the usual opening hours, and an airport. */
export const someLocations = async (tx: Tx) => {
  const [silom = '', suvarnabhumi = ''] = await addLocations(tx, [
    {
      name: 'Silom',
      nameInThai: 'สีลม',
      address: '1 Silom Road',
      addressInThai: '1 ถนนสีลม กรุงเทพฯ 10500',
      city: 'Bangkok',
      displayOrder: 2,
    },
    { name: 'Suvarnabhumi Airport', address: 'Bang Phli', city: 'Samut Prakan', isAirport: true, displayOrder: 1 },
  ]);
  return { silom, suvarnabhumi };
};

type Booked = { vehicleId: string; from: string; until: string; heldUntil?: string };

/** Books a vehicle, `until` including turnover; with `heldUntil`, only as a hold until that time. */
export const bookedVehicle = (db: Tx, { vehicleId, from, until, heldUntil }: Booked): Promise<string> =>
  db.transaction(async (tx) => {
    const held = heldUntil === undefined ? null : toInstant(heldUntil);
    const bookingId = await bookingRow(tx, vehicleId, period(from, until), held);
    await occupyVehicle(tx, { vehicleId, bookingId, during: occupied(from, until), heldUntil: held });
    return bookingId;
  });

/** Inserts a minimal booking row, for rows that reference a booking: by default a hold that lost its vehicle. */
export const bookingRow = async (
  tx: Tx,
  vehicleId: string,
  { from, until }: ReturnType<typeof period>,
  heldUntil: Temporal.Instant | null = from,
) => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with person as (
      insert into customer (first_name, last_name, email, phone, created_at)
      values ('Somchai', 'Example', 'somchai@example.com', '0812345678', ${from.toString()}) returning id
    ), place as (
      insert into location (name, address, city) values ('Place ' || uuidv7(), 'Somewhere', 'Bangkok') returning id
    )
    insert into booking (reference, status, vehicle_id, customer_id, first_name, last_name, email, phone, license_number,
      language, pick_up_location_id, drop_off_location_id, pick_up_at, drop_off_at, blocked_until, payment_plan, quote,
      total_satang, hold_until, created_at)
    select uuidv7()::text, 'pending', ${vehicleId}, person.id, 'Somchai', 'Example', 'somchai@example.com', '0812345678',
      '12345678', 'en', place.id, place.id, ${from.toString()}, ${until.toString()}, ${until.toString()}, 'full', '{}',
      ${zeroSatang}, ${heldUntil?.toString() ?? null}::timestamptz, ${from.toString()}
    from person, place returning id`);
  return rows[0]?.id ?? '';
};
