import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, smallBusiness } from '#test/builders/booking.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { messagesOf } from '#test/messages-of.ts';

let app: TestApp;
let reference: string;
const email = 'hannah.keller@example.com';

beforeAll(async () => {
  app = await freshApp({ limits: true });
  const { vehicleId } = await smallBusiness(app);
  reference = (await app.call('POST /bookings', { body: bookingBody(vehicleId) })).body.data.bookingNumber;
});
afterAll(() => app.close());

const addresses = Array.from({ length: 250 }, (_, index) => `10.0.0.${index}`);
/** Each from an address of its own, so that no limit stands in the way. */
const lookUp = (bookingNumber: string, mail: string, from = addresses.pop() ?? '') =>
  app.server.inject({
    method: 'POST',
    url: '/api/bookings/lookup',
    remoteAddress: from,
    payload: { bookingNumber, email: mail },
  });

test('reference and e-mail together open the booking, in any case and with blanks', async () => {
  for (const [typed, mail] of [
    [reference, email],
    [reference.toLowerCase(), email.toUpperCase()],
    [` ${reference.slice(0, 3)} ${reference.slice(3)} `, ` ${email} `],
  ] as const) {
    const reply = await lookUp(typed, mail);
    expect(reply.statusCode).toBe(200);
    const { bookingId, accessToken } = reply.json().data;
    const headers = { 'x-booking-token': accessToken };
    const { body } = await app.call('GET /bookings/:id', { params: { id: bookingId }, headers });
    expect(body.data.bookingNumber).toBe(reference);
  }
});

test('any other pair is one and the same answer', async () => {
  const answers = [
    await lookUp(reference, 'somebody.else@example.com'),
    await lookUp('BKK222222', email),
    await lookUp(reference, `${email}%`),
    await lookUp("BKK' or 1=1 --", email),
  ];
  const bodies = answers.map((reply) => ({ ...reply.json(), status: reply.statusCode, requestId: null }));
  for (const one of bodies) expect(one).toEqual(bodies[0]);
  expect(bodies[0]).toMatchObject({
    status: 404,
    error: 'booking.not-found',
    message: 'No booking has this reference and this email together.',
  });
});

test('what is missing is said beside its field', async () => {
  const reply = await lookUp('', ' ');
  expect(reply.statusCode).toBe(422);
  expect(messagesOf(reply.json().fields)).toEqual({
    bookingNumber: 'Booking reference is required',
    email: 'Email is required',
  });
});

test('one address may try 20 times a minute, right or wrong', async () => {
  const tries = await Promise.all(Array.from({ length: 25 }, () => lookUp('BKK222222', email, '10.9.9.9')));
  const statuses = tries.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await lookUp(reference, email, '10.9.9.9')).statusCode).toBe(429);
});

test('a token ends ninety days after the return; number and e-mail give a new one, for as long', async () => {
  const opens = async (token: string) => {
    await app.runJob('end-old-access');
    const headers = { 'x-booking-token': token };
    return (await app.call('GET /bookings/:id', { params: { id: bookingId }, headers })).status === 200;
  };
  const asked = async () => (await lookUp(reference, email)).json().data;
  const { bookingId, accessToken: first } = await asked();
  const { rows } = await app.db.execute<{ over: string }>(sql`
    select to_char(drop_off_at at time zone 'Asia/Bangkok' + interval '90 days', 'YYYY-MM-DD') as over
    from booking where id = ${bookingId}`);
  const [{ over } = { over: '' }] = rows;
  const onDay = (days: number) => app.setNow(`${Temporal.PlainDate.from(over).add({ days })}T12:00`);
  onDay(-1);
  expect(await opens(first)).toBe(true);
  const { accessToken: second } = await asked();
  onDay(1);
  expect(await opens(first)).toBe(false);
  expect(await opens(second)).toBe(true);
  onDay(88);
  expect(await opens(second)).toBe(true);
  onDay(90);
  expect(await opens(second)).toBe(false);
});
