import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MessageShape } from '#contract/contact.ts';
import type { ReplyOf } from '#contract/index.ts';
import type { OutboxItemShape } from '#contract/notices.ts';
import type { OfficeBookingRow } from '#contract/office/booking-record.ts';
import { BookingView } from '#contract/office/bookings.ts';
import type { CustomerRow } from '#contract/office/customers.ts';
import type { OfficeVehicle } from '#contract/office/fleet.ts';
import type { TransactionRow } from '#contract/office/payments.ts';
import { booked, desk, officeBooking } from './builders/desk.ts';
import { type HistoricEntry, history, storeHistory } from './builders/reports/history.ts';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { drawn } from './drawn.ts';
import { freshApp, type TestApp } from './fresh-app.ts';

// Every figure that stands in two places of the office, held against itself and against the rows it counts.
const [TODAY, MONTH] = ['2026-11-20', '2026-11'];
const NOW = Date.parse(`${TODAY}T12:00+07:00`);
const EVER = { startDate: '2025-01-01', endDate: '2027-12-31' };
const WEEK = [14, 15, 16, 17, 18, 19, 20].map((day) => `${MONTH}-${day}`);
const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
const outcomes = ['successful', 'pending', 'failed', 'expired', 'reversed'] as const;

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await freshApp({ now: `${TODAY}T12:00` });
  admin = await signedInAs(app, { role: 'ADMIN' });
});
afterAll(() => app.close());

type Rows = {
  'GET /admin/bookings': OfficeBookingRow;
  'GET /admin/customers': CustomerRow;
  'GET /admin/payments': TransactionRow;
  'GET /admin/vehicles': OfficeVehicle;
  'GET /contact': MessageShape;
  'GET /notices/outbox': OutboxItemShape;
  'GET /payments/transfer-tasks': ReplyOf<'GET /payments/transfer-tasks'>['data'][number];
};

/** A page of a list, as it comes: each list has the columns of its own rows. */
const page = async <List extends keyof Rows>(list: List, query: object) => {
  const [, path = ''] = list.split(' ');
  const { body } = await app.server.inject({ url: `/api${path}`, query: { ...query }, headers: admin.headers });
  return JSON.parse(body) as { data: Rows[List][]; total: number };
};

/** All rows of a list, and its total. */
const list = async <List extends keyof Rows>(name: List, query: object = {}) => {
  const rows: Rows[List][] = [];
  for (let number = 1; ; number += 1) {
    const { data, total } = await page(name, { ...query, page: number, limit: 100 });
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return { rows, total };
  }
};

/** The rows of a list's CSV file, by its heads. */
const file = async (path: string): Promise<Record<string, string>[]> =>
  parse((await app.server.inject({ url: `/api/admin/${path}`, headers: admin.headers })).body, {
    bom: true,
    columns: true,
  });

const read = async () => {
  const { headers } = admin;
  const [figures, board, waiting, recent, stats, info, payments, calendar, categories] = [
    (await app.call('GET /admin/analytics', { headers })).body.data,
    (await app.call('GET /admin/analytics/today', { headers })).body.data,
    (await app.call('GET /admin/analytics/waiting', { headers })).body.data,
    (await app.call('GET /admin/analytics/recent-bookings', { headers })).body.data,
    (await app.call('GET /admin/bookings/stats', { headers })).body.data,
    (await app.call('GET /admin/settings/system-info', { headers })).body.data,
    (await app.call('GET /admin/payments/summary', { headers })).body.data,
    (await app.call('GET /admin/bookings/calendar', { headers, query: { from: TODAY, days: 30, cancelled: 'true' } }))
      .body,
    (await app.call('GET /admin/categories', { headers })).body.data,
  ];
  const report = async (range: { startDate: string; endDate: string }) => {
    const query = { ...range, type: 'daily' as const };
    return {
      overview: (await app.call('GET /admin/reports', { headers, query })).body.data,
      revenue: (await app.call('GET /admin/reports/revenue', { headers, query })).body.data,
      customers: (await app.call('GET /admin/reports/customers', { headers, query })).body.data,
      vehicles: (await app.call('GET /admin/reports/vehicles', { headers, query })).body.data,
    };
  };
  return {
    ...{ figures, board, waiting, recent, stats, info, payments, calendar, categories },
    ever: await report(EVER),
    month: await report({ startDate: `${MONTH}-01`, endDate: TODAY }),
    week: await report({ startDate: '2026-11-14', endDate: TODAY }),
    days: await Promise.all(
      WEEK.map(async (day) => ({ day, ...(await report({ startDate: day, endDate: day })).revenue })),
    ),
  };
};
type Office = Awaited<ReturnType<typeof read>>;

