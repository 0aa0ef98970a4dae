import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBodyOfAnother, confirmed, guestOf } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { at, booked, desk, moved, officeBooking, pickedUp } from '#test/builders/desk.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { manual } from '#test/builders/manual.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
/** Two vehicles of one class: the Yaris of the business, and an Almera. */
let yaris: string;
let almera: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  yaris = office.vehicleId;
  almera = await another({ brand: 'Nissan', model: 'Almera' });
  await bookAsClass(true);
});
afterEach(() => app.close());

const another = async (values: Partial<Parameters<typeof vehicle>[0]>): Promise<string> => {
  const plate = `8กข ${String(plates++)}`;
  const row = vehicle({ categoryId: office.categoryId, licensePlate: plate, ...values });
  return (await app.step(({ tx }) => addVehicles(tx, [row])))[0] ?? '';
};
let plates = 1000;

const bookAsClass = async (bookedAsClass: boolean) => {
  const params = { id: office.categoryId };
  await app.call('PUT /admin/categories/:id', { params, headers: office.admin.headers, body: { bookedAsClass } });
};

/** The days of December, from 10:00 to 10:00, turnover apart. */
const days = (from: number, until: number) => ({
  pickupDate: `2026-12-${String(from).padStart(2, '0')}T10:00`,
  returnDate: `2026-12-${String(until).padStart(2, '0')}T10:00`,
  totalAmount: (until - from) * 1070,
});
const book = (vehicleId: string, from: number, until: number) => booked(app, vehicleId, days(from, until));
const refused = async (vehicleId: string, from: number, until: number) => {
  const body = bookingBodyOfAnother(vehicleId, 900 + plates, days(from, until));
  return (await app.call('POST /bookings', { body })).problem?.error;
};
const vehicleOf = async (id: string) => (await officeBooking(app, office.clerk, id)).vehicleId;
const read = async (id: string) => {
  const headers = await guestOf(app, id);
  return (await app.call('GET /bookings/:id', { params: { id }, headers })).body.data;
};
const lock = async (id: string) => {
  const { version } = await officeBooking(app, office.clerk, id);
  const sent = { params: { id }, headers: office.clerk.headers, body: { version } };
  return app.call('POST /admin/bookings/:id/lock-vehicle', sent);
};
const moves = async () => {
  const { rows } = await app.db.execute<{ name: string; actor: string | null; changes: unknown }>(
    sql`select subject_name as name, actor_name as actor, changes from audit_entry where action = 'booking.moved' order by id`,
  );
  return rows;
};

test('who comes second gets an equal vehicle, at the price of the one that was chosen', async () => {
  await app.db.execute(sql`update vehicle set daily_rate_satang = 150000 where id = ${almera}`);
  await book(yaris, 5, 10);
  const id = await book(yaris, 5, 10);
  expect(await read(id)).toMatchObject({ vehicleId: yaris, vehicleName: 'Toyota Yaris', orSimilar: true });
  expect(await officeBooking(app, office.clerk, id)).toMatchObject({
    vehicleId: almera,
    vehicleName: 'Nissan Almera',
    totalAmount: 5350,
    promised: { vehicleName: 'Toyota Yaris', lockedFrom: '2026-12-04T10:00:00+07:00' },
  });
  expect(await refused(yaris, 5, 10)).toBe('booking.vehicle-taken');
});

