import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody, customer as hannah } from '#test/builders/booking.ts';
import { addFleet } from '#test/builders/fleet.ts';
import { type Booked, bangkokNow, type Customer } from '#test/builders/paying.ts';
import { cards } from '#test/builders/payments.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let vehicles: string[];
let booked: number;

beforeEach(async () => {
  ({ app, customer } = await sandbox.customer({ limits: true }));
  vehicles = await addFleet(app, 60);
  const acceptedCards = ['visa', 'mastercard', 'jcb'] as const;
  await app.step(({ tx }) => writeSettings(tx, 'payment', { acceptedCards: [...acceptedCards] }));
  booked = 0;
});
afterEach(() => app.close());

/** Numbers that the provider declines, for seven reasons. */
const declined = [
  '4111111111140011 4111111111130012 4111111111120013 4111111111110014 4111111111190016 4111111111180017',
  '5555551111110011 5555551111100012 5555551111190013 5555551111180014 5555551111160016 5555551111150017',
  '3530111111190011 3530111111180012 3530111111170013 3530111111160014 3530111111140016 3530111111130017',
  '4111111111160001 5555551111130001 3530111111110001',
].flatMap((line) => line.split(' '));

const day = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;

/** A booking of a vehicle and a day of its own, made somewhere else than it is paid. */
const book = async (email: string): Promise<Booked> => {
  booked += 1;
  const dates = { pickupDate: day(booked + 1), returnDate: day(booked + 2), totalAmount: 1070 };
  const values = { customerInfo: { ...hannah, email }, ...dates };
  const body = bookingBody(vehicles[booked] ?? '', values);
  const { data } = (await app.call('POST /bookings', { from: `10.1.0.${booked}`, body })).body;
  return { bookingId: data.bookingId, headers: { 'x-booking-token': data.accessToken } };
};

const OFFICE = '203.0.113.9';
const newBrowser = () => randomBytes(24).toString('hex');

type Payer = { booking?: Booked; email?: string; browser?: string; from?: string; card?: string };

/** A try by card: by default a new person with a new booking in a new browser, from the address of an office. */
const tryCard = async ({
  email = `guest${booked}@example.com`,
  booking,
  browser = newBrowser(),
  from = OFFICE,
  card = cards.poor,
}: Payer = {}) => {
  const { bookingId, headers } = booking ?? (await book(email));
  const cardToken = await customer.tokenOf(card);
  const cookie = { cookie: `client=${browser}` };
  return app.call('POST /payments/charge', {
    from,
    headers: { ...cookie, ...headers },
    body: { bookingId, cardToken },
  });
};

/** What its payer is told of a try: the reason, or where it leads, or the refusal. */
const told = ({ status, body, problem }: Awaited<ReturnType<typeof tryCard>>) =>
  status === 200 ? (body.data.failureCode ?? body.data.status) : problem.error;

/** The holder answers on the bank's page and returns; what the bank then says of the card is not up to them. */
const comeBack = ({ body }: Awaited<ReturnType<typeof tryCard>>) =>
  fetch(`${body.data.authorize_uri}?acs=false`, { redirect: 'manual' });

const REFUSED = 'payment.too-many-failures';
const each = async <Item>(list: readonly Item[], work: (item: Item, index: number) => ReturnType<typeof tryCard>) => {
  const answers: string[] = [];
  for (const [index, item] of list.entries()) answers.push(told(await work(item, index)));
  return answers;
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const counted = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((other) => other === one).length]));

test('a run of forty cards from one address learns of five whether they are good, and of two why not', async () => {
  const run = [...declined, ...declined].slice(0, 40);
  const answers = await each(run, (card) => tryCard({ card }));
  expect(answers.slice(0, 2)).toEqual(['insufficient_fund', 'stolen_or_lost_card']);
  expect(counted(answers.slice(2))).toEqual({ declined: 3, pending: 10, [REFUSED]: 25 });
});

test('who was never declined pays beside a run: with the bank’s page first, then by a proven e-mail', async () => {
  const honest = { from: OFFICE, card: cards.good };
  await each(declined.slice(0, 4), (card) => tryCard({ card }));
  expect(told(await tryCard(honest))).toBe('successful');
  await each(declined.slice(4, 5), (card) => tryCard({ card }));
  const challenged = await tryCard(honest);
  expect(challenged.body.data.authorize_uri).toContain('/payments/');
  await comeBack(challenged);
  await each(declined.slice(5, 15), (card) => tryCard({ card }));

  const booking = await book('late@example.com');
  const refused = await tryCard({ ...honest, booking });
  expect([told(refused), refused.headers['retry-after']]).toEqual([REFUSED, '60']);
  await app.db.execute(sql`
    update booking_access set mailed_to = 'late@example.com' where booking_id = ${booking.bookingId}`);
  expect(told(await tryCard({ ...honest, booking }))).toBe('pending');
  expect(told(await tryCard({ ...honest, from: '198.51.100.7' }))).toBe('successful');
});

test.each([
  ['browser', async () => ({ browser: newBrowser() }), declined],
  ['e-mail', async () => ({ booking: await book('hannah@example.com') }), declined],
  ['card', async () => ({}), declined.map(() => cards.poor)],
] as const)('one %s has three tries, then waits, twice as long each time', async (_key, make, numbers) => {
  const same: Payer = await make();
  let tried = 0;
  const elsewhere = () => {
    tried += 1;
    const another = { email: `guest${tried}@example.com`, from: `198.51.100.${tried}` };
    return tryCard({ ...another, card: numbers[tried] ?? '', ...same });
  };
  const answers = await each(times(3), elsewhere);
  expect(answers[2]).toBe('declined');
  const refused = await elsewhere();
  expect(refused).toMatchObject({ status: 429, problem: { error: REFUSED, details: { retryAfterSeconds: 60 } } });
  app.setNow(bangkokNow(2));
  expect(told(await elsewhere())).toBe('declined');
  expect((await elsewhere()).problem.details).toMatchObject({ retryAfterSeconds: 120 });
});

