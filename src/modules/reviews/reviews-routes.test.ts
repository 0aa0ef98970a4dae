import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallOf } from '#contract/index.ts';
import { type Booking, findBooking } from '#modules/booking/index.ts';
import { ensureAdmin } from '#modules/identity/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { returnedRow } from '#platform/database/database.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { admin } from '#test/builders/identity.ts';
import { bookedRental, completedRental, type Rental } from '#test/builders/reviews.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { anonymiseReviews, reviewableBookings } from './index.ts';

let app: TestApp;
let vehicleId: string;
let staff: Record<string, string>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  ({ vehicleId } = await smallBusiness(app));
  await app.step((ctx) => ensureAdmin(ctx, admin));
  const { body } = await app.call('POST /auth/login', { body: admin });
  staff = { authorization: `Bearer ${body.token}` };
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.execute(sql`truncate review, setting`);
  await app.db.execute(sql`update vehicle set rating_count = 0, rating_sum = 0`);
  app.setNow('2026-11-20T12:00');
});

const good = { rating: 5, comment: 'Clean, quiet, and exactly the car in the picture.', city: 'Melbourne' };

const write = (
  { bookingId, headers }: Rental,
  body: Partial<CallOf<'POST /bookings/:id/review'>['body']> = {},
  more: Record<string, string> = {},
) =>
  app.call('POST /bookings/:id/review', {
    params: { id: bookingId },
    body: { ...good, ...body },
    headers: { ...headers, ...more },
  });
const open = ({ bookingId, headers }: Rental) =>
  app.call('GET /bookings/:id/review', { params: { id: bookingId }, headers });
const publicList = (query = {}) => app.call('GET /vehicles/:id/reviews', { params: { id: vehicleId }, query });
const ratingOfVehicle = async () =>
  (await app.call('GET /vehicles/:id', { params: { id: vehicleId } })).body.data.rating;
const hide = (id: string, hidden: boolean, headers = staff) =>
  app.call('PATCH /reviews/:id', { params: { id }, body: { hidden }, headers });
const switchOff = () => app.step(({ tx }) => writeSettings(tx, 'features', { enableReviews: false }));

describe('a customer', () => {
  test('opens the rental with the token, writes once, and everybody reads it', async () => {
    const rental = await completedRental(app, vehicleId);
    expect((await open(rental)).body.data).toMatchObject({
      vehicle: { brand: 'Toyota', model: 'Yaris' },
      name: 'Hannah K.',
      review: null,
      may: ['review'],
      refusal: null,
    });
    const { status, body } = await write(rental);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...good, name: 'Hannah K.', writtenOn: '2026-11-20', isExample: false });
    expect((await publicList()).body).toMatchObject({ data: [body.data], total: 1 });
    expect(await ratingOfVehicle()).toEqual({ average: 5, count: 1 });
    expect((await open(rental)).body.data).toMatchObject({ review: body.data, may: [], refusal: 'written' });
  });

  test('is named by the booking, whatever is sent', async () => {
    const rental = await completedRental(app, vehicleId, { firstName: 'มาลี', lastName: 'เจริญสุข', language: 'th' });
    const { problem } = await write(rental, { name: 'Somebody Else', isExample: true, vehicleId: 'x' } as object);
    expect(Object.keys(problem.fields ?? {})).toEqual(['name', 'isExample', 'vehicleId']);
    const { body } = await write(rental);
    expect(body.data).toMatchObject({ name: 'มาลี จ.', language: 'th', isExample: false });
  });

  test('says more than nothing, in at most 1,000 characters and whole stars', async () => {
    const rental = await completedRental(app, vehicleId);
    for (const [body, field] of [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ comment: ' \n ' }, 'comment'],
      [{ comment: '\u200b\u200b' }, 'comment'],
      [{ comment: 'x'.repeat(1001) }, 'comment'],
      [{ city: 'x'.repeat(61) }, 'city'],
      [{ city: 'see http://cheap.example' }, 'city'],
    ] as const) {
      const { status, problem } = await write(rental, body);
      expect({ body, status, fields: Object.keys(problem.messages ?? {}) }).toEqual({
        body,
        status: 422,
        fields: [field],
      });
    }
    const longest = 'ก'.repeat(1000);
    expect((await write(rental, { comment: longest, city: '' })).body.data).toMatchObject({
      comment: longest,
      city: null,
    });
  });

  test('a comment stays the text that it is', async () => {
    const typed = '<script>alert(1)</script>\r\n\r\n\r\n\u202eمرحبا {{reference}} %_\\';
    const { body } = await write(await completedRental(app, vehicleId), { comment: typed });
    expect(body.data.comment).toBe('<script>alert(1)</script>\n\nمرحبا {{reference}} %_\\');
  });

  test('is refused a second time, and when it is too early or too late', async () => {
    const rental = await completedRental(app, vehicleId);
    await write(rental);
    const codeOf = async (answer: ReturnType<typeof write>) => [(await answer).status, (await answer).problem.error];
    expect(await codeOf(write(rental, { rating: 1 }))).toEqual([409, 'reviews.already-written']);
    expect(await codeOf(write(await bookedRental(app, vehicleId)))).toEqual([409, 'reviews.not-completed']);
    const old = await completedRental(app, vehicleId, { returnedAt: '2026-08-22T11:59' });
    expect(await codeOf(write(old))).toEqual([409, 'reviews.too-late']);
    expect((await open(old)).body.data).toMatchObject({ may: [], refusal: 'too-late' });
    expect(await ratingOfVehicle()).toEqual({ average: 5, count: 1 });
  });

  test('who sends the same twice gets the same answer, and one review', async () => {
    const rental = await completedRental(app, vehicleId);
    const key = { 'idempotency-key': 'review-attempt-1' };
    const first = await write(rental, {}, key);
    expect((await write(rental, {}, key)).body).toEqual(first.body);
    expect((await publicList()).body.total).toBe(1);
  });

  test('of several at once one is written', async () => {
    const rental = await completedRental(app, vehicleId);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => write(rental, { rating })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const written = answers.find(({ status }) => status === 200)?.body.data.rating;
    expect(await ratingOfVehicle()).toEqual({ average: written, count: 1 });
  });
});

