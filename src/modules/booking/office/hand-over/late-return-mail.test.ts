import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { startJobs } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';
import { jobsOf } from '#test/builders/booking.ts';
import { at, confirmedBooking, desk, moved, pickedUp, returned } from '#test/builders/desk.ts';
import { doJobs } from '#test/builders/paying.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { bookings } from '#words/en/bookings.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
  await app.db.execute(sql`
    insert into ledger_entry (booking_id, kind, method_type, amount_satang, created_at)
    values (${id}, 'payment', 'cash', 535000, '2026-12-01T10:00+07')`);
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T12:00');
});
afterEach(() => app.close());

const mails = async () => {
  await doJobs(app, 'mail-late-return');
  const { rows } = await app.db.execute<{ kind: string; subject: string; plain: string }>(
    sql`select kind, subject, plain from mail order by id`,
  );
  return rows;
};
const pay = (amount: number, paymentMethod: string) =>
  app.call('POST /payments/records', {
    headers: office.clerk.headers,
    body: { bookingId: id, amount, paymentMethod },
  });

test('who brings it back late hears once what that costs and what is left to pay', async () => {
  await returned(app, office.clerk, id, { lateFee: 1070 });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.kind).toBe('late-return');
  expect(mail?.subject).toMatch(/^Late return: Toyota Yaris, BKK/);
  for (const sentence of [
    'was to be back on Thu 10 Dec 2026, 10:00, and we took it back on Thu 10 Dec 2026, 12:00.',
    'For the late return we charge ฿1,070.',
    'Late return, 7% tax included: ฿1,070',
    '฿1,070 is left to pay. Please pay it online, or at the desk.',
    `Pay now: http://localhost:3000/booking?vehicle=${office.vehicleId}&step=3&bookingId=${id}#access=`,
    'Total: ฿6,420\nPaid: ฿5,350\nLeft to pay: ฿1,070',
  ])
    expect(mail?.plain).toContain(sentence);
});

test('what is paid at the desk meanwhile is in the mail, with how', async () => {
  await returned(app, office.clerk, id, { lateFee: 1070 });
  await pay(1070, 'cash');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.plain).toContain('฿1,070 arrived by cash.');
  expect(mail?.plain).toContain('Nothing is left to pay.');
  expect(mail?.plain).toContain(`View booking: http://localhost:3000/booking/manage/${id}#access=`);
  expect(mail?.plain).not.toContain('Left to pay');
});

test('a part of it is told with what is left', async () => {
  await returned(app, office.clerk, id, { lateFee: 1070 });
  await pay(1000, 'credit_card');
  const [mail] = await mails();
  expect(mail?.plain).toContain('฿1,000 arrived by credit card.');
  expect(mail?.plain).toContain('฿70 is left to pay.');
});

test('it is told in the language of the booking', async () => {
  await app.db.execute(sql`update booking set language = 'th' where id = ${id}`);
  await returned(app, office.clerk, id, { lateFee: 1070 });
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^การคืนรถช้ากว่ากำหนด Toyota Yaris BKK/);
  expect(mail?.plain).toContain('ยอดที่ยังต้องชำระคือ ฿1,070');
});

test('a late return without a fee is told to nobody', async () => {
  await returned(app, office.clerk, id, { lateFee: 0 });
  expect(await mails()).toEqual([]);
});

test('a return that is taken back is not told, and recorded anew it is told once, with its own fee', async () => {
  await returned(app, office.clerk, id, { lateFee: 1070 });
  await moved(app, office.admin, id, { status: 'confirmed', force: true, reason: 'Another car' });
  await returned(app, office.clerk, id, { lateFee: 500, withoutPickUp: true });
  expect(await jobsOf(app, 'mail-late-return')).toHaveLength(1);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.plain).toContain('For the late return we charge ฿500.');
});

test('the queue writes it ten minutes after the return, as the screen says, paid at the desk or not', async () => {
  const clock = () => toInstant('2026-12-10T12:10');
  const jobs = await startJobs({ db: app.db, clock, log: createLog('silent'), tasks: app.tasks, crontab: [] });
  try {
    await returned(app, office.clerk, id, { lateFee: 1070 });
    await pay(1070, 'cash');
    const { rows } = await app.db.execute(sql`
      select extract(epoch from run_at - '2026-12-10T12:00+07'::timestamptz)::int / 60 as minutes
      from graphile_worker.jobs where task_identifier = 'mail-late-return'`);
    expect(rows).toEqual([{ minutes: 10 }]);
    expect(bookings.handOver.feeTell).toContain('Ten minutes after the return they get an email about it');
    expect(bookings.handOver.feeTellNoEmail).not.toContain('get an email');
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`);
    const written = () => app.db.execute(sql`select 1 from mail where kind = 'late-return'`);
    await vi.waitFor(async () => expect((await written()).rows).toHaveLength(1), { interval: 100, timeout: 10_000 });
  } finally {
    await jobs.stop();
  }
});
