import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
import { doJobs } from '#test/builders/paying.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;

beforeAll(async () => {
  app = await freshApp({ smsGateway: { send: async () => undefined } });
  ({ vehicleId } = await smallBusiness(app));
});
beforeEach(async () => {
  await app.db.execute(sql`delete from mail`);
  app.setNow('2026-11-20T12:00');
  await changeSettings(app, { notifications: { smsNotifications: true } });
});
afterAll(() => app.close());

const rental = (columns: Parameters<typeof storedBooking>[2] = {}) =>
  storedBooking(app, vehicleId, { status: 'completed', phone: '081 555 0199', ...columns });
const claim = async (bookingId: string, amount: number, status = 'open', charged: number | null = null) => {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by, settled_at, charged_satang)
    values (${bookingId}, 'fuel', ${amount}, true, 'Half a tank', ${status}, '2026-11-20T12:00+07',
      '2026-11-22T12:00+07', ${charged === null ? null : '2026-11-21T12:00+07'}, ${charged}) returning id`);
  return rows[0]?.id ?? '';
};
/** The messages after each job ran twice. */
const textsOf = async (bookingId: string) => {
  for (const job of ['mail-claims', 'text-settled-claims', 'mail-claims', 'text-settled-claims'])
    await app.runJob(job, { bookingId });
  const { rows } = await app.db.execute<{ kind: string; plain: string }>(
    sql`select kind, plain from mail where channel = 'sms' order by id`,
  );
  return rows.map(({ kind, plain }) => `${kind}: ${plain}`);
};

test('what is claimed is told once, with its sum, until when to answer and where; another claim tells it anew', async () => {
  const { bookingId, reference } = await rental();
  await claim(bookingId, 50_000);
  await claim(bookingId, 120_050);
  expect(await textsOf(bookingId)).toEqual([
    `claims-made: Saphan Car Rental: THB 1,700.50 is claimed after your rental ${reference}. Please answer by Sun 22 Nov 12:00 at http://localhost:3000/booking/find`,
  ]);
  await claim(bookingId, 10_000);
  expect(await textsOf(bookingId)).toEqual([expect.any(String), expect.stringContaining('THB 1,800.50 is claimed')]);
});

test('nobody is asked to answer by a moment that is over', async () => {
  const { bookingId } = await rental();
  await claim(bookingId, 50_000);
  app.setNow('2026-11-22T12:00');
  expect(await textsOf(bookingId)).toEqual([]);
});

test('who has no e-mail is asked to call', async () => {
  const { bookingId } = await rental({ email: '' });
  await claim(bookingId, 50_000);
  expect(await textsOf(bookingId)).toEqual([expect.stringMatching(/^claims-made-by-phone: .+ Please call us by /)]);
});

test('what is past its time to answer is in no message that asks for an answer', async () => {
  const { bookingId } = await rental();
  await claim(bookingId, 50_000);
  await app.db.execute(sql`update claim set answer_by = '2026-11-20T11:59+07' where booking_id = ${bookingId}`);
  expect(await textsOf(bookingId)).toEqual([]);
  await claim(bookingId, 10_000);
  expect(await textsOf(bookingId)).toEqual([expect.stringMatching(/THB 100 is claimed .+ answer by Sun 22 Nov 12:00/)]);
});

test('what was decided or charged without an answer is told with all that is charged; what was accepted is known', async () => {
  const { bookingId } = await rental({ language: 'th' });
  await claim(bookingId, 50_000, 'accepted', 50_000);
  expect(await textsOf(bookingId)).toEqual([]);
  await claim(bookingId, 30_000, 'upheld', 10_000);
  await claim(bookingId, 20_000, 'unanswered', 20_000);
  expect(await textsOf(bookingId)).toEqual([expect.stringMatching(/^claims-settled: .+ เรียกเก็บจริง 800 บาท/)]);
});

test('a decision is told once no claim of the rental waits any more', async () => {
  const { headers } = await signedInAs(app, { role: 'STAFF' });
  const { bookingId } = await rental();
  const decided = async (id: string, charge: number) => {
    await app.call('POST /admin/claims/:id/decision', {
      params: { id },
      headers,
      body: { charge, reason: 'As the pictures show' },
    });
    await doJobs(app, 'mail-claims');
    await doJobs(app, 'text-settled-claims');
    const { rows } = await app.db.execute<{ plain: string }>(sql`select plain from mail where kind = 'claims-settled'`);
    return rows.map(({ plain }) => plain);
  };
  const [first, second] = [await claim(bookingId, 30_000), await claim(bookingId, 20_000)];
  await app.db.execute(
    sql`update claim set status = 'disputed', answered_at = now(), answer_text = 'No' where booking_id = ${bookingId}`,
  );
  expect(await decided(first, 100)).toEqual([]);
  expect(await decided(second, 0)).toEqual([expect.stringContaining('THB 100 is charged')]);
});

test('nothing is told where text messages are off', async () => {
  await changeSettings(app, { notifications: { smsNotifications: false } });
  const { bookingId } = await rental();
  await claim(bookingId, 50_000);
  expect(await textsOf(bookingId)).toEqual([]);
});