test('twenty tries at once get no more than one after another', async () => {
  const bookings = await Promise.all(times(20).map((at) => book(`crowd${at}@example.com`)));
  const browser = newBrowser();
  const answers = await Promise.all(
    bookings.map((booking, at) => tryCard({ booking, browser, card: declined[at] ?? '', from: `198.51.100.${at}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
});

test('a payment clears what its browser and e-mail were declined before, not its address', async () => {
  const hers = { email: 'hannah@example.com', browser: newBrowser() };
  const booking = await book(hers.email);
  await each(declined.slice(0, 2), (card) => tryCard({ ...hers, booking, card }));
  expect(told(await tryCard({ ...hers, booking, card: cards.good }))).toBe('successful');
  const next = await book(hers.email);
  const answers = await each(declined.slice(2, 5), (card) => tryCard({ ...hers, booking: next, card }));
  expect(answers).not.toContain(REFUSED);
  expect(told(await tryCard({ card: cards.good }))).toBe('pending');
});

test('a refused try changes nothing: the charge that waits goes on, and cash is still taken', async () => {
  const hers = { email: 'hannah@example.com', browser: newBrowser() };
  const booking = await book(hers.email);
  await each(declined.slice(0, 3), (card) => tryCard({ ...hers, booking, card }));
  const { bookingId, headers } = booking;
  const { chargeId } = (
    await customer.payBy(booking, 'shopeepay', { sourceId: await customer.sourceOf('shopeepay', 1070) })
  ).body.data;
  expect(told(await tryCard({ ...hers, booking }))).toBe(REFUSED);
  expect((await customer.verify(booking, chargeId)).body.data.status).toBe('pending');
  const offline = await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod: 'cash' } });
  expect(offline.status).toBe(200);
});

test('a decline that the bank’s page tells later counts, and counts once', async () => {
  const hers = { email: 'hannah@example.com', browser: newBrowser() };
  await provider.askCardHolders(true);
  onTestFinished(async () => void (await provider.askCardHolders(false)));
  const bookings = [await book(hers.email), await book(hers.email), await book(hers.email)] as const;
  for (const [at, booking] of bookings.entries()) {
    const challenged = await tryCard({ ...hers, booking, card: declined[at] ?? '' });
    await comeBack(challenged);
    const { chargeId } = challenged.body.data;
    for (const _ of times(3)) await app.runJob('settle-charge', { chargeId });
    const { status, failureCode } = (await customer.verify(booking, chargeId)).body.data;
    expect([status, failureCode === 'declined']).toEqual(['failed', at === 2]);
  }
  expect((await tryCard({ ...hers, booking: bookings[0] })).problem.details).toMatchObject({ retryAfterSeconds: 60 });
});

test('one mailbox with many tags has three tries, proven or not', async () => {
  const bookings = [];
  for (const at of times(3)) bookings.push(await book(`mail.box+${at}@gmail.com`));
  const from = (at: number) => `198.51.100.${at}`;
  const tries = [...bookings, ...bookings];
  const answers = await each(tries, (booking, at) => tryCard({ booking, card: declined[at] ?? '', from: from(at) }));
  expect(answers.slice(3)).toEqual([REFUSED, REFUSED, REFUSED]);
});

test('staff may try as often as they like, are told every reason, and nobody pays for it', async () => {
  const clerk = await signedInAs(app, { role: 'STAFF' });
  const { bookingId } = await book('hannah@example.com');
  const headers = clerk.headers;
  const answers = await each(declined.slice(0, 8), (card) => tryCard({ booking: { bookingId, headers }, card }));
  expect(answers).not.toContain('declined');
  expect(answers).not.toContain(REFUSED);
  expect(told(await tryCard({ email: 'hannah@example.com' }))).toBe('insufficient_fund');
});

test('a run from many addresses brings every card to the bank’s page, while the declines outnumber the payments', async () => {
  const botnet = times(30).map((at) => ({ from: `198.51.100.${at}`, card: declined[at % declined.length] ?? '' }));
  await each(botnet, tryCard);
  const honest = { from: '192.0.2.1', card: cards.good };
  expect(told(await tryCard(honest))).toBe('pending');
  app.setNow(bangkokNow(62));
  expect(told(await tryCard(honest))).toBe('successful');
});

test('what a try is counted by is kept as keyed hashes, for a day', async () => {
  await tryCard({ email: 'hannah@example.com', browser: 'browser-of-hannah' });
  const rows = () => app.db.execute<Record<string, string>>(sql`select c::text as text from card_try c`);
  const [row] = (await rows()).rows;
  expect(row?.text?.match(/\\x[0-9a-f]{64}/g)).toHaveLength(4);
  expect(row?.text).not.toMatch(/hannah|203\.0/);
  app.setNow(bangkokNow(23 * 60));
  await app.runJob('forget-provider-events');
  expect((await rows()).rows).toHaveLength(1);
  app.setNow(bangkokNow(25 * 60));
  await app.runJob('forget-provider-events');
  expect((await rows()).rows).toHaveLength(0);
});
