import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, paidFor } from '#test/builders/booking.ts';
import { at, desk, pickedUp, returned } from '#test/builders/desk.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let office: Awaited<ReturnType<typeof desk>>;
let customer: Person;

beforeEach(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  office = await desk(app);
  customer = await signedInAs(app);
  await switched(true);
});
afterEach(() => app.close());

const switched = (enableLoyaltyProgram: boolean) => writeSettings(app.db, 'features', { enableLoyaltyProgram });

type Wish = Parameters<typeof bookingBody>[1];

const book = (values: Wish = {}, headers = customer.headers) =>
  app.call('POST /bookings', { body: bookingBody(office.vehicleId, values), headers });

/** A later time, at which the rental of `finishedRental` is over. */
const january = { pickupDate: '2027-01-05T10:00', returnDate: '2027-01-10T10:00' };

const pointsOf = async ({ headers }: Person) => (await app.call('GET /account/points', { headers })).body.data;

/** Five days for ฿5,350, paid, and over: 53 points where the program is on. */
const finishedRental = async (): Promise<string> => {
  const { bookingId } = (await book()).body;
  await paidFor(app, bookingId, 5350);
  office = await at(app, office, '2026-12-05T10:00');
  await pickedUp(app, office.clerk, bookingId);
  office = await at(app, office, '2026-12-10T10:00');
  await returned(app, office.clerk, bookingId);
  customer = { ...customer, ...(await anotherSession(app, customer.id)) };
  return bookingId;
};

test('a finished rental earns a point for every hundred baht, and they pay for the next', async () => {
  await finishedRental();
  expect(await pointsOf(customer)).toMatchObject({ isOn: true, balance: 53, rentals: [{ earned: 53, spent: 0 }] });

  // 5 days x ฿1,000 - 53 points, and 7 percent on the rest.
  const { body } = await app.call('POST /booking-pricing/calculate', {
    headers: customer.headers,
    body: {
      vehicleId: office.vehicleId,
      startDate: january.pickupDate,
      endDate: january.returnDate,
      usePoints: 53,
    },
  });
  expect(body.data.total).toBe(5293.29);
  expect(body.data.lines.find(({ kind }) => kind === 'points')).toMatchObject({ quantity: 53, amount: -53 });

  const { status } = await book({ ...january, usePoints: 53, totalAmount: 5293.29 });
  expect(status).toBe(200);
  expect(await pointsOf(customer)).toMatchObject({ balance: 0, rentals: [{ spent: 53 }, { earned: 53 }] });
});

test('cancelled, a booking gives its points back', async () => {
  await finishedRental();
  const { bookingId } = (await book({ ...january, usePoints: 50, totalAmount: 5296.5 })).body;
  expect((await pointsOf(customer)).balance).toBe(3);
  const cancelled = { params: { id: bookingId }, headers: customer.headers, body: {} };
  expect((await app.call('POST /bookings/:id/cancel', cancelled)).status).toBe(200);
  expect((await pointsOf(customer)).balance).toBe(53);
});

test('ten bookings at once spend the points once', async () => {
  await finishedRental();
  const days = Array.from({ length: 10 }, (_, index) => `2027-01-${index + 10}`);
  const [usePoints, totalAmount] = [53, 1013.29];
  const answers = await Promise.all(
    days.map((day) => book({ pickupDate: `${day}T10:00`, returnDate: `${day}T16:00`, usePoints, totalAmount })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await pointsOf(customer)).balance).toBe(0);
});

test('a change of the dates keeps the points of a booking', async () => {
  await finishedRental();
  const { bookingId: id } = (await book({ ...january, usePoints: 53, totalAmount: 5293.29 })).body;
  const { body } = await app.call('POST /bookings/:id/modify', {
    params: { id },
    headers: customer.headers,
    body: { ...january, returnDate: '2027-01-11T10:00', dryRun: true },
  });
  expect(body.data.quote.lines.find(({ kind }) => kind === 'points')).toMatchObject({ quantity: 53 });
});

test.each([
  ['a guest', async () => ({}), 'You have no points to spend'],
  ['staff', async () => office.clerk.headers, 'You have no points to spend'],
  [
    'an account whose e-mail is not confirmed',
    async () => (await signedInAs(app, { emailVerified: false })).headers,
    'Confirm your email to spend points',
  ],
  ['somebody without any', async () => (await signedInAs(app)).headers, 'You have no points to spend'],
])('%s spends none', async (_who, headersOf, sentence) => {
  const { status, problem } = await book({ usePoints: 5 }, await headersOf());
  expect([status, problem.messages?.usePoints]).toEqual([422, sentence]);
});

test('more than one has is refused and told', async () => {
  await finishedRental();
  const { status, problem } = await book({ ...january, usePoints: 54 });
  expect([status, problem.messages?.usePoints]).toEqual([422, 'You have 53 points to spend']);
});

test('switched off, none are earned and none spent, and those that stand are kept', async () => {
  await switched(false);
  await finishedRental();
  expect(await pointsOf(customer)).toMatchObject({ isOn: false, balance: 0 });
  await switched(true);
  expect((await pointsOf(customer)).balance).toBe(0);
});

test('points stay while the program is off, and cannot be spent', async () => {
  await finishedRental();
  await switched(false);
  expect(await pointsOf(customer)).toMatchObject({ isOn: false, balance: 53 });
  expect((await book({ ...january, usePoints: 1 })).problem.messages?.usePoints).toBe('You have no points to spend');
});