test('what the given vehicle costs a day more is kept as it is at the pick-up, and gone where that is taken back', async () => {
  await app.db.execute(sql`update vehicle set daily_rate_satang = 150000 where id = ${almera}`);
  const [same, upgraded] = [await book(yaris, 5, 10), await book(yaris, 5, 10)];
  for (const id of [same, upgraded]) await confirmed(app, id);
  const upgradeOf = async (id: string) => {
    const { rows } = await app.db.execute<{ upgrade: string | null }>(
      sql`select upgrade_satang as upgrade from booking where id = ${id}`,
    );
    return rows[0]?.upgrade && Number(rows[0].upgrade);
  };
  office = await at(app, office, '2026-12-05T10:00');
  for (const id of [same, upgraded]) expect((await pickedUp(app, office.clerk, id)).status).toBe(200);
  await app.db.execute(sql`update vehicle set daily_rate_satang = 190000 where id = ${almera}`);
  expect([await upgradeOf(same), await upgradeOf(upgraded)]).toEqual([null, 50_000]);
  const forced = { force: true, reason: 'Wrong button' };
  await moved(app, office.admin, upgraded, { status: 'confirmed', ...forced });
  expect(await upgradeOf(upgraded)).toBeNull();
  await moved(app, office.admin, upgraded, { status: 'picked-up', ...forced });
  expect(await upgradeOf(upgraded)).toBe(90_000);
});

test('the papers of a booking say the same as its page, and once it is locked which vehicle it is', async () => {
  await book(yaris, 5, 10);
  const id = await book(yaris, 5, 10);
  await confirmed(app, id);
  const headers = await guestOf(app, id);
  const calendar = async () => {
    const { payload } = await app.server.inject({ url: `/api/bookings/${id}/calendar`, headers });
    return payload.replaceAll(/\r\n /g, '');
  };
  expect(await calendar()).toContain('Toyota Yaris or similar');
  await lock(id);
  expect(await calendar()).toContain('Nissan Almera');
});

test('a vehicle of a category that is not booked as a class is exactly that', async () => {
  await bookAsClass(false);
  const id = await book(yaris, 5, 10);
  expect(await read(id)).toMatchObject({ orSimilar: false });
  expect(await refused(yaris, 5, 10)).toBe('booking.vehicle-taken');
  await bookAsClass(true);
  expect((await officeBooking(app, office.clerk, id)).promised).toBeNull();
});

