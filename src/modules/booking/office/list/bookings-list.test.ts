import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PaymentStatus } from '#contract/booking.ts';
import type { CallOf } from '#contract/index.ts';
import { toInstant } from '#kernel/bangkok-time.ts';
import { addVehicles } from '#modules/fleet/index.ts';
import { bookingBody, changedInDatabase } from '#test/builders/booking.ts';
import { booked, confirmedBooking, desk } from '#test/builders/desk.ts';
import { fullCover, someAddons } from '#test/builders/extras.ts';
import { vehicle } from '#test/builders/fleet.ts';
import { anotherSession } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { bookingsMadeIn, countBookingsMadeIn } from '../../index.ts';
import { matchesBookingSearch } from './filters-store.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
});
afterEach(() => app.close());

/** A session lasts an hour, and these tests a month. */
const clerk = async () => (await anotherSession(app, office.clerk.id)).headers;

type Query = CallOf<'GET /admin/bookings'>['query'];
const list = async (query: Query = {}) => {
  const { body } = await app.call('GET /admin/bookings', { headers: await clerk(), query });
  return body;
};
const ids = async (query: Query) => (await list(query)).data.map(({ id }) => id);
const stats = async () => (await app.call('GET /admin/bookings/stats', { headers: await clerk() })).body.data;

/** A booking of each day from the given one on, five days each and six apart. */
const days = (first: string) => {
  const from = Temporal.PlainDate.from(first);
  return { pickupDate: `${from}T10:00`, returnDate: `${from.add({ days: 5 })}T10:00` };
};

test('a line says who rents what, where, when, for how much, and what may be done', async () => {
  const id = await confirmedBooking(app, office.vehicleId, {}, 1070);
  const [row] = (await list()).data;
  expect(row).toMatchObject({
    id,
    status: 'confirmed',
    stage: 'confirmed',
    paymentStatus: 'partial',
    bookingType: 'online',
    customerName: 'Hannah Keller',
    vehicleName: 'Toyota Yaris',
    vehicleLicensePlate: '1กก 1000',
    days: 5,
    pickupLocation: 'Silom',
    pickupLocationInThai: 'สีลม',
    totalAmount: 5350,
    owedAmount: 4280,
    isLate: false,
    needsApproval: false,
    payment: null,
    may: { confirm: false, pickUp: true, return: true, cancel: true, move: true, archive: false, force: [] },
  });
});

test('a line names notes, add-ons and cover, with what they cost', async () => {
  const { childSeat } = await app.step(({ tx }) => someAddons(tx));
  const packageId = await app.step(({ tx }) => fullCover(tx, office.categoryId));
  const selectedAddons = [{ addonId: childSeat, quantity: 2 }];
  const choices = { selectedAddons, selectedInsurance: { packageId } };
  const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const priced = await app.call('POST /booking-pricing/calculate', {
    body: { vehicleId: office.vehicleId, ...dates, ...choices },
  });
  await booked(app, office.vehicleId, { ...choices, totalAmount: priced.body.data.total });
  await app.db.execute(sql`update booking set notes = 'Two child seats'`);
  expect((await list()).data).toMatchObject([
    {
      notes: 'Two child seats',
      insurance: 2000,
      insuranceTotal: 2000,
      insurancePackage: 'Full cover',
      addons: [{ name: 'Child seat', quantity: 2, totalCost: 1000, totalPrice: 1000 }],
    },
  ]);
});

test('the newest booking stands first, and a page is as long as asked', async () => {
  const first = await booked(app, office.vehicleId, days('2026-12-01'));
  app.setNow('2026-11-20T12:05');
  const second = await booked(app, office.vehicleId, days('2026-12-10'));
  app.setNow('2026-11-20T12:10');
  const third = await booked(app, office.vehicleId, days('2026-12-20'));
  expect(await list({ page: 2, limit: 2 })).toMatchObject({ page: 2, limit: 2, total: 3, totalPages: 2 });
  expect(await ids({ page: 1, limit: 2 })).toEqual([third, second]);
  expect(await ids({ page: 2, limit: 2 })).toEqual([first]);
  expect(await ids({ sort: '-pick-up' })).toEqual([third, second, first]);
  expect(await ids({ sort: 'pick-up' })).toEqual([first, second, third]);
});

test('every booking that was made in a period is told, oldest first, also one that was put away', async () => {
  const made: string[] = [];
  for (const [minute, first] of [
    ['12:10', '2026-12-20'],
    ['12:00', '2026-12-01'],
    ['12:05', '2026-12-10'],
  ] as const) {
    app.setNow(`2026-11-20T${minute}`);
    made.push(await booked(app, office.vehicleId, days(first)));
  }
  const [, first = '', second = ''] = made;
  await changedInDatabase(app, sql`status = 'cancelled', archived_at = now()`, sql`id = ${first}`);
  const period = { from: toInstant('2026-11-20T12:00'), until: toInstant('2026-11-20T12:10') };
  const madeThen = await app.step(async ({ tx }) => {
    const all: string[] = [];
    for await (const portion of bookingsMadeIn(tx, period)) all.push(...portion.map(({ booking }) => booking.id));
    return { all, count: await countBookingsMadeIn(tx, period) };
  });
  expect(madeThen).toEqual({ all: [first, second], count: 2 });
});

