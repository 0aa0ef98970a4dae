import pg from 'pg';
import { product } from './product.ts';

/** Queries the running product's database, for states that no screen can produce. */
export const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client(product().databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

/** Sets columns of a booking that no screen can set; what it takes of its vehicle's time goes with them. */
export const changeBooking = (id: string, set: string) =>
  query(
    `with booking as (update booking set ${set} where id = $1 returning *),
     gone as (delete from vehicle_occupancy using booking where booking_id = booking.id and status = 'cancelled')
     update vehicle_occupancy taken set vehicle_id = booking.vehicle_id, during = tstzrange(pick_up_at, blocked_until),
       held_until = case when status = 'pending' then coalesce(hold_until, kept_until) end
     from booking where booking_id = booking.id and status <> 'cancelled'`,
    [id],
  );

/** A vehicle that nobody else rents, like the first car of the demo; returns its id. */
export const ownVehicle = async (): Promise<string> => {
  const plate = `9กก ${Date.now() % 10_000_000}`;
  const [made] = await query<{ id: string }>(
    `insert into vehicle select (jsonb_populate_record(v, jsonb_build_object('id', uuidv7(), 'license_plate', $1::text))).*
     from vehicle v where archived_at is null and status = 'available' and body_type <> 'scooter'
     order by created_at, id limit 1 returning id`,
    [plate],
  );
  if (!made) throw new Error('The demo has no car');
  return made.id;
};

/** A day's rental of a vehicle of its own, picked up within two hours. */
export const rentInTwoHours = async (id: string) =>
  changeBooking(
    id,
    `pick_up_at = now() + interval '119 minutes', drop_off_at = now() + interval '26 hours',
     blocked_until = now() + interval '30 hours', vehicle_id = '${await ownVehicle()}'`,
  );