describe('a rental gives way', () => {
  /** The Yaris is taken in the first days, the Almera in those after: a rental over both needs a move. */
  const spread = async () => {
    const first = await book(yaris, 5, 8);
    const second = await book(almera, 10, 14);
    await lock(second);
    return { first, second };
  };

  test('to one that fits only once it has moved; the log names it, and both keep what they were promised', async () => {
    const { first, second } = await spread();
    const third = await book(yaris, 6, 12);
    expect([await vehicleOf(first), await vehicleOf(second), await vehicleOf(third)]).toEqual([almera, almera, yaris]);
    expect(await read(first)).toMatchObject({ vehicleName: 'Toyota Yaris', orSimilar: true, totalAmount: 3210 });
    const { bookingNumber } = await officeBooking(app, office.clerk, first);
    expect(await moves()).toEqual([
      {
        name: bookingNumber,
        actor: null,
        changes: [{ field: 'licensePlate', before: '1กก 1000', after: expect.stringContaining('8กข') }],
      },
    ]);
  });

  test('in searches too: what is free only by a move is offered, and no longer once all is locked', async () => {
    const { first } = await spread();
    const query = { startDate: days(6, 12).pickupDate, endDate: days(6, 12).returnDate };
    const found = async () => (await app.call('GET /vehicles/available', { query })).body.data.map(({ id }) => id);
    const check = async () =>
      (await app.call('POST /bookings/check-availability', { body: { vehicleId: yaris, ...query } })).body;
    expect(await found()).toEqual([yaris]);
    expect(await check()).toMatchObject({ data: { available: true } });
    await lock(first);
    expect(await found()).toEqual([]);
    expect(await check()).toMatchObject({ data: { available: false } });
    expect(await refused(yaris, 6, 12)).toBe('booking.vehicle-taken');
  });

  test('a search shows one card for the vehicles of a model, a free one as long as there is one', async () => {
    const second = await another({});
    const query = { startDate: days(6, 12).pickupDate, endDate: days(6, 12).returnDate };
    const found = async () => (await app.call('GET /vehicles/available', { query })).body;
    const shown = async () => (await found()).data.map(({ model, category }) => [model, category.bookedAsClass]);
    const cards = [
      ['Yaris', true],
      ['Almera', true],
    ];
    expect([(await shown()).sort(), (await found()).total]).toEqual([cards.sort(), 2]);
    await book(yaris, 6, 12);
    expect((await found()).data.map(({ id }) => id).sort()).toEqual([almera, second].sort());
    await bookAsClass(false);
    expect((await found()).total).toBe(2);
  });

  test('the calendar of a vehicle has the days on which no equal one is free either', async () => {
    await book(yaris, 5, 8);
    await book(almera, 7, 10);
    const query = { from: '2026-12-01', until: '2026-12-31' };
    const { body } = await app.call('GET /availability/calendar/:id', { params: { id: yaris }, query });
    expect(body.data.taken).toMatchObject([{ from: '2026-12-07T10:00:00+07:00', until: '2026-12-08T12:00:00+07:00' }]);
  });

  test('never onto a rental that is back before the wished time begins', async () => {
    await book(yaris, 5, 10);
    for (const [from, until] of [
      [3, 7],
      [11, 13],
    ] as const)
      await lock(await book(almera, from, until));
    const query = { startDate: '2026-12-08T10:00', endDate: '2026-12-12T10:00' };
    expect((await app.call('GET /vehicles/available', { query })).body.total).toBe(0);
    const thirdVehicle = await another({ model: 'Vios' });
    expect((await app.call('GET /vehicles/available', { query })).body.total).toBe(1);
    await lock(await book(thirdVehicle, 12, 14));
    expect((await app.call('GET /vehicles/available', { query })).body.total).toBe(1);
    const id = await book(yaris, 8, 12);
    expect(await vehicleOf(id)).toBe(yaris);
    expect((await moves()).length).toBe(1);
  });

  test('to a customer who keeps a vehicle for longer', async () => {
    const first = await book(yaris, 5, 8);
    await confirmed(app, first);
    const next = await book(yaris, 9, 11);
    const headers = await guestOf(app, first);
    const { version } = await read(first);
    const body = { ...days(5, 10), version };
    const { status } = await app.call('POST /bookings/:id/modify', { params: { id: first }, headers, body });
    expect(status).toBe(200);
    expect([await vehicleOf(first), await vehicleOf(next)]).toEqual([yaris, almera]);
  });

  test('to what staff put on its vehicle', async () => {
    const first = await book(yaris, 5, 8);
    const second = await book(almera, 6, 9);
    const { version } = await officeBooking(app, office.clerk, second);
    // Both swap, in one statement.
    const sent = { params: { id: second }, headers: office.clerk.headers, body: { version, vehicleId: yaris } };
    const away = await another({ brand: 'Honda', model: 'City' });
    expect(
      (await app.call('PUT /admin/bookings/:id', { ...sent, body: { ...sent.body, totalAmount: 3210 } })).status,
    ).toBe(200);
    expect(await vehicleOf(second)).toBe(yaris);
    expect([almera, away]).toContain(await vehicleOf(first));
    expect((await officeBooking(app, office.clerk, second)).promised).toBeNull();
  });

  test('and staff read before who would, and where to; they save what they read, or nothing', async () => {
    const first = await book(yaris, 5, 8);
    const second = await book(almera, 10, 14);
    const { version, bookingNumber } = await officeBooking(app, office.clerk, first);
    const edit = (id: string, body: object) =>
      app.call('PUT /admin/bookings/:id', {
        params: { id },
        headers: office.clerk.headers,
        body: { version, ...body },
      });
    const onto = { vehicleId: yaris, startDate: days(6, 12).pickupDate, endDate: days(6, 12).returnDate };
    const seen = (await edit(second, { ...onto, dryRun: true })).body.data;
    const [move] = seen.moves;
    if (!move) throw new Error('Nobody makes room');
    expect(seen.moves).toEqual([
      {
        bookingId: first,
        bookingNumber,
        customerName: 'Hannah Keller',
        pickupDate: '2026-12-05T10:00:00+07:00',
        returnDate: '2026-12-08T10:00:00+07:00',
        from: { id: yaris, name: 'Toyota Yaris', licensePlate: '1กก 1000' },
        to: { id: almera, name: 'Nissan Almera', licensePlate: expect.stringContaining('8กข') },
      },
    ]);
    expect([await vehicleOf(first), await moves()]).toEqual([yaris, []]);
    const save = async (sent: object[]) =>
      edit(second, { ...onto, totalAmount: seen.quote.total, moves: sent as (typeof move)[] });
    expect((await save([])).problem?.error).toBe('booking.moves-outdated');
    const other = { bookingId: first, from: yaris, to: yaris };
    expect((await save([other])).problem?.error).toBe('booking.moves-outdated');
    expect([await vehicleOf(first), await vehicleOf(second)]).toEqual([yaris, almera]);
    const saved = await save([{ bookingId: first, from: yaris, to: almera }]);
    expect([saved.status, saved.body.data.moves]).toEqual([200, seen.moves]);
    expect([await vehicleOf(first), await vehicleOf(second)]).toEqual([almera, yaris]);
  });

  test('to what staff book by hand, and the quote says so', async () => {
    const first = await book(yaris, 5, 8);
    const quote = async (from: number, until: number) => {
      const { pickupDate: startDate, returnDate: endDate } = days(from, until);
      const body = { vehicleId: yaris, startDate, endDate };
      return (await app.call('POST /admin/bookings/quote', { headers: office.clerk.headers, body })).body.data;
    };
    expect(await quote(6, 9)).toMatchObject({
      isFree: true,
      moves: [{ bookingId: first, from: { id: yaris }, to: { id: almera } }],
    });
    expect(await quote(9, 11)).toMatchObject({ isFree: true, moves: [] });
    const create = async (sent: { bookingId: string; from: string; to: string }[]) => {
      const [place] = (await app.call('GET /locations')).body.data;
      const dates = { startDate: days(6, 9).pickupDate, endDate: days(6, 9).returnDate, totalAmount: 3210 };
      const body = { ...manual(yaris, place?.id, dates), moves: sent };
      return app.call('POST /admin/bookings', { headers: office.clerk.headers, body });
    };
    expect((await create([])).problem?.error).toBe('booking.moves-outdated');
    expect(await vehicleOf(first)).toBe(yaris);
    expect((await create([{ bookingId: first, from: yaris, to: almera }])).status).toBe(200);
    expect(await vehicleOf(first)).toBe(almera);
  });

  test('nobody, where all are locked', async () => {
    await lock(await book(yaris, 5, 8));
    const { pickupDate: startDate, returnDate: endDate } = days(6, 9);
    const body = { vehicleId: yaris, startDate, endDate };
    const { data } = (await app.call('POST /admin/bookings/quote', { headers: office.clerk.headers, body })).body;
    expect(data).toMatchObject({ isFree: false, moves: [] });
  });

  test('never to a lesser vehicle', async () => {
    await app.db.execute(sql`update vehicle set luggage = 1 where id = ${almera}`);
    await book(yaris, 5, 8);
    expect(await refused(yaris, 6, 9)).toBe('booking.vehicle-taken');
    expect(await vehicleOf(await book(almera, 6, 9))).toBe(almera);
  });
});