test('search finds id, reference, name, e-mail, phone, vehicle and plate, and takes signs as they are', async () => {
  const [, other = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [
      vehicle({ categoryId: office.categoryId, licensePlate: '3ขค 77', brand: 'Isuzu', model: 'D-Max' }),
      vehicle({ categoryId: office.categoryId, licensePlate: '9กข 1234', brand: 'Honda', model: 'City' }),
    ]),
  );
  const hannah = await booked(app, office.vehicleId);
  const somsri = await app.call('POST /bookings', {
    body: bookingBody(other, {
      customerInfo: {
        firstName: 'Somsri',
        lastName: 'Jaidee',
        email: 'somsri_j@example.org',
        phone: '081 555 0199',
        licenseNumber: 'TH 1',
      },
    }),
  });
  const { bookingId, data } = somsri.body;
  for (const search of [
    'jaidee',
    'SOMSRI J',
    'somsri_j@',
    '555 0199',
    '+66 81-555',
    'honda',
    'city',
    '9กข',
    '9กข1234',
    data.bookingNumber,
    bookingId,
  ])
    expect([search, await ids({ search })]).toEqual([search, [bookingId]]);
  expect(await ids({ search: 'Keller' })).toEqual([hannah]);
  for (const search of ['%', '_', 'Isuzu', 'nobody'])
    expect([search, await ids({ search })]).toEqual([search, search === '_' ? [bookingId] : []]);
});

test('days on which a booking was made are Bangkok’s, both included', async () => {
  const first = await booked(app, office.vehicleId, days('2026-12-01'));
  app.setNow('2026-11-21T00:30');
  const second = await booked(app, office.vehicleId, days('2026-12-10'));
  expect(await ids({ madeFrom: '2026-11-20', madeTo: '2026-11-21' })).toEqual([second, first]);
  expect(await ids({ madeFrom: '2026-11-21', madeTo: '2026-11-21' })).toEqual([second]);
  expect(await ids({ madeTo: '2026-11-20' })).toEqual([first]);
});

