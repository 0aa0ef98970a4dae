import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HandOverPhotoShape } from '#contract/photos.ts';
import { changedInDatabase, guestOf } from '#test/builders/booking.ts';
import { at, confirmedBooking, desk, officeBooking, pickedUp, returned } from '#test/builders/desk.ts';
import { tablesIn } from '#test/builders/markdown-tables.ts';
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

const document = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/damage.md'), 'utf8');
const examples = tablesIn(document).find(({ heading }) => heading === 'Photographs of the customer')?.rows ?? [];

test('the document has examples of photographs of customers', () => expect(examples).toHaveLength(3));

const send = async (
  files: readonly Uint8Array[],
  { kind = 'pick-up', of = id, place = '', headers = office.clerk.headers } = {},
) => {
  const form = new FormData();
  for (const bytes of files) form.append('images', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const sent = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/admin/bookings/${of}/photos/${kind}${place && `?place=${place}`}`,
    headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return {
    status: reply.statusCode,
    data: reply.json().data as HandOverPhotoShape[],
    error: reply.json().error as string,
  };
};
const open = (photo: { id: string } | undefined, headers: Record<string, string> = office.clerk.headers, of = id) =>
  app.server.inject({ url: `/api/bookings/${of}/photos/${photo?.id}`, headers });

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
  const [first, second] = (await send([await jpeg(), await jpeg()])).data;
  await app.db.execute(sql`
    update hand_over_photo set created_at = created_at - interval '1 hour' where id = ${second?.id}`);
  await pickedUp(app, office.clerk, id);
  expect((await officeBooking(app, office.clerk, id)).handOvers).toMatchObject([
    { photos: [{ id: second?.id }, { id: first?.id }] },
  ]);
});

test('what is kept is made anew: upright, without the place where it was taken', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } };
  const [photo] = (await send([await scene(2400, 1200).withExif(place).jpeg().toBuffer()])).data;
  const reply = await open(photo);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  const { format, width, exif } = await sharp(reply.rawPayload).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 1920, exif: undefined });
});

test('the customer sees those of a return once it is recorded, staff at once', async () => {
  await pickedUp(app, office.clerk, id);
  const [photo] = (await send([await jpeg()], { kind: 'return' })).data;
  const customer = await signedInAs(app);
  await app.db.execute(sql`update customer set user_id = ${customer.id}`);
  const seenBy = async ({ headers }: { headers: Record<string, string> }) => {
    const list = await app.call('GET /bookings/:id/photos', { params: { id }, headers });
    return [list.body.data.photos.length, (await open(photo, headers)).statusCode];
  };
  expect([await seenBy(customer), await seenBy(office.clerk)]).toEqual([
    [0, 404],
    [1, 200],
  ]);
  await returned(app, office.clerk, id);
  expect(await seenBy(customer)).toEqual([1, 200]);
});

test('staff and the customer of the booking see them, and nobody else', async () => {
  const [photo] = (await send([await jpeg()])).data;
  const customer = await signedInAs(app);
  const stranger = await signedInAs(app);
  await app.db.execute(sql`update customer set user_id = ${customer.id}`);
  expect((await open(photo, customer.headers)).statusCode).toBe(200);
  for (const headers of [{}, stranger.headers]) expect((await open(photo, headers)).statusCode).toBe(404);
  const other = await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  expect((await open(photo, office.clerk.headers, other)).statusCode).toBe(404);
  for (const asPublic of [`/pictures/${photo?.id}`, `/pictures/${photo?.id}/1920.webp`])
    expect((await app.server.inject({ url: asPublic })).statusCode).toBe(404);
});

test('each is of a place of the vehicle where somebody said so, with the digest of what is kept', async () => {
  const [front] = (await send([await jpeg()], { place: 'front' })).data;
  const [, anywhere] = (await send([await jpeg()])).data;
  expect([front, anywhere]).toMatchObject([
    { place: 'front', kind: 'pick-up', isByCustomer: false, takenAt: '2026-11-20T12:00:00+07:00' },
    { place: null },
  ]);
  expect((await send([await jpeg()], { place: 'wing' })).status).toBe(422);
  const { rows } = await app.db.execute<{ digest: Buffer }>(
    sql`select digest from hand_over_photo where id = ${front?.id}`,
  );
  const file = (await open(front)).rawPayload;
  expect(
    createHash('sha256')
      .update(file)
      .digest()
      .equals(rows[0]?.digest ?? Buffer.alloc(0)),
  ).toBe(true);
});

describe('the customer', () => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await guestOf(app, id);
  });
  const add = async (by = headers) => {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(await jpeg())]), 'photo.jpg');
    const url = `/api/bookings/${id}/photos?place=left`;
    return app.server.inject({ method: 'POST', url, headers: by, payload: form });
  };
  const read = async () => (await app.call('GET /bookings/:id/photos', { params: { id }, headers })).body.data;

  test('adds pictures to those of the pick-up, for 30 minutes after it', async () => {
    expect((await add()).json().error).toBe('photo.too-late');
    expect(await read()).toEqual({ photos: [], addUntil: null });
    await pickedUp(app, office.clerk, id);
    expect((await read()).addUntil).toBe('2026-11-20T12:30:00+07:00');
    app.setNow('2026-11-20T12:29');
    expect((await add()).statusCode).toBe(200);
    expect((await read()).photos).toMatchObject([{ kind: 'pick-up', place: 'left', isByCustomer: true }]);
    app.setNow('2026-11-20T12:30');
    expect((await add()).json().error).toBe('photo.too-late');
    expect((await read()).addUntil).toBeNull();
    const { handOvers, timeline } = await officeBooking(app, office.clerk, id);
    expect(handOvers).toMatchObject([{ photos: [{ isByCustomer: true }] }]);
    expect(timeline.filter(({ action }) => action === 'booking.photographed')).toEqual([]);
  });

  const titled = examples.map((row) => [Object.values(row).join(', '), row] as const);

  test.each(titled)('picked up at, added at: %s', async (_title, row) => {
    office = await at(app, office, `2026-11-21T${row['Pick-up at']}`);
    await pickedUp(app, office.clerk, id);
    app.setNow(`2026-11-21T${row['Added at']}`);
    const outcome = row[''] ?? '';
    expect((await add()).json()).toMatchObject(
      outcome === 'kept' ? { data: [{ isByCustomer: true }] } : { error: outcome.replaceAll('`', '') },
    );
  });

  test('is no one of the staff', async () => {
    await pickedUp(app, office.clerk, id);
    expect((await add(office.clerk.headers)).statusCode).toBe(404);
  });
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
  const [photo] = (await send([await jpeg()])).data;
  const lost = `hand-overs/${id}/0197f1a0-0000-7000-8000-00000000000a.webp`;
  await app.files.put(lost, await jpeg());
  await app.runJob('forget-lost-hand-over-photos');
  expect(await app.files.exists(lost)).toBe(true);
  const inTwoDays = Temporal.Now.instant().add({ hours: 48 }).toZonedDateTimeISO('Asia/Bangkok');
  app.setNow(inTwoDays.toPlainDateTime().toString({ smallestUnit: 'minute' }));
  await app.runJob('forget-lost-hand-over-photos');
  expect(await app.files.exists(lost)).toBe(false);
  expect(await app.files.exists(`hand-overs/${id}/${photo?.id}.webp`)).toBe(true);
});

test('when a booking is forgotten its photographs and what staff wrote go too', async () => {
  const [photo] = (await send([await jpeg()])).data;
  await pickedUp(app, office.clerk, id, { damage: 'Hannah hit a post', note: 'Phone of her husband' });
  await changedInDatabase(app, sql`notes = 'Hannah is late', status = 'completed', returned_at = drop_off_at`);
  app.setNow('2032-01-02T12:00');
  await app.runJob('retention');
  await app.runJob('forget-lost-hand-over-photos');
  const { rows } = await app.db.execute(sql`
    select b.notes, h.damage, h.note, (select count(*)::int from hand_over_photo) as photos
    from booking b join hand_over h on h.booking_id = b.id`);
  expect(rows).toEqual([{ notes: '', damage: '', note: '', photos: 0 }]);
  expect(await app.files.exists(`hand-overs/${id}/${photo?.id}.webp`)).toBe(false);
});
