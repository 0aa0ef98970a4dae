import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeSettings } from '#test/builders/change-settings.ts';
import { pickedUp, returned } from '#test/builders/desk.ts';
import { type Booked, bangkokNow, type Customer } from '#test/builders/paying.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let clerk: Person;

const good = '4242424242424242';
const poor = '4111111111140011';
const failsAtCapture = '4111111111200054';
const declinesLater = '4111111111200062';

beforeEach(async () => {
  await provider.forgetFaults();
  await provider.askCardHolders(false);
  await provider.allowPartialCapture(true);
  await provider.moveClock(0);
  ({ app, customer } = await sandbox.customer());
  clerk = await signedInAs(app, { role: 'STAFF', firstName: 'Lek', lastName: 'Counter' });
});
afterEach(() => app.close());

/** Moves the clocks of product and provider, and lets a minute's job run. */
const goTo = async (hours: number) => {
  await provider.moveClock(hours * 3600);
  app.setNow(bangkokNow(hours * 60));
  clerk = { ...clerk, ...(await anotherSession(app, clerk.id)) };
  await app.runJob('follow-card-holds');
};

const hoursFromNow = (hours: number) => `${bangkokNow(hours * 60).slice(0, 13)}:00`;

/** Paid and confirmed, picked up in a few hours. */
const confirmed = async ({ days = 5, inHours = 12 } = {}): Promise<Booked> => {
  const booking = await customer.book({
    pickupDate: hoursFromNow(inHours),
    returnDate: hoursFromNow(inHours + days * 24),
    totalAmount: 1070 * days,
  });
  await customer.payByCard(booking, good);
  return booking;
};

const hold = async ({ bookingId: id, headers }: Booked, number = good) =>
  app.call('POST /bookings/:id/card-holds', {
    params: { id },
    headers,
    body: { cardToken: await customer.tokenOf(number) },
  });
const read = async ({ bookingId: id, headers }: Booked) =>
  (await app.call('GET /bookings/:id/security-deposits', { params: { id }, headers })).body.data;
const latest = async ({ bookingId: id, headers }: Booked) =>
  (await app.call('GET /bookings/:id/card-holds/latest', { params: { id }, headers })).body.data;
const end = async (booking: Booked, keep: number) => {
  const id = (await read(booking)).left.at(-1)?.id ?? '';
  return app.call('POST /admin/security-deposits/:id/end', { params: { id }, headers: clerk.headers, body: { keep } });
};
/** The charges of holds at the provider, oldest first: what is held, taken and given back, in baht. */
const atProvider = async ({ bookingId }: Booked) =>
  (await provider.chargesOf(bookingId))
    .filter(({ metadata }) => metadata.holdId)
    .toReversed()
    .map(({ capturable, status, amount, captured_amount: captured, refunded_amount: refunded }) => {
      if (capturable) return `held ${amount / 100}`;
      return status === 'successful' ? `taken ${(captured ?? amount) / 100}, back ${refunded / 100}` : status;
    });
const statuses = async () => {
  const { rows } = await app.db.execute<{ status: string }>(sql`select status from card_hold order by id`);
  return rows.map(({ status }) => status);
};
const backLate = async ({ bookingId }: Booked, lateFee: number) => {
  await pickedUp(app, clerk, bookingId);
  await returned(app, clerk, bookingId, { lateFee });
};

test('a deposit is held on a card, changes no sum, and is let go whole', async () => {
  const booking = await confirmed();
  const before = await customer.read(booking);
  const { agreedAmount, heldFrom } = await read(booking);
  expect({ agreedAmount, isNow: heldFrom !== null && heldFrom < bangkokNow() }).toEqual({
    agreedAmount: 5000,
    isNow: true,
  });
  const { status, body } = await hold(booking);
  expect([status, body.data]).toEqual([200, expect.objectContaining({ status: 'held', amount: 5000 })]);
  expect(await read(booking)).toMatchObject({
    heldFrom: null,
    left: [{ amount: 5000, method: 'card', endedAt: null, card: { brand: 'Visa', lastDigits: '4242' } }],
  });
  expect(await customer.read(booking)).toEqual(before);
  expect(await atProvider(booking)).toEqual(['held 5000']);

  expect((await end(booking, 0)).body.data).toMatchObject({ keptAmount: 0, givenBackAmount: 5000 });
  expect(await atProvider(booking)).toEqual(['reversed']);
  expect((await end(booking, 0)).problem.error).toBe('security-deposit.already-ended');
});