test('a search among many bookings looks into its index', async () => {
  const plan = await app.step(async ({ tx }) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select id from booking where ${await matchesBookingSearch(tx, 'jaidee')}`);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join()).toContain('booking_search');
});

test('filters take status, payment, customer, vehicle, place and days of pick-up together', async () => {
  const pending = await booked(app, office.vehicleId, days('2026-12-01'));
  const paid = await confirmedBooking(app, office.vehicleId, {
    ...days('2026-12-10'),
    pickupLocation: 'Suvarnabhumi Airport',
    dropoffLocation: 'Suvarnabhumi Airport',
  });
  expect(await ids({ status: 'pending' })).toEqual([pending]);
  expect(await ids({ paymentStatus: 'paid' })).toEqual([paid]);
  expect(await ids({ paymentStatus: 'pending' })).toEqual([pending]);
  expect(await ids({ locationId: office.suvarnabhumi })).toEqual([paid]);
  expect(await ids({ vehicleId: office.vehicleId, status: 'confirmed' })).toEqual([paid]);
  expect(await ids({ from: '2026-12-10', to: '2026-12-10' })).toEqual([paid]);
  expect(await ids({ from: '2026-12-02', to: '2026-12-09' })).toEqual([]);
  const [{ customerId } = { customerId: '' }] = (await list({ status: 'pending' })).data;
  expect(await ids({ customerId })).toEqual([pending]);
});

test.each([
  ['nothing was paid', 0, 0, 0, 'pending', 'pending'],
  ['a deposit was paid', 1070, 0, 0, 'confirmed', 'partial'],
  ['all was paid', 5350, 0, 0, 'confirmed', 'paid'],
  ['all went back', 5350, 5350, 0, 'cancelled', 'refunded'],
  ['all is to go back', 5350, 0, 5350, 'cancelled', 'refunding'],
  ['half went back', 5350, 2675, 0, 'cancelled', 'refunded-in-part'],
  ['nothing went back', 5350, 0, 0, 'cancelled', 'kept'],
  ['cancelled and never paid', 0, 0, 0, 'cancelled', 'nothing-paid'],
] as const)(
  'the filter by payment says what a line says: %s',
  async (_case, paid, back, due, status, paymentStatus) => {
    const id = await booked(app, office.vehicleId);
    await changedInDatabase(
      app,
      sql`paid_satang = ${paid * 100}, refunded_satang = ${back * 100}, promised_satang = ${due * 100}, status = ${status}`,
      sql`id = ${id}`,
    );
    expect((await list({ paymentStatus })).data).toMatchObject([{ id, paymentStatus, keptAmount: paid - back - due }]);
    const others = PaymentStatus.exclude([paymentStatus]).options;
    for (const other of others) expect(await ids({ paymentStatus: other })).toEqual([]);
  },
);

test('a view holds what the day asks for, and the counts above it say the same', async () => {
  const { vehicleId } = office;
  const due = await confirmedBooking(app, vehicleId, { ...days('2026-11-28') });
  const later = await confirmedBooking(app, vehicleId, { ...days('2026-12-10') });
  const waiting = await booked(app, vehicleId, days('2026-12-20'));
  await changedInDatabase(app, sql`hold_until = null`, sql`id = ${waiting}`);
  app.setNow('2026-11-28T09:00');
  expect(await ids({ view: 'pick-ups-today' })).toEqual([due]);
  await app.db.execute(sql`update booking set picked_up_at = '2026-11-28T10:00+07' where id = ${due}`);
  expect(await ids({ view: 'pick-ups-today' }), 'what is done today stays').toEqual([due]);
  expect(await ids({ view: 'out' })).toEqual([due]);
  expect(await ids({ view: 'to-approve' })).toEqual([waiting]);
  expect(await ids({ view: 'unpaid' })).toEqual([waiting]);
  app.setNow('2026-12-03T10:29');
  expect(await ids({ view: 'returns-today' })).toEqual([due]);
  expect(await ids({ view: 'late' })).toEqual([]);
  app.setNow('2026-12-03T10:29:01');
  expect(await ids({ view: 'late' })).toEqual([due]);
  expect((await list({ view: 'late' })).data).toMatchObject([{ id: due, isLate: true, stage: 'picked-up' }]);
  expect(await stats()).toEqual({
    total: 3,
    pending: 1,
    confirmed: 2,
    completed: 0,
    cancelled: 0,
    views: { 'pick-ups-today': 0, 'returns-today': 1, late: 1, unpaid: 1, 'to-approve': 1, out: 1, unproven: 0 },
  });
  expect(later).not.toBe(due);
});

test('of the money due the next pick-up stands first, and what is over last', async () => {
  const [over, next, later] = [days('2026-11-25'), days('2026-12-05'), days('2026-12-15')];
  const made: string[] = [];
  for (const one of [later, over, next]) {
    made.push(await booked(app, office.vehicleId, one));
    app.setNow('2026-11-20T12:10');
  }
  await changedInDatabase(app, sql`hold_until = null`);
  app.setNow('2026-12-01T09:00');
  const [third = '', first = '', second = ''] = made;
  expect(await ids({ view: 'unpaid' })).toEqual([second, third, first]);
  expect(await ids({ view: 'unpaid', sort: 'pick-up' })).toEqual([first, second, third]);
});

test('by the next move the next pick-up or return comes first, and what is over last, the newest first', async () => {
  const [other = ''] = await app.step(({ tx }) =>
    addVehicles(tx, [vehicle({ categoryId: office.categoryId, licensePlate: '9กข 1234' })]),
  );
  const over = await booked(app, other, days('2026-12-01'));
  app.setNow('2026-11-20T12:05');
  const gone = await booked(app, other, days('2026-12-08'));
  const out = await booked(app, office.vehicleId, days('2026-12-18'));
  const soon = await booked(app, other, days('2026-12-20'));
  const later = await booked(app, other, days('2026-12-29'));
  const change = (id: string, set: ReturnType<typeof sql>) => changedInDatabase(app, set, sql`id = ${id}`);
  await change(over, sql`status = 'completed'`);
  await change(gone, sql`status = 'cancelled'`);
  await change(out, sql`status = 'confirmed', picked_up_at = pick_up_at`);
  const order = [soon, out, later, gone, over];
  expect(await ids({ sort: 'next-move' })).toEqual(order);
  const pages = [1, 2, 3].map((page) => ids({ sort: 'next-move', page, limit: 2 }));
  expect((await Promise.all(pages)).flat()).toEqual(order);
});

test('a line within the grace is not late, as the view has it', async () => {
  const id = await confirmedBooking(app, office.vehicleId);
  await app.db.execute(sql`update booking set picked_up_at = '2026-12-05T10:00+07'`);
  app.setNow('2026-12-10T10:29');
  expect((await list()).data).toMatchObject([{ id, isLate: false }]);
  expect(await ids({ view: 'late' })).toEqual([]);
});

test('what was put away is in no list and no count', async () => {
  const id = await booked(app, office.vehicleId);
  await changedInDatabase(app, sql`status = 'cancelled', archived_at = now()`, sql`id = ${id}`);
  expect(await list()).toMatchObject({ data: [], total: 0 });
  expect((await stats()).total).toBe(0);
});

test('beyond ten thousand the count stops, and says that there are more', async () => {
  await booked(app, office.vehicleId);
  await app.db.execute(sql`
    insert into booking select copy.* from booking b cross join generate_series(1, 10001) n
    cross join lateral jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'reference', 'T' || n,
      'status', 'cancelled')) copy`);
  expect((await list({ limit: 1 })).total).toBe(10_001);
  expect((await list({ limit: 1, search: 'T77' })).total).toBe(111);
});
