import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { bookingBody, changedInDatabase, guestOf, paidFor } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { at, desk, officeBooking, pickedUp } from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

type Typed = NonNullable<CallOf<'POST /bookings'>['body']['drivers']>[number];

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

/** The Yaris, whose category asks for 21 years and a licence of a year, and takes ฿300 a day below 25, for two days. */
beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  await changeSettings(app, { booking: { checksDrivers: true } });
  await app.db.execute(sql`
    update category set license_months = 12, young_driver_below = 25, young_driver_fee_satang = 30000,
      young_driver_days = 2, extra_driver_fee_satang = 50000, maximum_driver_age = 75`);
});
afterEach(() => app.close());

const old: Typed = {
  bornOn: '1990-01-01',
  licenseCountry: 'TH',
  licenseClass: 'Private car',
  licenseIssuedOn: '2015-01-01',
  licenseExpiresOn: '2030-01-01',
};
const young: Typed = { ...old, bornOn: '2003-12-05', licenseIssuedOn: '2023-12-05' };
const other: Typed = {
  ...old,
  name: 'Jonas Keller',
  licenseNumber: 'DL 88-9999',
  licenseCountry: 'AU',
  permit: '1949',
};

const body = (drivers: Typed[] | undefined, totalAmount: number, more = {}) =>
  bookingBody(office.vehicleId, { ...(drivers && { drivers }), totalAmount, ...more });
const book = (drivers: Typed[] | undefined, totalAmount: number, more = {}) =>
  app.call('POST /bookings', { body: body(drivers, totalAmount, more) });
const quote = async (more: object) => {
  const period = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  return (
    await app.call('POST /booking-pricing/calculate', { body: { vehicleId: office.vehicleId, ...period, ...more } })
  ).body.data;
};
const feesOf = ({ lines }: Awaited<ReturnType<typeof quote>>) =>
  lines
    .filter(({ kind }) => kind === 'fee')
    .map(({ name, quantity, unit, amount }) => [name?.en, quantity, unit, amount]);
const codes = async (drivers: Typed[] | undefined) => {
  const { status, problem } = await book(drivers, 5350);
  expect(status).toBe(422);
  return Object.fromEntries(Object.entries(problem.fields ?? {}).map(([field, { code }]) => [field, code]));
};

describe('what drivers cost', () => {
  test('a young one by the day up to the cap, an extra one once, in the total that the booking has', async () => {
    const lines = [
      ['Young driver, under 25', 2, 'day', 600],
      ['Extra driver', 1, 'piece', 500],
    ];
    const drivers = [young, other];
    const quoted = await quote({ drivers });
    expect(feesOf(quoted)).toEqual(lines);
    expect(quoted.total).toBe(5350 + 642 + 535);
    const { status, body: made } = await book(drivers, quoted.total);
    expect(status).toBe(200);
    expect(feesOf(made.data.quote)).toEqual(lines);
  });

  test('the age that was told counts until a day of birth does', async () => {
    expect(feesOf(await quote({ driverAge: 24 }))).toEqual([['Young driver, under 25', 2, 'day', 600]]);
    expect(feesOf(await quote({ driverAge: 25 }))).toEqual([]);
    expect(feesOf(await quote({}))).toEqual([]);
    expect(feesOf(await quote({ driverAge: 22, drivers: [{ bornOn: null }] }))).toHaveLength(1);
    expect(feesOf(await quote({ driverAge: 22, drivers: [old] }))).toEqual([]);
  });

  test('two young ones are told apart', async () => {
    const names = feesOf(await quote({ drivers: [young, { ...other, bornOn: young.bornOn }] })).map(([name]) => name);
    expect(names).toEqual(['Young driver, under 25', 'Young driver 2, under 25', 'Extra driver']);
  });

  test('nothing is asked or charged while the setting is off', async () => {
    await changeSettings(app, { booking: { checksDrivers: false } });
    expect(feesOf(await quote({ driverAge: 18, drivers: [young, other] }))).toEqual([]);
    const { status, body: made } = await book([{ ...young, bornOn: '2020-01-01' }], 5350);
    expect([status, made.data.drivers]).toEqual([200, []]);
  });
});