describe('it is locked', () => {
  const room = () => refused(yaris, 6, 12);
  let first: string;
  beforeEach(async () => {
    first = await book(yaris, 5, 8);
    await confirmed(app, first);
    const second = await book(almera, 10, 14);
    await confirmed(app, second);
    await lock(second);
  });

  test('by staff, once', async () => {
    const { body } = await lock(first);
    expect([body.data.promised, body.data.vehicleName]).toEqual([null, 'Toyota Yaris']);
    expect(body.data.timeline[0]).toMatchObject({ action: 'booking.vehicle-locked' });
    const again = await lock(first);
    expect([again.status, again.problem?.error, again.body.data?.timeline]).toEqual([
      200,
      undefined,
      body.data.timeline,
    ]);
    expect(await room()).toBe('booking.vehicle-taken');
  });

  test.each([
    ['a day before its pick-up', '2026-12-04T10:00', 'lock-rentals'],
    ['by its reminder', '2026-12-04T10:00', 'remind-of-pick-ups'],
  ])('%s', async (_, moment, job) => {
    office = await at(app, office, '2026-12-04T09:00');
    await app.runJob('lock-rentals');
    expect((await read(first)).orSimilar).toBe(true);
    office = await at(app, office, moment);
    await app.runJob(job);
    expect((await read(first)).orSimilar).toBe(false);
    expect(await room()).toBe('booking.vehicle-taken');
  });

  test('when it is picked up', async () => {
    await changeSettings(app, { booking: { lockHours: 1 } });
    office = await at(app, office, '2026-12-05T10:00');
    expect((await pickedUp(app, office.clerk, first)).status).toBe(200);
    expect((await officeBooking(app, office.clerk, first)).promised).toBeNull();
  });
});

