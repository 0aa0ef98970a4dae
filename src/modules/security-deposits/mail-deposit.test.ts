import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeSettings } from '#test/builders/change-settings.ts';
import { pickedUp, returned } from '#test/builders/desk.ts';
import { type Booked, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { anotherSession, type Person, signedInAs } from '#test/builders/signed-in.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
const good = '4242424242424242';
const declinesLater = '4111111111200062';
let app: TestApp;
let customer: Customer;
let clerk: Person;

beforeEach(async () => {
  await provider.moveClock(0);
  ({ app, customer } = await sandbox.customer());
  clerk = await signedInAs(app, { role: 'STAFF' });
});
afterEach(() => app.close());

const hour = (hours: number) => `${bangkokNow(hours * 60).slice(0, 13)}:00`;
const confirmed = async (): Promise<Booked> => {
  const booking = await customer.book({ pickupDate: hour(12), returnDate: hour(132) });
  await customer.payByCard(booking, good);
  return booking;
};
const hold = async ({ bookingId, headers }: Booked, card = good) =>
  app.call('POST /bookings/:id/card-holds', {
    params: { id: bookingId },
    headers,
    body: { cardToken: await customer.tokenOf(card) },
  });
const left = ({ bookingId }: Booked, amount: number, method: 'cash' | 'bank_transfer' | 'credit_card') =>
  app.call('POST /admin/bookings/:id/security-deposits', {
    params: { id: bookingId },
    headers: clerk.headers,
    body: { amount, method },
  });
const goTo = async (hours: number) => {
  await provider.moveClock(hours * 3600);
  app.setNow(bangkokNow(hours * 60));
  clerk = { ...clerk, ...(await anotherSession(app, clerk.id)) };
};
const end = async ({ bookingId, headers }: Booked, keep: number) => {
  const { body } = await app.call('GET /bookings/:id/security-deposits', { params: { id: bookingId }, headers });
  return app.call('POST /admin/security-deposits/:id/end', {
    params: { id: body.data.left.at(-1)?.id ?? '' },
    headers: clerk.headers,
    body: { keep },
  });
};
const back = async (booking: Booked, lateFee: number) => {
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  await returned(app, clerk, booking.bookingId, { lateFee });
};
/** The mails of a deposit, and those of a return or a payment after it, once the queue did its work. */
const mails = async () => {
  for (const task of ['mail-late-return', 'mail-payment-received', 'mail-security-deposit']) await doJobs(app, task);
  const { rows } = await app.db.execute<{ kind: string; subject: string; plain: string }>(sql`
    select kind, subject, plain from mail
    where channel = 'mail' and (kind like 'deposit-%' or kind in ('late-return', 'payment-received')) order by id`);
  return rows;
};
const kinds = async () => (await mails()).map(({ kind }) => kind);

test('a hold is told once: how much, that nothing is taken, when it ends by itself, and the page of the booking', async () => {
  const booking = await confirmed();
  await hold(booking);
  const [mail, ...more] = await mails();
  expect([mail?.kind, more]).toEqual(['deposit-held', []]);
  expect(mail?.subject).toMatch(/^Your deposit is held: Toyota Yaris, BKK/);
  for (const sentence of [
    '฿5,000 is held on your Visa ending 4242 as the security deposit for the Toyota Yaris.',
    'It is not a charge',
    'we renew the hold on the same card, at the latest 30 days after the return',
    `View booking: http://localhost:3000/booking/manage/${booking.bookingId}#access=`,
  ])
    expect(mail?.plain).toContain(sentence);
  expect(mail?.plain).toMatch(/Otherwise it ends by itself on \w{3} \d+ \w{3} \d{4}, \d\d:\d\d\./);
  await app.runJob('follow-card-holds');
  expect(await kinds()).toEqual(['deposit-held']);
});

test('a hold that is let go is told once, and that the bank takes its time to show it', async () => {
  const booking = await confirmed();
  await hold(booking);
  await mails();
  await end(booking, 0);
  await app.runJob('follow-card-holds');
  const [, mail, ...more] = await mails();
  expect([mail?.kind, more]).toEqual(['deposit-ended', []]);
  expect(mail?.plain).toContain(
    'The hold of ฿5,000 on your Visa ending 4242 has ended, and nothing of it was charged.',
  );
  expect(mail?.plain).toContain('Your bank may take some days to show it.');
  expect(mail?.plain).toContain('Security deposit: ฿5,000\nGoes back to you: ฿5,000');
});

test('of a hold that is kept in part its customer reads in one mail how much, for what, and how the rest comes back', async () => {
  const booking = await confirmed();
  await hold(booking);
  await mails();
  await back(booking, 1487.3);
  await mails();
  await goTo(13);
  await end(booking, 1487.3);
  await app.runJob('follow-card-holds');
  const all = await mails();
  expect(all.map(({ kind }) => kind)).toEqual(['deposit-held', 'late-return', 'deposit-ended']);
  const plain = all.at(-1)?.plain;
  expect(plain).toContain('฿1,487.30 of your security deposit of ฿5,000 was kept. It pays what you owed');
  expect(plain).toContain('for: Late return, 7% tax included (฿1,487.30).');
  expect(plain).toContain('The rest, ฿3,512.70, goes back to your Visa ending 4242.');
  expect(plain).toContain('Security deposit: ฿5,000\nKept: ฿1,487.30\nGoes back to you: ฿3,512.70');
});

test.each([
  ['cash', 0, 'We have given you ฿3,000 back in cash.'],
  ['cash', 1000, 'We have given you ฿2,000 back in cash.'],
  ['bank_transfer', 0, 'We send you ฿3,000 by bank transfer. On our side that takes 3-5 business days'],
  ['credit_card', 0, '฿3,000 goes back to your card. How soon you see it depends on your bank.'],
] as const)('what was left by %s and of which %i is kept goes back as it came', async (method, keep, sentence) => {
  const booking = await confirmed();
  await left(booking, 3000, method);
  expect(await mails()).toEqual([]);
  await back(booking, keep);
  if (keep > 0) await mails();
  await goTo(13);
  await end(booking, keep);
  const all = await mails();
  expect(all.map(({ kind }) => kind)).toEqual(keep > 0 ? ['late-return', 'deposit-ended'] : ['deposit-ended']);
  expect(all.at(-1)?.plain).toContain(sentence);
});

test.each([
  ['on a card', hold, 'The rest, ฿3,512.70, goes back to your Visa ending 4242.'],
  ['in cash', (booking: Booked) => left(booking, 5000, 'cash'), 'We have given you ฿3,512.70 back in cash.'],
] as const)(
  'a deposit %s that ends with the return is told in the mail of the late return, in no other',
  async (_how, leave, sentence) => {
    const booking = await confirmed();
    await leave(booking);
    await mails();
    await back(booking, 1487.3);
    await end(booking, 1487.3);
    await app.runJob('follow-card-holds');
    const after = (await mails()).filter(({ kind }) => kind !== 'deposit-held');
    expect(after.map(({ kind }) => kind)).toEqual(['late-return']);
    expect(after[0]?.plain).toContain('For the late return we charge ฿1,487.30.');
    expect(after[0]?.plain).toContain('฿1,487.30 of your security deposit of ฿5,000 was kept.');
    expect(after[0]?.plain).toContain(sentence);
    expect(after[0]?.plain).toContain('Nothing is left to pay.');
    expect(after[0]?.plain).not.toContain('arrived by');
  },
);

test('what waits with the mail of a late return waits ten minutes as well', async () => {
  const booking = await confirmed();
  await left(booking, 3000, 'cash');
  await end(booking, 0);
  const { rows } = await app.db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from run_at - ${`${bangkokNow()}+07`}::timestamptz) / 60)::int as minutes
    from graphile_worker.jobs where task_identifier = 'mail-security-deposit'`);
  expect(rows).toEqual([{ minutes: 10 }]);
});

test('a card that declines to hold it for longer is told once, until when it is held, and what to do', async () => {
  const booking = await confirmed();
  await hold(booking, declinesLater);
  await goTo(12);
  await pickedUp(app, clerk, booking.bookingId);
  await goTo(7 * 24 - 12);
  for (let minute = 0; minute < 3; minute += 1) await app.runJob('follow-card-holds');
  const told = (await mails()).filter(({ kind }) => kind === 'deposit-not-renewed');
  expect(told).toHaveLength(1);
  const [mail] = told;
  expect(mail?.plain).toMatch(/Your card declined to hold it for longer, so the hold ends on \w{3} \d+ \w{3} \d{4}/);
  expect(mail?.plain).toContain('have the deposit held on another card on the page of your booking');
  expect(mail?.plain).toContain(`View booking: http://localhost:3000/booking/manage/${booking.bookingId}#access=`);
});

test('it is told in the language of the booking, and not at all where mails are off', async () => {
  const booking = await confirmed();
  await app.db.execute(sql`update booking set language = 'th'`);
  await hold(booking);
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^กันวงเงินประกันแล้ว Toyota Yaris BKK/);
  await changeSettings(app, { notifications: { emailNotifications: false } });
  await end(booking, 0);
  expect(await kinds()).toEqual(['deposit-held']);
});
