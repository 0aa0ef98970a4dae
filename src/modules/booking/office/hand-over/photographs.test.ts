import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedInDatabase } from '#test/builders/booking.ts';
import { confirmedBooking, desk, officeBooking, pickedUp } from '#test/builders/desk.ts';
import { jpeg, scene } from '#test/builders/pictures.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
});
afterEach(() => app.close());

const send = async (
  files: readonly Uint8Array[],
  { kind = 'pick-up', of = id, headers = office.clerk.headers } = {},
) => {
  const form = new FormData();
  for (const bytes of files) form.append('images', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const sent = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/admin/bookings/${of}/photos/${kind}`,
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: reply.statusCode, data: reply.json().data as string[], error: reply.json().error as string };
};
const open = (url: string, headers: Record<string, string> = office.clerk.headers) =>
  app.server.inject({ url, headers });

test('photographs of a pick-up stand with it, whether they came before or after', async () => {
  const before = await send([await jpeg(), await jpeg()]);
  expect([before.status, before.data.length]).toEqual([200, 2]);
  await pickedUp(app, office.clerk, id);
  const after = await send([await jpeg()]);
  const { handOvers, timeline } = await officeBooking(app, office.clerk, id);
  expect(handOvers).toMatchObject([{ kind: 'pick-up', photos: after.data }]);
  expect(after.data).toHaveLength(3);
  expect(timeline.filter(({ action }) => action === 'booking.photographed')).toHaveLength(2);
});

test('they stand oldest first, whichever was written first', async () => {
  const [first = '', second = ''] = (await send([await jpeg(), await jpeg()])).data;
  await app.db.execute(sql`
    update hand_over_photo set created_at = created_at - interval '1 hour' where id = ${second.split('/').at(-1)}`);
  await pickedUp(app, office.clerk, id);
  expect((await officeBooking(app, office.clerk, id)).handOvers).toMatchObject([{ photos: [second, first] }]);
});

test('what is kept is made anew: upright, without the place where it was taken', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } };
  const [url = ''] = (await send([await scene(2400, 1200).withExif(place).jpeg().toBuffer()])).data;
  const reply = await open(url);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  const { format, width, exif } = await sharp(reply.rawPayload).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1920, exif: undefined });
});

test('staff alone see them, and only with their booking', async () => {
  const [url = ''] = (await send([await jpeg()])).data;
  const customer = await signedInAs(app);
  await app.db.execute(sql`update customer set user_id = ${customer.id}`);
  expect((await open(url, {})).statusCode).toBe(401);
  expect((await open(url, customer.headers)).statusCode).toBe(403);
  const other = await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  expect((await open(url.replace(id, other))).statusCode).toBe(404);
  const photo = url.split('/').at(-1) ?? '';
  for (const asPublic of [`/pictures/${photo}`, `/pictures/${photo}/1920.webp`])
    expect((await open(asPublic)).statusCode).toBe(404);
});

test('one file that is no photograph keeps all of them out', async () => {
  const { status, error } = await send([await jpeg(), Buffer.from('<svg onload="alert(1)"/>')]);
  expect([status, error]).toEqual([422, 'pictures.unknown-kind']);
  const { rows } = await app.db.execute<{ count: number }>(sql`select count(*)::int as count from hand_over_photo`);
  expect(rows).toEqual([{ count: 0 }]);
});

test('a booking that is not there has no photographs', async () => {
  expect((await send([await jpeg()], { of: '0197f1a0-0000-7000-8000-000000000001' })).error).toBe('booking.not-found');
});

test('files of an upload that broke off go after a day; those that are known stay', async () => {
  // There may be none at all.
  await app.runJob('forget-lost-hand-over-photos');
  const [url = ''] = (await send([await jpeg()])).data;
  const lost = `hand-overs/${id}/0197f1a0-0000-7000-8000-00000000000a.webp`;
  await app.files.put(lost, await jpeg());
  await app.runJob('forget-lost-hand-over-photos');
  expect(await app.files.exists(lost)).toBe(true);
  const inTwoDays = Temporal.Now.instant().add({ hours: 48 }).toZonedDateTimeISO('Asia/Bangkok');
  app.setNow(inTwoDays.toPlainDateTime().toString({ smallestUnit: 'minute' }));
  await app.runJob('forget-lost-hand-over-photos');
  expect(await app.files.exists(lost)).toBe(false);
  expect(await app.files.exists(`hand-overs/${id}/${url.split('/').at(-1)}.webp`)).toBe(true);
});

test('when a booking is forgotten its photographs and what staff wrote go too', async () => {
  const [url = ''] = (await send([await jpeg()])).data;
  await pickedUp(app, office.clerk, id, { damage: 'Hannah hit a post', note: 'Phone of her husband' });
  await changedInDatabase(app, sql`notes = 'Hannah is late', status = 'completed', returned_at = drop_off_at`);
  app.setNow('2032-01-02T12:00');
  await app.runJob('retention');
  await app.runJob('forget-lost-hand-over-photos');
  const { rows } = await app.db.execute(sql`
    select b.notes, h.damage, h.note, (select count(*)::int from hand_over_photo) as photos
    from booking b join hand_over h on h.booking_id = b.id`);
  expect(rows).toEqual([{ notes: '', damage: '', note: '', photos: 0 }]);
  expect(await app.files.exists(`hand-overs/${id}/${url.split('/').at(-1)}.webp`)).toBe(false);
});
