import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { newSeasonalRate } from '#test/builders/pricing-office.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let headers: Record<string, string>;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  ({ headers } = await signedInAs(app, { role: 'STAFF' }));
});
afterEach(() => app.close());

const winter = { name: 'Winter', startDate: '2026-12-01', endDate: '2026-12-31', multiplier: 1.5 };
const addSeason = async (values: object = {}) =>
  (
    await app.call('POST /admin/pricing/seasonal-rates', {
      headers,
      body: { ...newSeasonalRate, ...winter, ...values },
    })
  ).body.data.id;
const removals = async () =>
  Object.fromEntries(
    (await app.call('GET /admin/pricing/seasonal-rates', { headers })).body.data.map(({ id, removal }) => [
      id,
      removal,
    ]),
  );
const book = async (totalAmount: number, values: object = {}) => {
  const { body, problem } = await app.call('POST /bookings', {
    body: bookingBody(vehicleId, { totalAmount, ...values }),
  });
  if (!body.data) throw new Error(JSON.stringify(problem));
  return body.data;
};
const quoteOf = async (bookingId: string) => {
  const { rows } = await app.db.execute<{ quote: { seasons?: { id?: string; name: { en: string } }[] } }>(
    sql`select quote from booking where id = ${bookingId}`,
  );
  return rows[0]?.quote;
};
const idsIn = async (bookingId: string) => (await quoteOf(bookingId))?.seasons?.map(({ id }) => id);

/** The database of the release before, whatever quotes it has. */
const earlier = async () => {
  await app.db.execute(sql`drop index booking_seasons`);
  await app.db.execute(sql`delete from migration where name in ('0043_season_ids.sql', '0044_booking_seasons.sql')`);
};

/** The database as it was before quotes kept the ids of seasons. */
const before = async () => {
  await app.db.execute(sql`
    update booking set quote = jsonb_set(quote, '{seasons}', (
      select coalesce(jsonb_agg(touch - 'id' order by place), '[]')
      from jsonb_array_elements(quote -> 'seasons') with ordinality as named (touch, place)))`);
  await earlier();
};

test('a stored quote is given the id of its season, and none of a season of other days or of one that is gone', async () => {
  const id = await addSeason();
  const otherDays = await addSeason({ startDate: '2027-12-01', endDate: '2027-12-31' });
  const gone = await addSeason({ name: 'Gone', startDate: '2027-01-01', endDate: '2027-01-31' });
  const first = await book(8025);
  const later = { pickupDate: '2027-01-05T10:00', returnDate: '2027-01-10T10:00' };
  const ofGone = await book(8025, later);
  const shown = () =>
    app.call('GET /bookings/:id', {
      params: { id: first.bookingId },
      headers: { 'x-booking-token': first.accessToken },
    });
  const [quoted, was] = [await quoteOf(first.bookingId), (await shown()).body.data];
  await before();
  await app.db.execute(sql`delete from season where id = ${gone}`);
  const ofGoneQuote = await quoteOf(ofGone.bookingId);

  await migrate(app.databaseUrl);
  expect(await quoteOf(first.bookingId)).toEqual(quoted);
  expect(await quoteOf(ofGone.bookingId)).toEqual(ofGoneQuote);
  expect([await idsIn(first.bookingId), await idsIn(ofGone.bookingId)]).toEqual([[id], [undefined]]);
  expect(await removals()).toEqual({ [id]: 'archived', [otherDays]: 'deleted' });
  expect((await shown()).body.data).toEqual(was);
});

test('of seasons that are called the same, a quote names those that are like what was quoted, each once', async () => {
  await addSeason({ multiplier: 1.2, priority: 1, endDate: '2026-12-02' });
  const dearer = await addSeason({ multiplier: 2, priority: 5, startDate: '2026-12-05', endDate: '2026-12-06' });
  const twins = [
    await addSeason({ startDate: '2026-12-07', endDate: '2026-12-07' }),
    await addSeason({ startDate: '2026-12-08', endDate: '2026-12-08' }),
  ];
  const { bookingId } = await book(8560);
  await before();
  const added = await addSeason({ multiplier: 1.1 });
  await migrate(app.databaseUrl);
  const ids = await idsIn(bookingId);
  expect(ids?.[0]).toBe(dearer);
  expect([...(ids ?? [])].sort()).toEqual([dearer, ...twins].sort());
  expect((await removals())[added]).toBe('deleted');
});

test('quotes that touched no season, or never had the list, stay as they are', async () => {
  await addSeason({ startDate: '2027-12-01', endDate: '2027-12-31' });
  const { bookingId } = await book(5350);
  await before();
  const plain = await quoteOf(bookingId);
  await migrate(app.databaseUrl);
  expect(await quoteOf(bookingId)).toEqual(plain);

  await before();
  await app.db.execute(sql`update booking set quote = '{"lines": []}'`);
  await migrate(app.databaseUrl);
  expect(await quoteOf(bookingId)).toEqual({ lines: [] });
  expect(Object.values(await removals())).toEqual(['deleted']);
});

test('a quote that keeps its ids keeps them, whatever its seasons are called by now', async () => {
  const [renamed, gone] = [await addSeason(), await addSeason({ startDate: '2026-12-05', endDate: '2026-12-05' })];
  const { bookingId } = await book(8025);
  const quoted = await quoteOf(bookingId);
  await earlier();
  await app.db.execute(sql`update season set name = 'Cool season' where id = ${renamed}`);
  await app.db.execute(sql`delete from season where id = ${gone}`);
  await addSeason();
  await migrate(app.databaseUrl);
  expect(await quoteOf(bookingId)).toEqual(quoted);
  expect(await removals()).toMatchObject({ [renamed]: 'archived' });
});

test('a booking that is quoted anew while quotes are given their ids keeps the new quote', async () => {
  const id = await addSeason();
  const { bookingId } = await book(8025);
  await before();
  const anew = [{ id, name: { en: 'New Year', th: null } }];
  await whileUncommitted(
    app,
    ({ tx }) =>
      tx.execute(sql`
        update booking set quote = jsonb_set(quote, '{seasons}', ${JSON.stringify(anew)}::jsonb)
        where id = ${bookingId}`),
    () => migrate(app.databaseUrl),
  );
  expect((await quoteOf(bookingId))?.seasons).toEqual(anew);
});