describe('nobody else', () => {
  test('opens or reviews a rental: for another’s token, for none and for staff there is no such booking', async () => {
    const rental = await completedRental(app, vehicleId, { lastName: 'Secretname' });
    const another = await completedRental(app, vehicleId);
    const asOthers: Record<string, string>[] = [another.headers, {}, { 'x-booking-token': 'x' }, staff];
    for (const headers of asOthers) {
      const strangers = { bookingId: rental.bookingId, headers } as Rental;
      for (const answer of [await open(strangers), await write(strangers)]) {
        expect(answer.problem).toMatchObject({ success: false, error: 'booking.not-found' });
        expect(JSON.stringify(answer.body)).not.toMatch(/Secretname|Hannah|Yaris/);
      }
    }
    expect((await publicList()).body.total).toBe(0);
  });

  test('learns more of the person than the shown name and the city', async () => {
    const rental = await completedRental(app, vehicleId, { lastName: 'Secretname', email: 'secret@example.com' });
    await write(rental);
    const published = JSON.stringify([(await publicList()).body, (await app.call('GET /reviews/featured')).body]);
    expect(published).not.toMatch(new RegExp(`Secretname|secret@|${rental.bookingId}|0142`));
  });

  test.each([
    ['GET /reviews', {}],
    ['PATCH /reviews/:id', { params: { id: '0197f1a0-0000-7000-8000-000000000001' }, body: { hidden: true } }],
  ] as const)('but staff may call %s', async (route, sent) => {
    expect((await app.call(route, sent)).problem.error).toBe('auth.required');
  });
});