/** Places and what each says; all must say the same. */
const same = (figure: string, places: Record<string, unknown>): void =>
  expect({ figure, ...places }).toEqual({
    figure,
    ...Object.fromEntries(Object.keys(places).map((place) => [place, Object.values(places)[0]])),
  });

const total = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((all, one) => all + one, 0) * 100) / 100;
const count = async (where: string): Promise<number> => {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from booking where ${sql.raw(where)}`,
  );
  return rows[0]?.count ?? 0;
};
const ledger = async (where = 'true'): Promise<number> => {
  const { rows } = await app.db.execute<{ sum: number }>(sql`
    select coalesce(sum((amount_satang - fee_satang) * case kind when 'payment' then 1 else -1 end), 0)::float8 / 100 as sum
    from ledger_entry join booking on booking.id = booking_id where ${sql.raw(where)}`);
  return rows[0]?.sum ?? 0;
};

const bookingsAgree = async ({ figures, board, waiting, recent, stats, info, calendar, ever }: Office) => {
  const all = await list('GET /admin/bookings');
  same('bookings', {
    dashboard: figures.bookings.totalBookings,
    cards: stats.total,
    list: all.total,
    rows: all.rows.length,
    file: (await file('bookings/export')).length,
    system: info.totalBookings,
    database: await count('archived_at is null'),
  });
  for (const status of statuses) {
    const { rows, total: listed } = await list('GET /admin/bookings', { status });
    same(status, {
      dashboard: figures.bookings.byStatus[status],
      card: stats[status],
      list: listed,
      rows: rows.length,
      all: all.rows.filter((row) => row.status === status).length,
    });
  }
  same('active', { dashboard: figures.bookings.activeBookings, card: stats.confirmed });
  same('recent', { dashboard: recent.map(({ id }) => id), list: all.rows.slice(0, 5).map(({ id }) => id) });
  same('made and not cancelled', {
    report: ever.overview.bookings.total,
    revenue: ever.revenue.bookings.total,
    parts: total(ever.revenue.revenueData.map(({ bookings }) => bookings)),
    database: await count(`status <> 'cancelled'`),
  });
  const lists = {
    'pick-ups-today': board.pickUps,
    'returns-today': board.returns,
    late: board.late,
    unpaid: board.unpaid,
    'to-approve': board.toApprove,
  };
  for (const view of BookingView.options) {
    const { rows, total: listed } = await list('GET /admin/bookings', { view });
    same(view, { tab: stats.views[view], list: listed, rows: rows.length });
    if (view === 'out' || view === 'unproven') continue;
    same(`${view} on the board`, { board: lists[view].total, list: listed });
    same(`owed by ${view}`, {
      board: lists[view].owedAmount,
      rows: total(rows.map(({ owedAmount }) => owedAmount)),
    });
    for (const { id, owedAmount, totalAmount } of lists[view].rows)
      expect(rows.find((row) => row.id === id)).toMatchObject({ owedAmount, totalAmount });
  }
  same('waiting', { badge: waiting.bookings, board: board.toApprove.total });
  same('late', {
    board: board.late.total,
    marked: all.rows.filter(({ isLate }) => isLate).length,
  });
  const [from, until] = [Date.parse(`${TODAY}T00:00+07:00`), Date.parse('2026-12-20T00:00+07:00')];
  same('bars of the calendar', {
    calendar: calendar.data.map(({ id }) => id).toSorted(),
    list: all.rows
      // A vehicle that is out takes today, however long ago it was to come back.
      .filter(({ pickupDate, returnDate, stage }) => {
        const end = stage === 'picked-up' ? Infinity : Date.parse(returnDate);
        return Date.parse(pickupDate) < until && end > from;
      })
      .map(({ id }) => id)
      .toSorted(),
  });
  const confirmed = (await list('GET /admin/bookings', { status: 'confirmed', from: TODAY, to: '2026-12-31' })).rows;
  const next = confirmed.filter(({ pickupDate }) => pickupDate.startsWith('2026-12'));
  same('next month', { dashboard: figures.revenue.nextMonthBookings, list: next.length });
  same('projected', {
    dashboard: figures.revenue.nextMonthRevenue,
    list: total(next.map(({ totalAmount }) => totalAmount)),
  });
  same('still coming', {
    dashboard: figures.revenue.stillComing,
    list: total(
      confirmed
        .filter(({ pickupDate }) => pickupDate.startsWith(MONTH) && Date.parse(pickupDate) >= NOW)
        .map(({ owedAmount }) => owedAmount),
    ),
  });
};

const moneyAgrees = async ({ figures, month, week, ever }: Office) => {
  for (const [name, { overview, revenue }] of Object.entries({ month, week, ever }))
    same(`revenue of the ${name}`, {
      overview: overview.revenue.total,
      revenue: revenue.revenue.total,
      parts: total(revenue.revenueData.map((part) => part.revenue)),
      methods: total(revenue.byMethod.map((method) => method.revenue)),
      sides: total([revenue.received, -revenue.refunded]),
    });
  same('revenue of the month', {
    report: month.overview.revenue.total,
    dashboard: figures.revenue.monthlyRevenue,
    chart: figures.revenue.byMonth.at(-1)?.revenue,
    reportChart: month.overview.monthlyRevenue.at(-1)?.revenue,
  });
  same('revenue of the week', { report: week.overview.revenue.total, dashboard: figures.revenue.weeklyRevenue });
  same('revenue', { report: ever.overview.revenue.total, database: await ledger() });
  const { averagePerBooking, bookings, revenue } = ever.revenue;
  expect(averagePerBooking).toBeCloseTo(revenue.total / bookings.total, 1);
};

/** The money of a day, by the day it moved, beside the payments of that day and the figures of longer ranges. */
const daysAgree = async ({ figures, week, days }: Office) => {
  for (const { day, revenue, received, refunded, byMethod } of days) {
    const isThen = `(ledger_entry.created_at at time zone 'Asia/Bangkok')::date = '${day}'`;
    const paid = (await list('GET /admin/payments', { from: day, to: day, status: 'successful' })).rows;
    same(`came in on ${day}`, {
      report: received,
      methods: total(byMethod.map((method) => method.received)),
      payments: total(paid.map(({ amount, fee }) => amount - fee)),
      ledger: await ledger(`kind = 'payment' and ${isThen}`),
    });
    same(`went back on ${day}`, {
      report: refunded,
      methods: total(byMethod.map((method) => method.refunded)),
      ledger: Math.abs(await ledger(`kind = 'refund' and ${isThen}`)),
    });
    same(`payments of ${day}`, {
      methods: total(byMethod.map((method) => method.payments)),
      list: paid.length,
    });
    same(`left of ${day}`, {
      report: revenue.total,
      sides: total([received, -refunded]),
      chart: week.revenue.revenueData.find(({ period }) => period === day)?.revenue,
    });
    for (const method of byMethod)
      expect({ day, ...method }).toMatchObject({ revenue: total([method.received, -method.refunded]) });
    same(`fees of ${day}`, {
      methods: total(byMethod.map(({ fees }) => fees)),
      payments: total(paid.map(({ fee }) => fee)),
    });
  }
  same('the days of the week', {
    days: total(days.map(({ revenue }) => revenue.total)),
    week: figures.revenue.weeklyRevenue,
  });
};

const paymentsAgree = async ({ payments, ever }: Office) => {
  const filters = [
    {},
    { paymentMethod: 'card' },
    { from: '2026-01-01', to: '2026-12-31' },
    { search: 'Ann' },
    ...outcomes.map((status) => ({ status })),
  ];
  for (const filter of filters) {
    const { headers } = admin;
    const cards = (await app.call('GET /admin/payments/summary', { headers, query: filter })).body.data;
    const { rows, total: listed } = await list('GET /admin/payments', filter);
    const having = (...shown: (typeof outcomes)[number][]) => {
      const some = rows.filter(({ status }) => shown.includes(status));
      return { count: some.length, amount: total(some.map(({ amount }) => amount)) };
    };
    const refunded = rows.filter(({ refundedAmount }) => refundedAmount > 0);
    const back = total(refunded.map(({ refundedAmount }) => refundedAmount));
    expect({ filter, ...cards }).toEqual({
      filter,
      methods: payments.methods,
      total: { count: listed, amount: total([having('successful').amount, -back]) },
      successful: having('successful'),
      pending: having('pending'),
      failed: having('failed', 'expired'),
      refunded: { count: refunded.length, amount: back },
    });
    same('refunded payments', {
      card: cards.refunded.count,
      list: (await list('GET /admin/payments', { ...filter, refunded: 'yes' })).total,
    });
  }
  for (const status of outcomes) {
    const { rows, total: listed } = await list('GET /admin/payments', { status });
    same(status, { list: listed, rows: rows.length });
  }
  const { rows } = await list('GET /admin/payments');
  same('came in', {
    report: ever.revenue.received,
    payments: total(rows.filter(({ paid }) => paid).map(({ amount, fee }) => amount - fee)),
    file: total(
      (await file('payments/export'))
        .filter((row) => row.Status === 'Successful')
        .map((row) => Number(row['Amount (THB)']) - Number(row['Processing fee included (THB)'])),
    ),
  });
  same('went back', { report: ever.revenue.refunded, card: payments.refunded.amount });
};

const earningsAgree = async ({ ever, month, week }: Office) => {
  for (const [name, { overview, vehicles }] of Object.entries({ ever, month, week })) {
    const { total: counted, rows } = vehicles.vehicleEarnings;
    expect(rows.length).toBe(counted);
    same(`revenue of the vehicles of the ${name}`, {
      overview: overview.revenue.total,
      vehicles: total(rows.map(({ revenue }) => revenue)),
    });
    same(`bookings of the vehicles of the ${name}`, {
      overview: overview.bookings.total,
      vehicles: total(rows.map(({ bookings }) => bookings)),
    });
    same(`the first vehicles of the ${name}`, {
      overview: overview.topVehicles,
      tab: vehicles.vehiclePerformance,
      table: rows.filter(({ id }) => overview.topVehicles.some((one) => one.id === id)),
    });
  }
};

const customersAgree = async ({ ever, info, month }: Office) => {
  const { headers } = admin;
  const { rows, total: listed } = await list('GET /admin/customers');
  same('customers', {
    overview: ever.overview.customers.total,
    tab: ever.customers.totalCustomers,
    nationalities: total(Object.values(ever.customers.customersByNationality)),
    list: listed,
    rows: rows.length,
    system: info.totalCustomers,
  });
  same('new this month', {
    overview: month.overview.customers.new,
    tab: month.customers.newInRange,
    ofMonth: month.customers.newCustomersThisMonth,
  });
  const written = await file('customers/export');
  const all = (await list('GET /admin/bookings')).rows;
  for (const { id, customerNumber, totalBookings, totalSpent } of rows) {
    const details = (await app.call('GET /admin/customers/:id', { headers, params: { id } })).body.data;
    const line = written.find((row) => row['Customer number'] === customerNumber);
    const booking = all.find(({ customerId }) => customerId === id);
    const beside =
      booking && (await app.call('GET /admin/bookings/:id', { headers, params: { id: booking.id } })).body.data;
    const top = ever.customers.topCustomers.find((one) => one.id === id);
    same('bookings of a customer', {
      list: totalBookings,
      details: details.totalBookings,
      file: Number(line?.Bookings),
      ...(beside && { booking: beside.customer.bookings }),
      ...(top && { report: top.totalBookings }),
      database: await count(`customer_id = '${id}' and status <> 'cancelled'`),
    });
    same('spent by a customer', {
      list: totalSpent,
      details: details.totalSpent,
      file: Number(line?.['Total spent (THB)']),
      ...(beside && { booking: beside.customer.spent }),
      ...(top && { report: top.totalSpent }),
      ledger: await ledger(`customer_id = '${id}'`),
    });
    same('the list of a customer', {
      details: details.bookingsInList,
      list: (await list('GET /admin/bookings', { customerId: id })).total,
      shown: details.bookings.length < 20 ? details.bookings.length : details.bookingsInList,
    });
    if (beside) same('owed by a booking', { list: booking.owedAmount, page: beside.owedAmount });
  }
};

const vehiclesAgree = async ({ figures: { vehicles }, ever, info, calendar, categories }: Office) => {
  const fleet = (await app.call('GET /admin/vehicles', { headers: admin.headers })).body;
  same('vehicles', {
    dashboard: vehicles.totalVehicles,
    overview: ever.overview.vehicles.total,
    tab: ever.vehicles.totalVehicles,
    list: fleet.total,
    tabs: fleet.counts.all,
    system: info.totalVehicles,
    categories: total(categories.map((category) => category.vehicles)),
    file: (await file('vehicles/export')).length,
  });
  for (const status of ['available', 'rented', 'maintenance'] as const)
    same(status, {
      dashboard: vehicles[status],
      tab: fleet.counts[status],
      list: (await list('GET /admin/vehicles', { status })).total,
    });
  same('available', { dashboard: vehicles.available, report: ever.vehicles.availableVehicles });
  for (const { id, name, vehicles: counted } of categories)
    same(`vehicles of ${name}`, {
      screen: counted,
      report: ever.vehicles.vehiclesByCategory[name] ?? 0,
      list: (await list('GET /admin/vehicles', { categoryId: id })).total,
    });
  const inFleet = (await list('GET /admin/vehicles')).rows.map(({ id }) => id);
  expect(calendar.vehicles.map(({ id }) => id)).toEqual(expect.arrayContaining(inFleet));
};

const searchAgrees = async () => {
  const { headers } = admin;
  for (const search of ['BKK1', 'Yaris', 'Ann', 'Keller']) {
    const found = (await app.call('GET /admin/search', { headers, query: { search } })).body.data;
    for (const [kind, call] of [
      ['bookings', 'GET /admin/bookings'],
      ['customers', 'GET /admin/customers'],
      ['vehicles', 'GET /admin/vehicles'],
    ] as const)
      same(`${kind} named ${search}`, {
        search: found[kind].map(({ id }) => id),
        list: (await page(call, { search, limit: 5 })).data.map(({ id }) => id),
      });
  }
};

const correspondence = fc.record({
  messages: fc.array(fc.record({ status: fc.constantFrom('new', 'read', 'replied'), isArchived: fc.boolean() })),
  mails: fc.array(
    fc.record({
      channel: fc.constantFrom('mail', 'sms'),
      status: fc.constantFrom('waiting', 'sent', 'failed'),
      isErased: fc.boolean(),
    }),
  ),
  transfers: fc.array(
    fc.record({ status: fc.constantFrom('open', 'done'), amount: fc.integer({ min: 1, max: 9_999 }) }),
  ),
});
type Correspondence = typeof correspondence extends fc.Arbitrary<infer Value> ? Value : never;

/** Replaces messages, mails and transfers; those need a payment that they go back from. */
const storeCorrespondence = async ({ messages, mails, transfers }: Correspondence): Promise<void> => {
  const { db } = app;
  await db.execute(sql`truncate contact_message, mail cascade`);
  for (const { status, isArchived } of messages)
    await db.execute(sql`
      insert into contact_message (name, email, subject, message, language, status, created_at, archived_at)
      values ('Ann', 'ann@example.com', 'Seat', 'Is there one?', 'en', ${status}, now(), ${isArchived ? sql`now()` : null})`);
  for (const { channel, status, isErased } of mails)
    await db.execute(sql`
      insert into mail (occasion, kind, channel, language, to_name, to_address, subject, html, plain, status, created_at)
      values (${randomUUID()}, 'booking-confirmed', ${channel}, 'en', 'Ann', ${isErased ? '' : 'ann@example.com'}, '', '', '', ${status}, now())`);
  for (const { status, amount } of transfers)
    await db.execute(sql`
      with payment as (select id, booking_id from ledger_entry where kind = 'payment' order by id limit 1),
      refund as (
        insert into refund (booking_id, occasion, payment_id, amount_satang, status, created_at, updated_at)
        select booking_id, ${randomUUID()}, id, ${amount}, 'by-transfer', now(), now() from payment returning *)
      insert into transfer_task (refund_id, booking_id, amount_satang, method_type, status, created_at)
      select id, booking_id, amount_satang, 'promptpay', ${status}, now() from refund`);
};

const correspondenceAgrees = async () => {
  const { headers } = admin;
  const waiting = (await app.call('GET /admin/analytics/waiting', { headers })).body.data;
  const counts = (await app.call('GET /contact/counts', { headers })).body.data;
  const { mail, sms } = (await app.call('GET /admin/analytics/system', { headers })).body.data;
  const all = { messages: await list('GET /contact'), mails: await list('GET /notices/outbox') };
  same('messages', { tab: counts.all, list: all.messages.total, rows: all.messages.rows.length });
  for (const status of ['new', 'read', 'replied'] as const) {
    const { rows, total: listed } = await list('GET /contact', { status });
    const ofAll = all.messages.rows.filter((row) => row.status === status).length;
    same(`${status} messages`, { tab: counts[status], list: listed, rows: rows.length, ofAll });
  }
  for (const status of ['waiting', 'sent', 'failed'] as const) {
    const { rows, total: listed } = await list('GET /notices/outbox', { status });
    same(`${status} mails`, { list: listed, rows: rows.length });
    if (status === 'failed') same('failed', { badge: waiting.outbox, system: mail.failed + sms.failed, list: listed });
    if (status === 'waiting') same('to be sent', { system: mail.waiting + sms.waiting, list: listed });
  }
  same('mails', { list: all.mails.total, rows: all.mails.rows.length });
  const transfers = await list('GET /payments/transfer-tasks');
  for (const status of ['open', 'done'] as const) {
    const { rows, total: listed } = await list('GET /payments/transfer-tasks', { status });
    const ofAll = transfers.rows.filter((row) => row.status === status).length;
    same(`${status} transfers`, { list: listed, rows: rows.length, ofAll });
  }
};

/** Money moves today at the latest. */
const movedByNow = (entry: HistoricEntry): HistoricEntry => ({
  ...entry,
  created_at: [entry.created_at, `${TODAY}T12:00:00+07`].toSorted()[0] ?? '',
});

test('a figure that stands in two places is the same in both, and a list has as many rows as its number says', async () => {
  await fc.assert(
    fc.asyncProperty(history, correspondence, async (rows, letters) => {
      await storeHistory(app, { ...rows, entries: rows.entries.map(movedByNow) });
      const office = await read();
      await bookingsAgree(office);
      await moneyAgrees(office);
      await daysAgree(office);
      await paymentsAgree(office);
      await earningsAgree(office);
      await customersAgree(office);
      await vehiclesAgree(office);
      await searchAgrees();
      // Last, since these transfers are owed to nobody.
      await storeCorrespondence(letters);
      await correspondenceAgrees();
    }),
    { ...drawn(2, { sweep: 20 }), endOnFailure: true },
  );
}, 120_000);

test('what was paid for a booking and what of it went back is the same for the office and its customer', async () => {
  const own = await freshApp({ now: `${TODAY}T12:00` });
  try {
    const { vehicleId, clerk } = await desk(own);
    const { headers } = clerk;
    const id = await booked(own, vehicleId);
    const paid = { bookingId: id, amount: 5350, paymentMethod: 'card' } as const;
    await own.call('POST /payments/records', { headers, body: paid });
    const money = async () => {
      const { paidAmount, refundedAmount } = await officeBooking(own, clerk, id);
      const { body } = await own.call('GET /bookings/:id', { headers, params: { id } });
      const { received, refunded } = body.data.paidTowards;
      same('paid', { office: paidAmount, customer: received });
      same('refunded', { office: refundedAmount, customer: refunded });
      return [paidAmount, refundedAmount];
    };
    expect(await money()).toEqual([5350, 0]);
    const back = { bookingId: id, amount: 1000, reason: 'Goodwill', way: 'recorded', reference: 'R1' } as const;
    await own.call('POST /payments/refunds', { headers, body: back });
    expect(await money()).toEqual([5350, 1000]);
  } finally {
    await own.close();
  }
});
