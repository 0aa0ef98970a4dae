import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { connect } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { bookingBody, confirmed, smallBusiness } from '#test/builders/booking.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  id = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body.bookingId;
});
afterEach(() => app.close());

const refused = async (...writes: SQL[]): Promise<string | undefined> => {
  const work = app.db.transaction(async (tx) => {
    for (const write of writes) await tx.execute(write);
  });
  const error: unknown = await work.then(
    () => undefined,
    (caught: Error) => caught.cause,
  );
  return (error as { constraint?: string } | undefined)?.constraint;
};
const untied = 'booking_keeps_its_vehicle';

const copied = (values: Record<string, unknown>) => sql`
  insert into booking select copy.* from booking b cross join lateral jsonb_populate_record(b,
    ${JSON.stringify({ reference: 'BKKCOPY01', hold_until: null, ...values })}::jsonb
      || jsonb_build_object('id', gen_random_uuid())) copy
  where b.id = ${id}`;
const taken = sql`
  insert into vehicle_occupancy (vehicle_id, during, booking_id)
  select vehicle_id, tstzrange(pick_up_at, blocked_until), id from booking where reference = 'BKKCOPY01'`;
const later = {
  pick_up_at: '2026-12-20T10:00+07',
  drop_off_at: '2026-12-21T10:00+07',
  blocked_until: '2026-12-21T12:00+07',
};

const muchLater = { ...later, drop_off_at: '2026-12-28T10:00+07', blocked_until: '2026-12-28T12:00+07' };

test.each(['confirmed', 'pending'])(
  'no booking that is %s comes in without the time of its vehicle',
  async (status) => {
    expect(await refused(copied({ ...later, status }))).toBe(untied);
    expect(await refused(copied({ status }), taken), 'nor with a time that is promised already').toBe(
      'vehicle_is_free',
    );
    expect(await refused(copied({ ...later, status }), taken)).toBeUndefined();
  },
);

test.each(['completed', 'cancelled'])('one that is %s takes no vehicle', async (status) => {
  expect(await refused(copied({ ...later, status }))).toBeUndefined();
});

test.each([
  ['its period', sql`drop_off_at = drop_off_at + interval '1 day', blocked_until = blocked_until + interval '1 day'`],
  ['its pick-up', sql`pick_up_at = pick_up_at - interval '1 hour'`],
  ['its end', sql`status = 'cancelled'`],
  ['its confirmation by staff', sql`hold_until = hold_until + interval '1 day'`],
])('%s does not change without its vehicle', async (_what, set) => {
  expect(await refused(sql`update booking set ${set} where id = ${id}`)).toBe(untied);
});

test('a confirmed booking keeps the vehicle that it has, for as long as it has it, and for good', async () => {
  await confirmed(app, id);
  const { rows } = await app.db.execute<{ categoryId: string }>(sql`select id as "categoryId" from category limit 1`);
  const another = vehicle({ categoryId: rows[0]?.categoryId ?? '', licensePlate: 'BKK 2' });
  const [other = ''] = await app.step(({ tx }) => addVehicles(tx, [another]));
  for (const write of [
    sql`update booking set vehicle_id = ${other}`,
    sql`update vehicle_occupancy set vehicle_id = ${other}`,
    sql`update vehicle_occupancy set during = tstzrange(lower(during), upper(during) - interval '1 hour')`,
    sql`update vehicle_occupancy set held_until = now()`,
    sql`delete from vehicle_occupancy`,
  ])
    expect(await refused(write)).toBe(untied);
  expect(
    await refused(
      sql`update vehicle_occupancy set vehicle_id = ${other}`,
      sql`update booking set vehicle_id = ${other}`,
    ),
  ).toBeUndefined();
});

test('an unpaid hold gives way, and is confirmed with its vehicle alone', async () => {
  const confirm = sql`update booking set status = 'confirmed', hold_until = null`;
  expect(await refused(confirm), 'a vehicle that is held until then is not its own').toBe(untied);
  expect(await refused(sql`delete from vehicle_occupancy`)).toBeUndefined();
  expect(await refused(confirm)).toBe(untied);
});

test('a hold that gives way at the moment at which it is confirmed gives way, or is confirmed, and not both', async () => {
  const [one, two] = [connect(app.databaseUrl, { connections: 1 }), connect(app.databaseUrl, { connections: 1 })];
  const client = await one.pool.connect();
  await client.query('begin');
  await client.query(`update booking set status = 'confirmed', hold_until = null`);
  await client.query('update vehicle_occupancy set held_until = null');
  const gone = two.pool.query('delete from vehicle_occupancy').then(
    () => undefined,
    (error: { constraint?: string }) => error.constraint,
  );
  await client.query('commit');
  client.release();
  expect(await gone).toBe(untied);
  await Promise.all([one.pool.end(), two.pool.end()]);
});

test('what disagreed before is repaired, and what is promised twice is told by name and left as it is', async () => {
  await app.db.execute(sql`drop trigger booking_keeps_its_vehicle on booking`);
  await app.db.execute(sql`drop trigger booking_keeps_its_vehicle on vehicle_occupancy`);
  await app.db.execute(sql`drop function refuse_untied_vehicle, tie_of_booking, tie_of_occupancy`);
  await app.db.execute(sql`delete from migration where name = '0050_bookings_keep_their_vehicles.sql'`);
  // As it was then: judged row by row.
  await app.db.execute(sql`alter table vehicle_occupancy drop constraint vehicle_is_free,
    add constraint vehicle_is_free exclude using gist (vehicle_id with =, during with &&)`);
  await confirmed(app, id);
  const before = (number: number, values: object) =>
    app.db.execute(copied({ reference: `BKKOLD${number}`, status: 'confirmed', ...values }));
  await before(1, { created_at: '2026-11-20T13:00+07' });
  await before(2, later);
  await before(3, { ...muchLater, status: 'cancelled' });
  await app.db.execute(sql`delete from vehicle_occupancy`);
  await app.db.execute(sql`
    insert into vehicle_occupancy (vehicle_id, during, booking_id)
    select vehicle_id, tstzrange(pick_up_at, blocked_until), id from booking where reference = 'BKKOLD3'`);

  const told: string[] = [];
  await migrate(app.databaseUrl, { onWarning: (text) => told.push(text) });
  expect(told).toEqual([
    expect.stringMatching(/^Booking BKKOLD1 has no vehicle of its own: .+ is taken from 2026-12-05/),
  ]);
  const { rows } = await app.db.execute<{ reference: string }>(sql`
    select reference from booking join vehicle_occupancy o on o.booking_id = booking.id order by pick_up_at`);
  expect(rows.map(({ reference }) => reference)).toEqual([expect.stringMatching(/^BKK/), 'BKKOLD2']);
  const clash = sql`reference = 'BKKOLD1'`;
  expect(await refused(sql`update booking set notes = 'x' where ${clash}`), 'notes are no promise').toBeUndefined();
  expect(await refused(sql`update booking set status = 'confirmed' where ${clash}`)).toBe(untied);
  expect(await refused(sql`update booking set status = 'cancelled' where ${clash}`)).toBeUndefined();
});
