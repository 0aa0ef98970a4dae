import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, confirmedBooking, desk, officeBooking, pickedUp, returned } from '#test/builders/desk.ts';
import { jpeg } from '#test/builders/pictures.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let id: string;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  id = await confirmedBooking(app, office.vehicleId);
  office = await at(app, office, '2026-12-05T10:00');
});
afterEach(() => app.close());

const entries = async (action: string) => {
  const { rows } = await app.db.execute(sql`select 1 from audit_entry where action = ${action}`);
  return rows.length;
};

test('what comes later keeps when it happened and when it came', async () => {
  await pickedUp(app, office.clerk, id, { secondsAgo: 40 * 60 });
  const { handOvers } = await officeBooking(app, office.clerk, id);
  expect(handOvers).toMatchObject([{ at: '2026-12-05T09:20:00+07:00', receivedAt: '2026-12-05T10:00:00+07:00' }]);
});

test('a pick-up that is sent again is recorded once, whatever became of the booking', async () => {
  const own = randomUUID();
  const { version } = await officeBooking(app, office.clerk, id);
  const first = await pickedUp(app, office.clerk, id, { id: own });
  const again = await pickedUp(app, office.clerk, id, { id: own, version, secondsAgo: 30, mileage: 99_000 });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.data.handOvers).toMatchObject([{ kind: 'pick-up', mileage: 12_000, receivedAt: null }]);
  expect(await entries('booking.picked-up')).toBe(1);
  await returned(app, office.clerk, id);
  const afterwards = await pickedUp(app, office.clerk, id, { id: own, version });
  expect([afterwards.status, afterwards.body.data.stage]).toEqual([200, 'completed']);
});

test('two tries at once record one pick-up', async () => {
  const own = randomUUID();
  const { version } = await officeBooking(app, office.clerk, id);
  await pickedUp(app, office.clerk, id, { version: version - 1 });
  const tries = await Promise.all([1, 2, 3].map(() => pickedUp(app, office.clerk, id, { id: own, version })));
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await entries('booking.picked-up')).toBe(1);
});

test('a return that is sent again is recorded once; it came back when the device says', async () => {
  await pickedUp(app, office.clerk, id);
  office = await at(app, office, '2026-12-10T12:00');
  const own = randomUUID();
  const { version } = await officeBooking(app, office.clerk, id);
  const facts = { id: own, version, lateFee: 500 };
  await returned(app, office.clerk, id, { ...facts, secondsAgo: 3600 });
  const again = await returned(app, office.clerk, id, { ...facts, secondsAgo: 3700 });
  expect(again.status).toBe(200);
  expect(again.body.data).toMatchObject({ owedAmount: 500, handOvers: [{}, { at: '2026-12-10T11:00:00+07:00' }] });
});

test('of two devices with one vehicle one wins, and the other is told', async () => {
  const { version } = await officeBooking(app, office.clerk, id);
  const tries = [office.clerk, office.admin].map((who) => pickedUp(app, who, id, { id: randomUUID(), version }));
  const answers = await Promise.all(tries);
  const lost = answers.find(({ status }) => status !== 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([lost?.status, lost?.problem.error]).toEqual([409, 'booking.changed-meanwhile']);
});

test('the name of another hand-over is no name for this one', async () => {
  const own = randomUUID();
  await pickedUp(app, office.clerk, id, { id: own });
  const { status, problem } = await returned(app, office.clerk, id, { id: own });
  expect([status, problem.error]).toEqual([409, 'booking.changed-meanwhile']);
});

test.each([-1, 0.5, 604_801])('%s seconds ago is refused', async (secondsAgo) => {
  const { status, problem } = await pickedUp(app, office.clerk, id, { secondsAgo });
  expect([status, problem.fields?.secondsAgo?.code]).toEqual([422, 'hand-over.too-long-ago']);
});

const photograph = async (files: readonly Uint8Array[], query: Record<string, string>, of = id) => {
  const form = new FormData();
  for (const bytes of files) form.append('images', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const sent = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: `/api/admin/bookings/${of}/photos/pick-up?${new URLSearchParams(query)}`,
    headers: { ...office.clerk.headers, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: reply.statusCode, ...reply.json() };
};

test('a photograph that is sent again is kept once, as it was taken', async () => {
  const own = randomUUID();
  const [first, other] = [await jpeg(), await jpeg()];
  const sent = await photograph([first], { id: own, place: 'front', secondsAgo: '600' });
  expect(sent.data).toMatchObject([{ id: own, place: 'front', takenAt: '2026-12-05T09:50:00+07:00' }]);
  const digest = async () =>
    (await app.db.execute<{ digest: Buffer }>(sql`select digest from hand_over_photo where id = ${own}`)).rows[0]
      ?.digest;
  const kept = await digest();
  const again = await photograph([other], { id: own, place: 'rear' });
  expect([again.status, again.data]).toEqual([200, sent.data]);
  expect(await digest()).toEqual(kept);
  const file = await app.server.inject({ url: `/api/bookings/${id}/photos/${own}`, headers: office.clerk.headers });
  expect(createHash('sha256').update(file.rawPayload).digest()).toEqual(kept);
  expect(await entries('booking.photographed')).toBe(1);
});

test('the id of a photograph names one alone, and none of another booking', async () => {
  const own = randomUUID();
  const both = await photograph([await jpeg(), await jpeg()], { id: own });
  expect([both.status, both.error]).toEqual([409, 'photo.too-many']);
  await photograph([await jpeg()], { id: own });
  const other = await confirmedBooking(app, office.vehicleId, {
    pickupDate: '2026-12-20T10:00',
    returnDate: '2026-12-25T10:00',
  });
  const theirs = await photograph([await jpeg()], { id: own }, other);
  expect([theirs.status, theirs.error]).toEqual([404, 'booking.photo-not-found']);
});