describe('staff', () => {
  test('hide a review: it leaves every public answer and the rating, and comes back when it is shown again', async () => {
    const worst = (await write(await completedRental(app, vehicleId), { rating: 1 })).body.data;
    const best = (await write(await completedRental(app, vehicleId))).body.data;
    expect(await ratingOfVehicle()).toEqual({ average: 3, count: 2 });

    const hidden = await hide(worst.id, true);
    expect(hidden.body.data).toMatchObject({ hiddenAt: '2026-11-20T12:00:00+07:00', may: ['show'] });
    expect(await ratingOfVehicle()).toEqual({ average: 5, count: 1 });
    expect((await publicList()).body).toMatchObject({ data: [{ id: best.id }], total: 1 });
    await hide(worst.id, true);
    expect(await ratingOfVehicle()).toEqual({ average: 5, count: 1 });

    expect((await hide(worst.id, false)).body.data).toMatchObject({ hiddenAt: null, hiddenBy: null, may: ['hide'] });
    expect(await ratingOfVehicle()).toEqual({ average: 3, count: 2 });
  });

  test('a hidden review is not written again by its customer, who still sees it', async () => {
    const rental = await completedRental(app, vehicleId);
    const { id } = (await write(rental)).body.data;
    await hide(id, true);
    expect((await write(rental)).problem.error).toBe('reviews.already-written');
    expect((await open(rental)).body.data.review).toMatchObject({ id });
    expect(await ratingOfVehicle()).toEqual({ average: null, count: 0 });
  });

  test('find reviews by words, name, city, vehicle and booking number, hidden ones too', async () => {
    const rental = await completedRental(app, vehicleId, { firstName: 'Priya', lastName: 'Shah' });
    const { id } = (await write(rental, { comment: 'The desk took 100% of eight minutes.', city: 'Pune' })).body.data;
    await write(await completedRental(app, vehicleId), { comment: 'Something else', city: 'Osaka' });
    await hide(id, true);
    const listReviews = async (search?: string) =>
      (await app.call('GET /reviews', { query: { ...(search && { search }) }, headers: staff })).body;
    const [newest] = (await listReviews()).data;
    expect((await listReviews()).total).toBe(2);
    expect(newest).toMatchObject({ city: 'Osaka', vehicleName: 'Toyota Yaris' });
    const number = (await listReviews('pune')).data[0]?.bookingNumber ?? '';
    for (const search of ['100%', 'priya s', 'PUNE', number])
      expect((await listReviews(search)).data).toMatchObject([{ id }]);
    expect((await listReviews('toyota y')).total).toBe(2);
    expect((await listReviews('100_')).total).toBe(0);
  });

  test('leave an entry of what they hid and what they showed again', async () => {
    const { id } = (await write(await completedRental(app, vehicleId))).body.data;
    await hide(id, true);
    await hide(id, false);
    const { rows } = await app.db.execute(sql`
      select action, changes from audit_entry where subject_id = ${id} order by id`);
    expect(rows).toEqual([
      { action: 'review.hidden', changes: [{ field: 'hidden', before: false, after: true }] },
      { action: 'review.shown', changes: [{ field: 'hidden', before: true, after: false }] },
    ]);
  });

  test('an unknown review is not found', async () => {
    expect((await hide('0197f1a0-0000-7000-8000-000000000001', true)).problem).toMatchObject({
      error: 'reviews.not-found',
    });
  });
});

describe('the list of a vehicle', () => {
  test('is newest first, in pages', async () => {
    for (const [day, comment] of ['first', 'second', 'third'].entries()) {
      app.setNow(`2026-11-2${day}T12:00`);
      await write(await completedRental(app, vehicleId), { comment });
    }
    const comments = async (query = {}) => (await publicList(query)).body.data.map(({ comment }) => comment);
    expect(await comments()).toEqual(['third', 'second', 'first']);
    expect(await comments({ page: 2, limit: 2 })).toEqual(['first']);
    expect((await publicList({ page: 2, limit: 2 })).body).toMatchObject({ total: 3, totalPages: 2 });
  });

  test('of an unknown vehicle is not found', async () => {
    const unknown = await app.call('GET /vehicles/:id/reviews', {
      params: { id: '0197f1a0-0000-7000-8000-000000000001' },
    });
    expect(unknown.problem).toMatchObject({ error: 'fleet.vehicle-not-found' });
  });
});

