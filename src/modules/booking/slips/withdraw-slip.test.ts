import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedInDatabase } from '#test/builders/booking.ts';
import { booked, desk, officeBooking } from '#test/builders/desk.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;
let customer: Record<string, string>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await booked(app, office.vehicleId);
  await changedInDatabase(app, sql`pays_by = 'bank_transfer', hold_until = null`);
  const owner = await signedInAs(app);
  await app.db.execute(sql`update customer set user_id = ${owner.id}`);
  customer = owner.headers;
});
afterEach(() => app.close());

const fileOf = (slipId: string) => `slips/${id}/${slipId}.pdf`;

/** A slip as a guest attached it, unless somebody is named. */
const attached = async ({ by = null, at = '2026-11-20T11:59:00+07:00' }: { by?: string | null; at?: string } = {}) => {
  const slipId = randomUUID();
  await app.db.execute(sql`
    insert into transfer_slip (id, booking_id, type, bytes, created_at, created_by)
    values (${slipId}, ${id}, 'application/pdf', 9, ${at}, ${by})`);
  await app.files.put(fileOf(slipId), Buffer.from('%PDF-1.7 '));
  return slipId;
};
const withdraw = async (slipId: string, headers = customer) =>
  (await app.call('DELETE /bookings/:id/slips/:slipId', { params: { id, slipId }, headers })) as {
    status: number;
    body: { data?: { id: string; number: number; mayWithdraw: boolean }[]; error?: string };
  };
const listed = async () =>
  (await app.call('GET /bookings/:id/slips', { params: { id }, headers: customer })).body.data.map(
    ({ id: slipId, mayWithdraw }) => ({ id: slipId, mayWithdraw }),
  );
const record = async (amount: number) => {
  const body = { bookingId: id, amount, paymentMethod: 'bank_transfer' } as const;
  expect((await app.call('POST /payments/records', { headers: office.clerk.headers, body })).status).toBe(200);
};

test('who attached the wrong picture takes it back, and staff see which one; the other keeps its number', async () => {
  const [wrong, right] = [await attached(), await attached({ at: '2026-11-20T11:59:30+07:00' })];
  const { status, body } = await withdraw(wrong);
  expect([status, body.data?.map((slip) => [slip.id, slip.number])]).toEqual([200, [[right, 2]]]);
  expect(await listed()).toEqual([{ id: right, mayWithdraw: true }]);
  expect((await app.server.inject({ url: `/api/bookings/${id}/slips/${wrong}`, headers: customer })).statusCode).toBe(
    404,
  );
  const seen = await officeBooking(app, office.clerk, id);
  expect(seen.slips.map((slip) => [slip.id, slip.number])).toEqual([[right, 2]]);
  expect(seen.timeline.filter(({ action }) => action === 'booking.slip-withdrawn')).toEqual([
    expect.objectContaining({ actor: null, about: '1', at: '2026-11-20T12:00:00+07:00' }),
  ]);
  expect((await withdraw(wrong)).body.error).toBe('slips.not-found');
});

test('a booking whose only slip was taken back is marked in the lists no more', async () => {
  await withdraw(await attached());
  expect((await officeBooking(app, office.clerk, id)).hasSlip).toBe(false);
});

test('the file of a slip that was taken back goes as those that no slip names', async () => {
  const [wrong, right] = [await attached(), await attached()];
  await withdraw(wrong);
  const inTwoDays = Temporal.Now.instant().add({ hours: 48 }).toZonedDateTimeISO('Asia/Bangkok');
  app.setNow(inTwoDays.toPlainDateTime().toString({ smallestUnit: 'minute' }));
  await app.runJob('forget-lost-slips');
  expect([await app.files.exists(fileOf(wrong)), await app.files.exists(fileOf(right))]).toEqual([false, true]);
});

test('a slip stays once staff recorded a transfer; one that came later for the rest does not', async () => {
  const first = await attached();
  await record(1000);
  const second = await attached({ at: '2026-11-20T12:01:00+07:00' });
  expect(await listed()).toEqual([
    { id: first, mayWithdraw: false },
    { id: second, mayWithdraw: true },
  ]);
  expect(await withdraw(first)).toMatchObject({ status: 409, body: { error: 'slips.recorded' } });
  expect((await withdraw(second)).status).toBe(200);
});

test.each([
  ['is paid', sql`paid_satang = total_satang`],
  ['is cancelled', sql`status = 'cancelled', cancelled_at = now(), cancelled_because = 'customer'`],
])('no slip is taken back from a booking that %s', async (_what, change) => {
  const slip = await attached();
  await changedInDatabase(app, change);
  expect(await withdraw(slip)).toMatchObject({ status: 409, body: { error: 'slips.nothing-to-send' } });
  expect(await listed()).toEqual([{ id: slip, mayWithdraw: false }]);
});

test('nobody else takes one back, and customers none that staff attached', async () => {
  const [theirs, ofStaff] = [await attached(), await attached({ by: office.clerk.id })];
  const stranger = (await signedInAs(app)).headers;
  for (const headers of [{}, stranger, { 'x-booking-token': 'x'.repeat(43) }])
    expect((await withdraw(theirs, headers)).body.error).toBe('booking.not-found');
  expect((await withdraw(ofStaff)).body.error).toBe('slips.of-others');
  const other = await booked(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  const params = { id: other, slipId: theirs };
  const { body } = await app.call('DELETE /bookings/:id/slips/:slipId', { params, headers: office.clerk.headers });
  expect(body).toMatchObject({ error: 'slips.not-found' });
});

test('what staff take back in the customer’s place stands in the history once, with their name', async () => {
  expect((await withdraw(await attached(), office.clerk.headers)).status).toBe(200);
  const { timeline } = await officeBooking(app, office.clerk, id);
  const deeds = timeline.filter(({ action }) => action === 'booking.slip-withdrawn');
  const changes = [{ field: 'slip', before: 1, after: null }];
  expect(deeds).toMatchObject([{ actor: expect.any(String), changes }]);
});

test('taking slips back makes no room for more than ten', async () => {
  for (let slip = 0; slip < 10; slip += 1) await withdraw(await attached());
  const form = new FormData();
  form.append('slips', new Blob(['%PDF-1.7\n%%EOF\n']), 'slip.pdf');
  const sent = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/bookings/${id}/slips`,
    headers: { ...customer, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(reply.json()).toMatchObject({ error: 'slips.too-many' });
});