test('what is kept is taken and the rest goes back, and is one payment of the booking', async () => {
  const booking = await confirmed();
  await hold(booking);
  await goTo(12);
  await backLate(booking, 1487.3);
  const answers = await Promise.all(Array.from({ length: 5 }, () => end(booking, 1487.3)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await atProvider(booking)).toEqual(['taken 5000, back 3512.7']);
  expect((await read(booking)).left).toMatchObject([{ keptAmount: 1487.3, givenBackAmount: 3512.7 }]);
  expect(await customer.read(booking)).toMatchObject({ owedAmount: 0 });
  expect(await statuses()).toEqual(['captured']);
});

test.each([
  ['partialCapture takes what is kept alone, and refunds nothing', true, good, 'taken 1487.3, back 0'],
  ['without a contract for it the whole is taken and the rest goes back', false, good, 'taken 5000, back 3512.7'],
  ['a card that gives neither a part nor the whole is let go', true, failsAtCapture, 'reversed'],
])('%s', async (_, hasContract, card, outcome) => {
  await changeSettings(app, { payment: { partialCapture: true } });
  await provider.allowPartialCapture(hasContract);
  const booking = await confirmed();
  await hold(booking, card);
  await goTo(12);
  await backLate(booking, 1487.3);
  await end(booking, 1487.3);
  await app.runJob('follow-card-holds');
  const isTaken = card === good;
  expect(await atProvider(booking)).toEqual([outcome]);
  expect((await read(booking)).left).toMatchObject([
    { keptAmount: isTaken ? 1487.3 : 0, givenBackAmount: isTaken ? 3512.7 : 5000 },
  ]);
  expect(await customer.read(booking)).toMatchObject({ owedAmount: isTaken ? 0 : 1487.3 });
  await compared();
});

test('a part that was switched on later is of the holds that come then, renewals too', async () => {
  const booking = await confirmed({ days: 10 });
  await hold(booking);
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  await changeSettings(app, { payment: { partialCapture: true } });
  await goTo(7 * 24 - 12);
  expect(await atProvider(booking)).toEqual(['reversed', 'held 5000']);
  await returned(app, clerk, booking.bookingId, { lateFee: 400 });
  await end(booking, 400);
  expect(await atProvider(booking)).toEqual(['reversed', 'taken 400, back 0']);
});

test('what is kept is no more than what is owed, nor than what is held', async () => {
  const booking = await confirmed();
  await hold(booking);
  await goTo(12);
  await backLate(booking, 100);
  expect((await end(booking, 100.01)).problem.error).toBe('payment.more-than-owed');
  expect((await end(booking, 5000.01)).problem.error).toBe('security-deposit.more-than-left');
  expect(await atProvider(booking)).toEqual(['held 5000']);
});

test('it is held from a day before the pick-up on, once, and not for a booking that is over', async () => {
  const far = await confirmed({ inHours: 30 });
  expect((await hold(far)).problem.error).toBe('security-deposit.hold-too-early');
  await goTo(7);
  const answers = await Promise.all([hold(far), hold(far), hold(far)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await hold(far)).problem.error).toBe('security-deposit.already-left');
  expect(await atProvider(far)).toEqual(['held 5000']);
  const stranger = { ...far, headers: { 'x-booking-token': 'nobody' } };
  expect((await hold(stranger)).status).toBe(404);
});

test('a declined card says so, and another is tried', async () => {
  const booking = await confirmed();
  expect((await hold(booking, poor)).body.data).toMatchObject({ status: 'failed', failureCode: 'insufficient_fund' });
  expect(await read(booking)).toMatchObject({ left: [] });
  expect((await hold(booking)).body.data).toMatchObject({ status: 'held' });
});

test('the card holder approves it on the provider’s page; another try gives that one up', async () => {
  await provider.askCardHolders(true);
  const booking = await confirmed3ds();
  const first = (await hold(booking)).body.data;
  const second = (await hold(booking)).body.data;
  expect([first.status, second.status, await statuses()]).toEqual(['pending', 'pending', ['given-up', 'waiting']]);
  await approve(second.authorize_uri);
  expect(await latest(booking)).toMatchObject({ status: 'held', authorize_uri: null });
  await approve(first.authorize_uri);
  await app.runJob('follow-card-holds');
  expect(await statuses()).toEqual(['released', 'held']);
  expect(await atProvider(booking)).toEqual(['reversed', 'held 5000']);
});

const confirmed3ds = async () => {
  await provider.askCardHolders(false);
  const booking = await confirmed();
  await provider.askCardHolders(true);
  return booking;
};
const approve = (uri: string | null) =>
  fetch(uri ?? '', { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' });

test('a card that holds and gives nothing is let go, and the customer owes what was to be kept', async () => {
  const booking = await confirmed();
  await hold(booking, failsAtCapture);
  await goTo(12);
  await backLate(booking, 500);
  expect((await end(booking, 500)).problem).toMatchObject({ error: 'security-deposit.not-captured' });
  await app.runJob('follow-card-holds');
  expect(await atProvider(booking)).toEqual(['reversed']);
  expect((await read(booking)).left).toMatchObject([{ keptAmount: 0, givenBackAmount: 5000 }]);
  expect(await customer.read(booking)).toMatchObject({ owedAmount: 500 });
});

/** Lets the time pass for which a call without an answer may still be carried out. */
const whenCallsAreOver = () =>
  app.db.execute(sql`update card_hold set claimed_at = claimed_at - interval '101 seconds'`);

test('who pays before the money is taken pays once: what is no longer owed is let go', async () => {
  const booking = await confirmed();
  await hold(booking);
  await goTo(12);
  await backLate(booking, 500);
  await provider.plan({ on: 'POST /charges/:id/capture', kind: 'drop-before' });
  await end(booking, 500);
  expect(await statuses()).toEqual(['capturing']);
  expect((await read(booking)).left).toMatchObject([{ endedAt: null, card: { isBeingTaken: true } }]);
  expect((await end(booking, 0)).problem.error).toBe('security-deposit.ending');
  await app.call('POST /payments/records', {
    headers: clerk.headers,
    body: { bookingId: booking.bookingId, amount: 500, paymentMethod: 'cash' },
  });
  await whenCallsAreOver();
  await app.runJob('follow-card-holds');
  await app.runJob('follow-card-holds');
  expect(await atProvider(booking)).toEqual(['reversed']);
  expect((await read(booking)).left).toMatchObject([{ keptAmount: 0, givenBackAmount: 5000 }]);
});

test('a request and the job at once give the rest back once', async () => {
  const booking = await confirmed();
  await hold(booking);
  await goTo(12);
  await backLate(booking, 3000);
  await provider.plan({ on: 'POST /charges/:id/capture', kind: 'delay', ms: 400 });
  const job = async () => {
    for (let runs = 0; runs < 6; runs++) await app.runJob('follow-card-holds');
  };
  await Promise.all([end(booking, 3000), job(), job()]);
  await app.runJob('follow-card-holds');
  expect(await atProvider(booking)).toEqual(['taken 5000, back 2000']);
  expect((await read(booking)).left).toMatchObject([{ keptAmount: 3000, givenBackAmount: 2000 }]);
});

test('a provider that is too busy says nothing of the card: what is kept is taken later', async () => {
  const booking = await confirmed();
  await provider.plan({ on: 'POST /charges', kind: 'error', status: 429 });
  expect((await hold(booking)).body.data).toMatchObject({ status: 'failed', failureCode: 'not_received' });
  await hold(booking);
  await goTo(12);
  await backLate(booking, 500);
  await provider.plan({ on: 'POST /charges/:id/capture', kind: 'error', status: 429 });
  await end(booking, 500);
  await whenCallsAreOver();
  await app.runJob('follow-card-holds');
  expect(await atProvider(booking)).toEqual(['taken 5000, back 4500']);
});

test('what was taken in the provider’s dashboard is not held anew, and goes back when the deposit does', async () => {
  const booking = await confirmed({ days: 10 });
  await hold(booking);
  const [charge] = await provider.chargesOf(booking.bookingId);
  await provider.capture(charge?.id ?? '');
  await goTo(7 * 24 - 12);
  expect(await statuses()).toEqual(['held']);
  await end(booking, 0);
  await app.runJob('follow-card-holds');
  expect(await atProvider(booking)).toEqual(['taken 5000, back 5000']);
  expect(await statuses()).toEqual(['captured']);
  expect((await read(booking)).left).toMatchObject([{ keptAmount: 0, givenBackAmount: 5000 }]);
});

test('the hold of a booking that is cancelled is let go by itself, and its card is forgotten at the provider', async () => {
  const booking = await confirmed();
  await hold(booking);
  const [{ customer_id: stored } = { customer_id: '' }] = (
    await app.db.execute<{ customer_id: string }>(sql`select customer_id from card_hold`)
  ).rows;
  await app.runJob('follow-card-holds');
  expect(await provider.hasCustomer(stored)).toBe(true);
  await app.call('POST /bookings/:id/cancel', {
    params: { id: booking.bookingId },
    headers: booking.headers,
    body: {},
  });
  await app.runJob('follow-card-holds');
  expect(await atProvider(booking)).toEqual(['reversed']);
  expect((await read(booking)).left).toMatchObject([{ keptAmount: 0 }]);
  expect(await provider.hasCustomer(stored)).toBe(false);
  expect((await app.db.execute(sql`select from card_hold where customer_id is not null`)).rowCount).toBe(0);
});

test('a charge that turns up after it was given up as never received is let go', async () => {
  const booking = await confirmed();
  await provider.plan({ on: 'POST /charges', kind: 'drop-after' });
  await hold(booking);
  await app.db.execute(sql`update card_hold set status = 'failed', failure_code = 'not_received'`);
  expect((await hold(booking)).body.data).toMatchObject({ status: 'held' });
  await app.runJob('follow-card-holds');
  expect(await atProvider(booking)).toEqual(['reversed', 'held 5000']);
});

test('a rental of 30 days is held without a gap, and never twice', async () => {
  const booking = await confirmed({ days: 30 });
  await hold(booking);
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  for (let hours = 18; hours <= 31 * 24; hours += 6) {
    await goTo(hours);
    const held = (await atProvider(booking)).filter((state) => state === 'held 5000');
    expect([hours, held]).toEqual([hours, ['held 5000']]);
  }
  expect((await atProvider(booking)).filter((state) => state === 'reversed')).toHaveLength(5);
  await end(booking, 0);
  expect(await atProvider(booking)).not.toContain('held 5000');
  expect((await read(booking)).left).toMatchObject([{ amount: 5000, givenBackAmount: 5000 }]);
});

test('a renewal that is declined is not tried again, and its deposit ends with the hold', async () => {
  const booking = await confirmed({ days: 10 });
  await hold(booking, declinesLater);
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  await goTo(7 * 24 - 12);
  await goTo(7 * 24 - 11);
  expect(await statuses()).toEqual(['held', 'failed']);
  expect((await read(booking)).left).toMatchObject([{ endedAt: null, card: { isRenewalDeclined: true } }]);
  const { body } = await app.call('GET /admin/security-deposits', {
    headers: clerk.headers,
    query: { view: 'ending' },
  });
  expect(body).toMatchObject({ counts: { ending: 1 }, data: [{ overAt: null, card: { isRenewalDeclined: true } }] });
  await goTo(7 * 24 + 1);
  expect(await statuses()).toEqual(['lapsed', 'failed']);
  expect((await read(booking)).left).toMatchObject([{ keptAmount: 0, endedAt: expect.any(String) }]);
});

test('the provider’s books and ours agree on what is held, taken and given back', async () => {
  const booking = await confirmed();
  await hold(booking, poor);
  await hold(booking);
  await end(booking, 0);
  await hold(booking);
  await goTo(12);
  expect(await compared()).toEqual({ payments: { count: 1, amount: 5350 }, refunds: { count: 0, amount: 0 } });
  await backLate(booking, 750);
  await end(booking, 750);
  expect(await compared()).toEqual({ payments: { count: 2, amount: 10_350 }, refunds: { count: 1, amount: 4250 } });
  await app.db.execute(sql`update card_hold set captured_satang = 500000, refunded_satang = 425000 - 1, keep_satang = 75001
    where status = 'captured'`);
  await expect(compared()).rejects.toThrow('amount-differs');
});

/** The sums of our books, which must agree with the provider's. */
const compared = async () => {
  const day = (days: number) => Temporal.Now.plainDateISO('Asia/Bangkok').add({ days }).toString();
  const { headers } = await signedInAs(app, { role: 'ADMIN' });
  const { body } = await app.call('GET /admin/reconciliation', { headers, query: { from: day(-1), to: day(2) } });
  const differences = body.data.differences.filter(({ bookingNumber }) => bookingNumber);
  if (differences.length > 0) throw new Error(differences.map(({ kind }) => kind).join());
  return body.data.ledger;
};

describe('an answer that is lost is found again', () => {
  const lose = (on: string) => provider.plan({ on, kind: 'drop-after' });

  test('of the hold', async () => {
    const booking = await confirmed();
    await lose('POST /charges');
    expect((await hold(booking)).body.data).toMatchObject({ status: 'pending' });
    expect((await hold(booking)).problem.error).toBe('security-deposit.hold-in-progress');
    expect(await latest(booking)).toMatchObject({ status: 'held' });
    expect(await atProvider(booking)).toEqual(['held 5000']);
  });

  test.each(['POST /customers', 'POST /charges'])('before it arrived: %s', async (on) => {
    const booking = await confirmed();
    await provider.plan({ on, kind: 'drop-before' });
    expect((await hold(booking)).body.data).toMatchObject({ status: 'pending' });
    app.setNow(bangkokNow(2));
    expect(await latest(booking)).toMatchObject({ status: 'failed', failureCode: 'not_received' });
    expect((await hold(booking)).body.data).toMatchObject({ status: 'held' });
    expect(await atProvider(booking)).toEqual(['held 5000']);
  });

  test('of its end', async () => {
    const booking = await confirmed();
    await hold(booking);
    await lose('POST /charges/:id/reverse');
    expect((await end(booking, 0)).status).toBe(200);
    expect(await statuses()).toEqual(['releasing']);
    await app.runJob('follow-card-holds');
    expect(await statuses()).toEqual(['released']);
  });

  test.each(['POST /charges/:id/capture', 'POST /charges/:id/refunds', 'GET /charges/:id/refunds', 'GET /charges/:id'])(
    'while a part is kept: %s',
    async (on) => {
      const booking = await confirmed();
      await hold(booking);
      await goTo(12);
      await backLate(booking, 750);
      await lose(on);
      expect((await end(booking, 750)).status).toBe(200);
      await app.runJob('follow-card-holds');
      await whenCallsAreOver();
      await app.runJob('follow-card-holds');
      await whenCallsAreOver();
      await app.runJob('follow-card-holds');
      expect(await atProvider(booking)).toEqual(['taken 5000, back 4250']);
      expect((await read(booking)).left).toMatchObject([{ keptAmount: 750, givenBackAmount: 4250 }]);
      expect(await customer.read(booking)).toMatchObject({ owedAmount: 0 });
    },
  );

  test('of a renewal, and the old hold is let go then', async () => {
    const booking = await confirmed({ days: 10 });
    await hold(booking);
    await lose('POST /charges');
    await goTo(7 * 24 - 12);
    expect(await atProvider(booking)).toEqual(['held 5000', 'held 5000']);
    await app.runJob('follow-card-holds');
    expect(await atProvider(booking)).toEqual(['reversed', 'held 5000']);
    expect(await statuses()).toEqual(['released', 'held']);
  });
});