describe('the home page', () => {
  const readable = (number: number) => `A comment that is long enough to be worth a place, number ${number}.`;
  const featured = async (language?: 'en' | 'th') =>
    (await app.call('GET /reviews/featured', { query: { ...(language && { language }) } })).body.data;
  const wrote = async (number: number, body = {}) =>
    write(await completedRental(app, vehicleId), { comment: readable(number), ...body });
  const examples = (count: number) =>
    app.db.execute(sql`update review set is_example = true
      where id in (select id from review order by created_at, id limit ${count})`);

  test('has nothing to show while nobody has written', async () => {
    expect(await featured()).toEqual([]);
  });

  test('shows three examples, marked, while there are fewer than three real ones', async () => {
    for (const number of [1, 2, 3, 4, 5]) await wrote(number);
    await examples(3);
    expect((await featured()).map(({ isExample }) => isExample)).toEqual([true, true, true]);
  });

  test('who reads Thai sees Thai ones first, and others where there are too few', async () => {
    for (const number of [1, 2, 3, 4, 5]) await wrote(number, { language: number > 3 ? 'th' : 'en' });
    const languages = async (visitorLanguage: 'en' | 'th') =>
      (await featured(visitorLanguage)).map(({ language }) => language);
    for (let drawn = 0; drawn < 5; drawn += 1) {
      expect(await languages('en')).toEqual(['en', 'en', 'en']);
      expect(await languages('th')).toEqual(['th', 'th', 'en']);
    }
  });

  test('examples in the reader’s language come first too', async () => {
    for (const number of [1, 2, 3, 4, 5]) await wrote(number, { language: number > 3 ? 'th' : 'en' });
    await examples(5);
    for (let drawn = 0; drawn < 5; drawn += 1)
      expect((await featured('th')).map(({ language }) => language)).toEqual(['th', 'th', 'en']);
  });

  test('no example is shown twice, though two customers said the same', async () => {
    for (const number of [1, 1, 1, 2, 3]) await wrote(number);
    await examples(5);
    for (let drawn = 0; drawn < 5; drawn += 1)
      expect(new Set((await featured()).map(({ comment }) => comment)).size).toBe(3);
  });

  test('shows three real ones once there are three that are good to read', async () => {
    for (const number of [1, 2]) await wrote(number);
    await examples(2);
    const poor = await wrote(3, { rating: 3 });
    const short = await wrote(4, { comment: 'Fine.' });
    const long = await wrote(5, { comment: 'x'.repeat(500) });
    const away = await wrote(6);
    await hide(away.body.data.id, true);
    for (const number of [7, 8, 9, 10]) await wrote(number, { rating: 4 });
    const never = [poor, short, long, away].map(({ body }) => body.data.id);
    for (let drawn = 0; drawn < 5; drawn += 1) {
      const shown = await featured();
      expect(shown).toHaveLength(3);
      expect(shown.filter(({ id, isExample }) => isExample || never.includes(id))).toEqual([]);
    }
  });
});

test('of a customer’s rentals those may be reviewed that are over and have none, and none while reviews are off', async () => {
  const [written, next, ahead] = [
    await completedRental(app, vehicleId),
    await completedRental(app, vehicleId),
    await bookedRental(app, vehicleId),
  ];
  await write(written);
  const reviewable = () =>
    app.step(async (ctx) => {
      const rentals: Booking[] = [];
      for (const { bookingId } of [written, next, ahead])
        rentals.push(returnedRow(await findBooking(ctx.tx, bookingId)));
      return [...(await reviewableBookings(ctx, rentals))];
    });
  expect(await reviewable()).toEqual([next.bookingId]);
  await switchOff();
  expect(await reviewable()).toEqual([]);
});

test('when a customer is forgotten the name and city leave their reviews; stars, words and other reviews stay', async () => {
  const [mine, thai, others] = [
    await completedRental(app, vehicleId),
    await completedRental(app, vehicleId, { language: 'th' }),
    await completedRental(app, vehicleId, { firstName: 'Priya', lastName: 'Shah' }),
  ];
  for (const rental of [mine, thai, others]) await write(rental, rental === thai ? { language: 'th' } : {});
  const reviewOf = async (rental: Rental) => (await open(rental)).body.data.review;
  const untouched = await reviewOf(others);
  await app.step(async ({ tx }) => {
    await anonymiseReviews(tx, [mine.bookingId, thai.bookingId]);
    await anonymiseReviews(tx, []);
  });
  expect(await reviewOf(mine)).toMatchObject({ ...good, name: 'A customer', city: null });
  expect(await reviewOf(thai)).toMatchObject({ ...good, name: 'ลูกค้า', city: null });
  expect(await reviewOf(others)).toEqual(untouched);
});

test('with reviews switched off there are no calls and no stars, and switched on again nothing is lost', async () => {
  const rental = await completedRental(app, vehicleId);
  const { id } = (await write(rental)).body.data;
  const next = await completedRental(app, vehicleId);
  await switchOff();
  const answers = [
    await open(rental),
    await write(next),
    await publicList(),
    await app.call('GET /reviews/featured'),
    await app.call('GET /reviews', { headers: staff }),
    await hide(id, true),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.error])).toEqual(
    answers.map(() => [404, 'reviews.off']),
  );
  expect(await ratingOfVehicle()).toBeNull();
  for (const route of ['GET /vehicles', 'GET /vehicles/available'] as const)
    expect((await app.call(route)).body.data.map(({ rating }) => rating)).toEqual([null]);
  expect((await app.call('GET /settings/booking')).body.data.reviews).toBe(false);
  await app.db.execute(sql`truncate setting`);
  expect((await app.call('GET /settings/booking')).body.data.reviews).toBe(true);
  expect(await ratingOfVehicle()).toEqual({ average: 5, count: 1 });
});