describe('in a search', () => {
  const find = async (driverAge?: number) => {
    const period = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
    const query = { ...period, ...(driverAge && { driverAge: `${driverAge}` as never }) };
    return (await app.call('GET /vehicles/available', { query })).body;
  };

  test('the total has the fee of the age, and what the age may not drive is named in place of it', async () => {
    expect((await find(24)).data[0]?.quote?.total).toBe(5992);
    expect((await find()).data[0]?.quote?.total).toBe(5350);
    for (const age of [20, 76]) {
      const { total, facets, notForAge } = await find(age);
      expect([total, facets.category]).toEqual([0, []]);
      expect(notForAge).toMatchObject([{ from: 21, until: 75 }]);
    }
    expect((await find(75)).notForAge).toEqual([]);
  });

  test('no age is asked for while the setting is off', async () => {
    await changeSettings(app, { booking: { checksDrivers: false } });
    expect(await find(18)).toMatchObject({ total: 1, notForAge: [] });
  });
});

describe('who may not drive is told before they pay', () => {
  test('nobody named', async () => {
    expect(await codes(undefined)).toEqual({ drivers: 'driver.needed' });
  });

  test('each reason at its field, of each driver', async () => {
    const unfit = { ...other, bornOn: '1950-01-01', permit: null, licenseExpiresOn: '2026-12-09' };
    const tooNew = { ...old, bornOn: '2005-12-06', licenseIssuedOn: '2025-12-06' };
    expect(await codes([tooNew, unfit])).toEqual({
      'drivers.0.bornOn': 'driver.too-young',
      'drivers.0.licenseIssuedOn': 'driver.license-too-new',
      'drivers.1.bornOn': 'driver.too-old',
      'drivers.1.licenseExpiresOn': 'driver.license-ends',
      'drivers.1.permit': 'driver.permit-missing',
    });
  });

  test('an extra driver has a name and a number, and no date is still to come', async () => {
    const { name: _name, licenseNumber: _number, ...nameless } = other;
    expect(await codes([{ ...old, licenseIssuedOn: '2026-11-21' }, nameless])).toMatchObject({
      'drivers.0.licenseIssuedOn': 'date.not-past',
      'drivers.1.name': 'driver.name-required',
      'drivers.1.licenseNumber': 'license.required',
    });
  });

  test('with the categories that would do at their age', async () => {
    await app.db.execute(sql`
      insert into category (slug, name, name_th, security_deposit_satang, minimum_driver_age)
      values ('scooters', 'Scooters', 'สกูตเตอร์', 0, 18), ('vans', 'Vans', null, 0, 30), ('bare', 'Bare', null, 0, 18)`);
    for (const slug of ['scooters', 'vans'])
      await app.db.execute(sql`
        insert into vehicle (brand, model, year, category_id, body_type, color, seats, transmission, fuel_type,
          license_plate, daily_rate_satang, created_at)
        select 'Honda', 'Click', 2025, id, 'hatchback', 'red', 2, 'automatic', 'petrol', ${slug}, 30000, now()
        from category where slug = ${slug}`);
    const { problem } = await book([{ ...old, bornOn: '2006-01-01' }], 5350);
    expect(problem.details?.categories).toEqual([{ slug: 'scooters', name: { en: 'Scooters', th: 'สกูตเตอร์' } }]);
    expect(
      (await book([{ ...old, permit: null, licenseCountry: 'AU' }], 5350)).problem.details?.categories,
    ).toBeUndefined();
  });
});

