import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedInDatabase } from '#test/builders/booking.ts';
import { booked, desk, officeBooking } from '#test/builders/desk.ts';
import { jpeg, scene } from '#test/builders/pictures.ts';
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

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');

const send = async (files: readonly Uint8Array[], { headers = customer, of = id } = {}) => {
  const form = new FormData();
  for (const bytes of files) form.append('slips', new Blob([new Uint8Array(bytes)]), 'slip.jpg');
  const sent = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/bookings/${of}/slips`,
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const { data, error } = reply.json() as {
    data: { id: string; type: string; mayWithdraw: boolean }[];
    error?: string;
  };
  return { status: reply.statusCode, data, error };
};
const addressOf = (slip: { id: string } | undefined, of = id) => `/api/bookings/${of}/slips/${slip?.id}`;
const open = (url: string, headers: Record<string, string> = customer) => app.server.inject({ url, headers });
const fileOf = (slip: { id: string; type: string } | undefined) =>
  `slips/${id}/${slip?.id}.${slip?.type === 'application/pdf' ? 'pdf' : 'webp'}`;

test('who pays by transfer attaches pictures and PDFs, and staff see them beside the booking', async () => {
  const { status, data } = await send([await jpeg(), pdf]);
  expect([status, data.map(({ type }) => type).sort()]).toEqual([200, ['application/pdf', 'image/webp']]);
  const mine = await app.call('GET /bookings/:id/slips', { params: { id }, headers: customer });
  expect(mine.body.data).toEqual(data);
  const seen = await officeBooking(app, office.clerk, id);
  const slips = data.map(({ mayWithdraw: _, ...slip }) => slip);
  expect([seen.slips, seen.hasSlip]).toEqual([slips, true]);
  for (const headers of [customer, office.clerk.headers])
    for (const slip of data) {
      const reply = await open(addressOf(slip), headers);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, slip.type]);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['content-disposition']).toMatch(/^attachment/);
    }
});

test('a picture is made anew, without the place where it was taken', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } };
  const [slip] = (await send([await scene(800, 1200).withExif(place).jpeg().toBuffer()])).data;
  const { format, exif } = await sharp((await open(addressOf(slip))).rawPayload).metadata();
  expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
});

test('nobody else sees or sends one, and none without its booking', async () => {
  const [slip] = (await send([await jpeg()])).data;
  const stranger = (await signedInAs(app)).headers;
  for (const headers of [{}, stranger, { 'x-booking-token': 'x'.repeat(43) }]) {
    expect((await open(addressOf(slip), headers)).statusCode).toBe(404);
    expect((await send([await jpeg()], { headers })).error).toBe('booking.not-found');
  }
  const other = await booked(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  expect((await open(addressOf(slip, other), office.clerk.headers)).json().error).toBe('slips.not-found');
});

test.each([
  ['pays in cash', sql`pays_by = 'cash'`],
  ['has paid', sql`paid_satang = total_satang`],
  ['has cancelled', sql`status = 'cancelled', cancelled_at = now(), cancelled_because = 'customer'`],
])('who %s attaches none', async (_what, change) => {
  await changedInDatabase(app, change);
  expect(await send([await jpeg()])).toMatchObject({ status: 409, error: 'slips.nothing-to-send' });
});

test('one file that is neither picture nor PDF keeps all of them out', async () => {
  for (const bad of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('%PDF-1.7 broken off'), Buffer.alloc(0)])
    expect(await send([await jpeg(), bad])).toMatchObject({ status: 422, error: 'slips.unreadable' });
  expect((await officeBooking(app, office.clerk, id)).slips).toEqual([]);
});

test('a booking takes ten, five at once', async () => {
  const one = await jpeg(40, 40);
  expect((await send(Array.from({ length: 6 }, () => one))).status).toBe(422);
  const five = Array.from({ length: 5 }, () => one);
  expect([(await send(five)).status, (await send(five)).status]).toEqual([200, 200]);
  expect(await send([one])).toMatchObject({ status: 409, error: 'slips.too-many' });
});

test('staff are mailed once for what came at once, where they want to be told', async () => {
  await app.db.execute(sql`
    insert into setting ("group", value) values ('general', '{"adminEmail": "nok@saphan.example"}')
    on conflict ("group") do update set value = excluded.value`);
  const [slip] = (await send([await jpeg(), pdf])).data;
  const task = { bookingId: id, occasion: slip?.id };
  await app.runJob('mail-slips-attached', task);
  await app.runJob('mail-slips-attached', task);
  const { rows } = await app.db.execute<{ kind: string; subject: string }>(sql`
    select kind, subject from mail where kind = 'staff-slip'`);
  expect(rows).toEqual([{ kind: 'staff-slip', subject: expect.stringMatching(/^Slip to check: ฿5,350, BKK/) }]);
});

test('what staff attach in the customer’s place is recorded, what customers do is not', async () => {
  const deeds = async () =>
    (await officeBooking(app, office.clerk, id)).timeline.filter(({ action }) => action === 'booking.slip-attached');
  await send([await jpeg()]);
  expect(await deeds()).toEqual([]);
  await send([await jpeg()], { headers: office.clerk.headers });
  expect(await deeds()).toHaveLength(1);
});

test('files of an upload that broke off go after a day; those that are known stay', async () => {
  const [slip] = (await send([await jpeg()])).data;
  const lost = `slips/${id}/0197f1a0-0000-7000-8000-00000000000a.pdf`;
  await app.files.put(lost, pdf);
  await app.runJob('forget-lost-slips');
  expect(await app.files.exists(lost)).toBe(true);
  const inTwoDays = Temporal.Now.instant().add({ hours: 48 }).toZonedDateTimeISO('Asia/Bangkok');
  app.setNow(inTwoDays.toPlainDateTime().toString({ smallestUnit: 'minute' }));
  await app.runJob('forget-lost-slips');
  expect([await app.files.exists(lost), await app.files.exists(fileOf(slip))]).toEqual([false, true]);
});

test('when a booking is forgotten its slips go too', async () => {
  await app.db.execute(sql`update customer set user_id = null`);
  const [slip] = (await send([await jpeg()], { headers: office.clerk.headers })).data;
  await changedInDatabase(
    app,
    sql`status = 'completed', picked_up_at = pick_up_at, returned_at = drop_off_at, paid_satang = total_satang`,
  );
  app.setNow('2032-01-02T12:00');
  await app.runJob('retention');
  await app.runJob('forget-lost-slips');
  const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from transfer_slip`);
  expect(rows).toEqual([{ count: 0 }]);
  expect(await app.files.exists(fileOf(slip))).toBe(false);
});
