import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { TestApp } from '../fresh-app.ts';
import { counter } from './counter.ts';

/** Columns of the table `booking`, and the customer's e-mail address. */
type Columns = Readonly<Record<string, string | number | boolean | null>> & { email?: string; created_at?: string };

const line = (kind: string, amount: number, more: object = {}) => ({
  kind,
  due: 'online',
  name: null,
  quantity: 1,
  unit: 'piece',
  unitPrice: null,
  days: null,
  rate: null,
  amount,
  ...more,
});

/** Five days of a ฿1,000 car with a child seat and VAT on top: ฿6,152.50. In satang. */
const quote = {
  days: 5,
  lines: [
    line('vehicle', 500_000, { unit: 'day', quantity: 5, unitPrice: 100_000 }),
    line('addon', 75_000, { name: { en: 'Child seat', th: 'เบาะนั่งเด็ก' }, unitPrice: 75_000 }),
    line('tax', 40_250, { name: { en: 'VAT', th: null }, rate: 700 }),
  ],
  subtotal: 575_000,
  discount: 0,
  tax: 40_250,
  taxIncluded: false,
  total: 615_250,
  processingFee: 0,
  dueNow: 615_250,
  dueAtPickUp: 0,
  depositAmount: null,
  savings: 0,
  securityDeposit: 500_000,
  seasons: [],
  promo: null,
  appliedPromotion: null,
};

const storedOf = counter();

type Taking = Readonly<{ vehicle_id: string; pick_up_at: string; blocked_until: string; status: string }>;

/** The vehicle, or where it is taken already another like it: of one vehicle a test may need many bookings of one day. */
const freeVehicle = async (tx: Tx, stored: number, { vehicle_id: id, ...booking }: Taking): Promise<string> => {
  if (!['pending', 'confirmed'].includes(booking.status)) return id;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into vehicle (brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
      license_plate, daily_rate_satang, weekly_rate_satang, monthly_rate_satang, images, features, created_at)
    select brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
      license_plate || ' ' || ${stored}::int, daily_rate_satang, weekly_rate_satang, monthly_rate_satang, images,
      features, created_at
    from vehicle where id = ${id} and exists (
      select from vehicle_occupancy where vehicle_id = ${id}
        and during && tstzrange(${booking.pick_up_at}, ${booking.blocked_until}))
    returning id`);
  return rows[0]?.id ?? id;
};

const occupied = (tx: Tx, bookingId: string) =>
  tx.execute(sql`
    insert into vehicle_occupancy (vehicle_id, during, booking_id, held_until)
    select vehicle_id, tstzrange(pick_up_at, blocked_until), id, case when status = 'pending' then hold_until end
    from booking where id = ${bookingId} and status in ('pending', 'confirmed')`);

const insertBooking = (tx: Tx, columns: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(columns);
  return tx.execute(sql`
    with driver as (
      insert into customer (email, first_name, last_name, phone, created_at)
      values (${columns.email}, 'Hannah', 'Keller', '1', ${columns.created_at}) returning id
    ), place as (select id from location where name = 'Silom')
    insert into booking (customer_id, pick_up_location_id, drop_off_location_id, ${sql.raw(names.join(', '))})
    select driver.id, place.id, place.id, ${sql.raw(names.map((name) => `given.${name}`).join(', '))}
    from driver, place, jsonb_populate_record(null::booking, ${JSON.stringify(columns)}) given`);
};

/** Inserts a booking and the time it takes of its vehicle, by default confirmed and paid, with an access token. */
export const storedBooking = async (app: TestApp, vehicleId: string, changed: Columns = {}) => {
  const stored = storedOf(app);
  const token = randomBytes(32).toString('base64url');
  const values = {
    id: randomUUID(),
    reference: `BKKMAIL${stored}`,
    status: 'confirmed',
    vehicle_id: vehicleId,
    first_name: 'Hannah',
    last_name: 'Keller',
    email: `hannah${stored}@example.com`,
    phone: '+61 4 5550 0142',
    license_number: 'NSW 1234',
    language: 'en',
    payment_plan: 'full',
    quote,
    version: 3,
    pick_up_at: '2026-12-05T10:00+07',
    drop_off_at: '2026-12-10T10:00+07',
    blocked_until: '2026-12-10T12:00+07',
    total_satang: 615_250,
    paid_satang: 615_250,
    refunded_satang: 0,
    created_at: '2026-11-20T12:00+07',
    ...changed,
  };
  const columns = await app.db.transaction(async (tx) => {
    const free = { ...values, vehicle_id: await freeVehicle(tx, stored, values) };
    await insertBooking(tx, free);
    await occupied(tx, free.id);
    return free;
  });
  const hash = createHash('sha256').update(token).digest();
  await app.db.execute(sql`
    insert into booking_access (token_hash, booking_id, created_at)
    values (${hash}, ${columns.id}, ${columns.created_at})`);
  return { ...columns, bookingId: columns.id, headers: { 'x-booking-token': token } };
};