describe('the drivers of a booking', () => {
  const made = async () => {
    const { body: reply } = await book([young, other], 6527);
    await paidFor(app, reply.bookingId, 6527);
    return reply.bookingId;
  };

  test('are on its pages, with the last four of a number alone', async () => {
    const id = await made();
    const headers = await guestOf(app, id);
    const { data } = (await app.call('GET /bookings/:id', { params: { id }, headers })).body;
    expect(data.drivers).toMatchObject([
      {
        name: 'Hannah Keller',
        bornOn: '2003-12-05',
        licenseLastFour: '5678',
        licenseClass: 'Private car',
        seenAt: null,
      },
      { name: 'Jonas Keller', licenseLastFour: '9999', licenseCountry: 'AU', permit: '1949' },
    ]);
    const { drivers } = await officeBooking(app, office.clerk, id);
    expect(drivers).toMatchObject([
      { age: 23, problems: [] },
      { age: 36, problems: [] },
    ]);
  });

  test('staff note whose licence they saw, which the audit log counts', async () => {
    const id = await made();
    office = await at(app, office, '2026-12-05T10:00');
    const [main, extra] = (await officeBooking(app, office.clerk, id)).drivers;
    await pickedUp(app, office.clerk, id, { licensesSeen: [main?.id ?? ''] });
    const { drivers, timeline } = await officeBooking(app, office.clerk, id);
    expect(drivers).toMatchObject([
      { seenAt: '2026-12-05T10:00:00+07:00', seenBy: 'Lek Counter' },
      { id: extra?.id, seenAt: null, seenBy: null },
    ]);
    expect(JSON.stringify(timeline)).toContain('licensesSeen');
    for (const secret of ['2003-12-05', '1990-01-01', 'DL 88-9999', '5678'])
      expect(JSON.stringify(timeline)).not.toContain(secret);
  });

  test('the agreement names who else drives, in both languages', async () => {
    const id = await made();
    const { headers } = office.clerk;
    const { paper } = (await app.call('GET /admin/bookings/:id/agreements', { params: { id }, headers })).body.data;
    const others = paper.driver.filter(({ label }) => label.en === 'Also drives').map(({ value }) => value);
    expect(others).toEqual([
      { en: expect.stringMatching(/, born 1 Jan 1990, licence of /), th: expect.stringContaining('เกิด 1 ม.ค. 2533') },
    ]);
  });

  test('are judged and priced again when the dates change', async () => {
    const id = await made();
    const params = { id };
    const headers = await guestOf(app, id);
    const modify = (change: object) => app.call('POST /bookings/:id/modify', { params, headers, body: change });
    await app.db.execute(sql`update driver set born_on = '2005-12-05', license_expires_on = '2026-12-11'`);
    const early = await modify({ pickupDate: '2026-12-04T10:00', dryRun: true });
    expect(early.problem.fields).toMatchObject({ pickupDate: { code: 'driver.too-young' } });
    const late = await modify({ returnDate: '2026-12-12T10:00', dryRun: true });
    expect(late.problem.fields).toMatchObject({ returnDate: { code: 'driver.license-ends' } });
    await app.db.execute(sql`update driver set born_on = '2001-12-06' where position = 0`);
    await app.db.execute(sql`update driver set born_on = '1990-01-01' where position = 1`);
    const kept = await modify({ returnDate: '2026-12-11T10:00', dryRun: true });
    expect(feesOf(kept.body.data.quote)).toHaveLength(2);
    const older = await modify({ pickupDate: '2026-12-06T10:00', returnDate: '2026-12-11T10:00', dryRun: true });
    expect(feesOf(older.body.data.quote)).toEqual([['Extra driver', 1, 'piece', 500]]);
  });

  test('staff are warned of what customers are refused', async () => {
    const id = await made();
    const { version } = await officeBooking(app, office.clerk, id);
    const change = { version, startDate: '2026-12-05T10:00', endDate: '2030-01-02T10:00', dryRun: true };
    const { status, body: reply } = await app.call('PUT /admin/bookings/:id', {
      params: { id },
      headers: office.clerk.headers,
      body: change as never,
    });
    expect(status).toBe(200);
    expect(JSON.stringify(reply.data)).toContain('driver.license-ends');
  });

  test('are gone with the person', async () => {
    const id = await made();
    await changedInDatabase(app, sql`status = 'cancelled', cancelled_at = now()`, sql`id = ${id}`);
    app.setNow('2028-01-02T12:00');
    await app.runJob('retention');
    const { rows } = await app.db.execute(sql`select from driver`);
    expect(rows).toEqual([]);
  });
});
