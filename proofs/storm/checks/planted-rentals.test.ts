import { expect, test } from 'vitest';
import { businessAfter } from './business-after.ts';
import { checkAll } from './checks.ts';
import { holds, latestEnd } from './holds.ts';
import { noOverlap } from './no-overlap.ts';
import { stock } from './stock.ts';

const { planted } = businessAfter();

const paid = "(select id from booking where status = 'confirmed')";
const held = "(select id from booking where status = 'pending')";

test('of a business in which all went well nothing is broken', async () => {
  const sentences = await planted(async (evidence) => (await checkAll(evidence)).flatMap(({ broken }) => broken));
  expect(sentences).toEqual([]);
});

test('two bookings of one vehicle at once are found, in the bookings and in what is taken', async () => {
  const sentences = await planted(noOverlap.find, [
    'alter table vehicle_occupancy drop constraint vehicle_is_free',
    `update booking set (pick_up_at, drop_off_at, blocked_until) =
      (select pick_up_at, drop_off_at, blocked_until from booking where id = ${paid}) where id = ${held}`,
    `update vehicle_occupancy set during = (select during from vehicle_occupancy where booking_id = ${paid})
      where booking_id = ${held}`,
  ]);
  expect(sentences).toEqual([
    expect.stringMatching(/^booking \w+ and booking \w+ have vehicle/),
    expect.stringMatching(/^occupancy \S+ and occupancy \S+ have vehicle/),
  ]);
});

test('a booking in the time of a maintenance is found, and one that leaves no time to make its vehicle ready', async () => {
  const inWorkshop = await planted(noOverlap.find, [
    `update maintenance_block set (from_at, until_at) = (select drop_off_at + interval '1 hour', drop_off_at + interval '9 hours'
      from booking where id = ${paid})`,
  ]);
  expect(inWorkshop).toEqual([expect.stringContaining('maintenance')]);
  const atOnce = await planted(noOverlap.find, [`update booking set blocked_until = drop_off_at where id = ${paid}`]);
  expect(atOnce).toContainEqual(expect.stringContaining('no turnover'));
});

test('a vehicle that is kept for a cancelled booking is found, and one that is not kept for a living one', async () => {
  const occupied = await planted(noOverlap.find, [`update booking set status = 'cancelled' where id = ${held}`]);
  const free = await planted(noOverlap.find, [`delete from vehicle_occupancy where booking_id = ${paid}`]);
  for (const sentences of [occupied, free]) expect(sentences).toEqual([expect.stringContaining('say different times')]);
});

test('a lesser vehicle than was promised is found, and one that is out and may still change', async () => {
  const lesser = await planted(noOverlap.find, [
    `insert into vehicle select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'license_plate', '9กก 9',
      'seats', 9))).* from vehicle v limit 1`,
    `update booking set chosen_vehicle_id = (select id from vehicle where seats = 9) where id = ${paid}`,
  ]);
  expect(lesser).toEqual([expect.stringContaining('has a lesser one')]);
  const loose = await planted(noOverlap.find, [
    `update booking set picked_up_at = now() where id = ${paid}`,
    `update vehicle_occupancy set equal_to = vehicle_id where booking_id = ${paid}`,
  ]);
  expect(loose).toEqual([expect.stringContaining('may still change')]);
});

const waits = (endsAt: string) =>
  `insert into booking_change (booking_id, pick_up_at, drop_off_at, pick_up_location_id, drop_off_location_id, addons,
      quote, ends_at)
    select id, pick_up_at, drop_off_at + interval '9 days', pick_up_location_id, drop_off_location_id, '[]', quote,
      ${endsAt} from booking where id = ${paid}`;

test('a change that holds beyond its end is found, and one that holds the time of its own booking', async () => {
  const late = await planted(holds.find, [waits(`now() - interval '2 minutes'`)]);
  expect(late).toEqual([expect.stringContaining('a change has been held beyond')]);
  const own = await planted(noOverlap.find, [
    waits(`now() + interval '9 minutes'`),
    'alter table vehicle_occupancy drop constraint vehicle_is_free',
    `insert into vehicle_occupancy (vehicle_id, during, change_of)
      select vehicle_id, tstzrange(pick_up_at, drop_off_at), id from booking where id = ${paid}`,
  ]);
  expect(own).toContainEqual(expect.stringContaining('holds another vehicle, or the time of its booking'));
});

const seat = `insert into addon (name, category, max_quantity, current_stock, daily_price_satang)
  values ('Seat', 'safety', 10, 1, 100)`;

const twoSeats = [
  seat,
  `insert into booking_addon select ${paid}, id, 2 from addon`,
  `insert into addon_reservation
    select booking.id, addon.id, 2, tstzrange(pick_up_at, drop_off_at) from booking, addon where booking.id = ${paid}`,
];

test('more add-ons than there are, and some that nobody reserved, are found', async () => {
  expect(await planted(stock.find, twoSeats)).toEqual([expect.stringContaining('Seat: 2 are out')]);
  const unreserved = await planted(stock.find, [seat, `insert into booking_addon select ${paid}, id, 1 from addon`]);
  expect(unreserved).toEqual([expect.stringContaining('has 1 of an add-on and 0 reserved')]);
});

test('a promotion that more bookings have than its limit is found, and one whose use was counted wrongly', async () => {
  const once = (used: number) =>
    `insert into promotion (trigger, code, name, discount_type, discount_value, valid_from, valid_to, usage_limit, used_count)
      values ('code', 'ONCE', 'Once', 'fixed', 100, '2020-01-01', '2099-12-31', 1, ${used})`;
  const twice = await planted(stock.find, [once(1), 'update booking set promotion_id = (select id from promotion)']);
  expect(twice).toEqual([expect.stringContaining('2 bookings have it, and the limit is 1')]);
  expect(await planted(stock.find, [once(1)])).toEqual([expect.stringContaining('used 1 times, 0 bookings')]);
});

test('a hold that still lasts is found, and one that ended too late', async () => {
  const lasting = await planted(holds.find, [
    `update booking set hold_until = now() - interval '61 seconds' where id = ${held}`,
  ]);
  expect(lasting).toEqual([expect.stringContaining('has held its vehicle beyond')]);
  const late = `update booking set status = 'cancelled', cancelled_because = 'expired', hold_until = null,
    cancelled_at = created_at + interval '5 minutes 80 seconds' where id = ${held}`;
  expect(await planted(holds.find, [late])).toEqual([expect.stringMatching(/ended 80 s late$/)]);
});

test('a minute that began while something was down ends no hold', () => {
  const minute = 60_000;
  const down = { victim: 0, from: 2 * minute - 500, until: 2 * minute + 500 };
  expect(latestEnd(minute + 1, [])).toBe(2 * minute + 10_000);
  expect(latestEnd(minute + 1, [down])).toBe(3 * minute + 10_000);
});
