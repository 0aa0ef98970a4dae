import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { changeSettings } from '#test/builders/change-settings.ts';
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
const claim = (bookingId: string, amount: number, status = 'open', charged: number | null = null) =>
  app.db.execute(sql`
    insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by, settled_at, charged_satang)
    values (${bookingId}, 'fuel', ${amount}, true, 'Half a tank', ${status}, '2026-11-20T12:00+07',
      '2026-11-22T12:00+07', ${charged === null ? null : '2026-11-21T12:00+07'}, ${charged})`);
/** The messages after the job ran twice. */
const textsOf = async (bookingId: string) => {
  await app.runJob('mail-claims', { bookingId });
  await app.runJob('mail-claims', { bookingId });
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

test('what was decided or charged without an answer is told with what is charged; what was accepted is known', async () => {
  const { bookingId } = await rental({ language: 'th' });
  await claim(bookingId, 50_000, 'accepted', 50_000);
  expect(await textsOf(bookingId)).toEqual([]);
  await claim(bookingId, 30_000, 'upheld', 10_000);
  await claim(bookingId, 20_000, 'unanswered', 20_000);
  expect(await textsOf(bookingId)).toEqual([expect.stringMatching(/^claims-settled: .+ คิดจริง 300 บาท/)]);
});

test('nothing is told where text messages are off', async () => {
  await changeSettings(app, { notifications: { smsNotifications: false } });
  const { bookingId } = await rental();
  await claim(bookingId, 50_000);
  expect(await textsOf(bookingId)).toEqual([]);
});