describe('gaps are closed', () => {
  const query = () => ({ categoryId: office.categoryId, from: '2026-12-01', until: '2026-12-20' });
  const propose = async () =>
    (await app.call('GET /admin/bookings/moves', { headers: office.clerk.headers, query: query() })).body.data;
  const make = (moves: { bookingId: string; from: string; to: string }[]) =>
    app.call('POST /admin/bookings/moves', { headers: office.clerk.headers, body: { moves } });
  /** Two rentals that lie apart, and leave neither vehicle free all the time. */
  const apart = async () => {
    const ids = [await book(yaris, 3, 5), await book(almera, 8, 10)];
    for (const id of ids) await confirmed(app, id);
    return ids;
  };

  test('by moves that are seen first, happen at once and are taken back', async () => {
    const ids = await apart();
    const { moves: proposed, before, after } = await propose();
    expect(proposed).toHaveLength(1);
    expect([before.longestHours < after.longestHours, after.longestHours]).toEqual([true, 20 * 24]);
    const [sent] = proposed.map(({ bookingId, from, to }) => ({ bookingId, from: from.id, to: to.id }));
    if (!sent) throw new Error('Nothing is proposed');
    const places = async () => [await vehicleOf(ids[0] ?? ''), await vehicleOf(ids[1] ?? '')];
    expect((await make([sent])).body.data).toEqual({ moved: 1 });
    const [one, other] = await places();
    expect(one).toBe(other);
    expect((await propose()).moves).toEqual([]);
    expect(await moves()).toMatchObject([{ actor: 'Lek Counter' }]);
    expect((await make([{ ...sent, from: sent.to, to: sent.from }])).status).toBe(200);
    expect(await places()).toEqual([yaris, almera]);
  });

  test('and not with what is locked by now, is not where it was seen, or has no equal vehicle there', async () => {
    const [first = ''] = await apart();
    const small = await another({ luggage: 1 });
    const refusal = async (from: string, to: string) =>
      (await make([{ bookingId: first, from, to }])).problem?.error ?? 'moved';
    expect(await refusal(almera, yaris)).toBe('booking.moves-outdated');
    expect(await refusal(yaris, small)).toBe('booking.moves-outdated');
    await book(almera, 3, 5);
    expect(await refusal(yaris, almera)).toBe('booking.vehicle-taken');
    await lock(first);
    expect(await refusal(yaris, almera)).toBe('booking.moves-outdated');
    expect(await vehicleOf(first)).toBe(yaris);
  });
});

test('what fails half-way moves nothing', async () => {
  const first = await book(yaris, 5, 8);
  const second = await book(almera, 10, 14);
  await lock(second);
  await app.db.execute(sql`
    create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'late'; end $$;
    create trigger fail_late before insert on booking_access for each row execute function fail_late()`);
  const { status } = await app.call('POST /bookings', { body: bookingBodyOfAnother(yaris, 77, days(6, 12)) });
  expect([status, await vehicleOf(first), await moves()]).toEqual([500, yaris, []]);
});

test('of a crowd at a class of five exactly as many get a vehicle as fit', { timeout: 120_000 }, async () => {
  for (const model of ['City', 'March', 'Jazz']) await another({ model });
  const many = Array.from({ length: 60 }, (_, index) => {
    const from = 5 + (index % 3);
    return app.call('POST /bookings', { body: bookingBodyOfAnother(yaris, 2000 + index, days(from, from + 4)) });
  });
  const answers = (await Promise.all(many)).map(({ status, problem }) => (status === 200 ? 'in' : problem.error));
  expect(answers.filter((one) => one === 'in')).toHaveLength(5);
  expect(answers.filter((one) => one !== 'in' && one !== 'booking.vehicle-taken')).toEqual([]);
});

describe('exactly the chosen vehicle', () => {
  const exactly = { exactVehicle: true };
  const fee = async (exactVehicleFee: number | null) => {
    const params = { id: office.categoryId };
    await app.call('PUT /admin/categories/:id', {
      params,
      headers: office.admin.headers,
      body: { exactVehicleFee },
    });
  };
  const bookExactly = (totalAmount: number) => booked(app, yaris, { ...days(5, 10), ...exactly, totalAmount });

  test('costs its fee once, with tax, is not “or similar”, and gives way to nobody', async () => {
    await fee(300);
    const id = await bookExactly(5350 + 321);
    const { orSimilar, quote } = await read(id);
    expect(orSimilar).toBe(false);
    expect(quote.lines.find(({ kind }) => kind === 'fee')).toMatchObject({
      name: { en: 'Exactly this vehicle', th: 'รถคันนี้เท่านั้น' },
      amount: 300,
    });
    // The Almera is locked in the middle: only the Yaris could make room.
    await lock(await book(almera, 12, 14));
    expect(await refused(yaris, 9, 13)).toBe('booking.vehicle-taken');
    expect(await vehicleOf(id)).toBe(yaris);
  });

  test('is taken where only an equal one is free, and free again in the check without it', async () => {
    await fee(300);
    await lock(await book(yaris, 5, 10));
    const body = { vehicleId: yaris, startDate: days(5, 10).pickupDate, endDate: days(5, 10).returnDate };
    const check = async (more: object) =>
      (await app.call('POST /bookings/check-availability', { body: { ...body, ...more } })).body.data.available;
    expect([await check({}), await check(exactly)]).toEqual([true, false]);
    const sent = bookingBodyOfAnother(yaris, 900, { ...days(5, 10), ...exactly, totalAmount: 5671 });
    expect((await app.call('POST /bookings', { body: sent })).problem?.error).toBe('booking.vehicle-taken');
  });

  test('is refused where it is not on offer, and costs nothing in a category without classes', async () => {
    const quote = () =>
      app.call('POST /booking-pricing/calculate', {
        body: { vehicleId: yaris, startDate: days(5, 10).pickupDate, endDate: days(5, 10).returnDate, ...exactly },
      });
    expect((await quote()).problem?.fields?.exactVehicle).toMatchObject({
      code: 'rental.exact-vehicle-not-offered',
    });
    await fee(300);
    expect((await quote()).body.data.total).toBe(5671);
    await bookAsClass(false);
    expect((await quote()).body.data.total).toBe(5350);
  });

  test('stays with its fee at other dates, also once it is no longer on offer; another vehicle of staff gives it back', async () => {
    await fee(300);
    const id = await bookExactly(5671);
    await fee(200);
    const { version } = await officeBooking(app, office.clerk, id);
    const edit = (body: object) =>
      app.call('PUT /admin/bookings/:id', {
        params: { id },
        headers: office.clerk.headers,
        body: { version, dryRun: true, ...body },
      });
    const longer = await edit({ endDate: days(5, 11).returnDate });
    expect(longer.body.data.quote.total).toBe(6420 + 214);
    await fee(null);
    expect((await edit({ endDate: days(5, 11).returnDate })).body.data.quote.total).toBe(6420);
    await fee(300);
    const { warnings, quote } = (await edit({ vehicleId: almera })).body.data;
    expect(quote.total).toBe(5350);
    expect(warnings.map(({ code }) => code)).toContain('rental.was-exact-vehicle');
  });
});
