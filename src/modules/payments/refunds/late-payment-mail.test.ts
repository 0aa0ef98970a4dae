import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { type Booked, type Books, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { payingOffice } from '#test/builders/paying-office.ts';
import { cards } from '#test/builders/payments.ts';
import type { TestApp } from '#test/fresh-app.ts';
import { runSandbox } from '#test/run-sandbox.ts';

const sandbox = runSandbox();
const { provider } = sandbox;
let app: TestApp;
let customer: Customer;
let books: Books;

beforeEach(async () => {
  ({ app, customer, books } = await sandbox.customer());
});
afterEach(() => app.close());

/** A wallet or picture that was opened and left. */
const left = async (booking: Booked, method = 'shopeepay') =>
  (await customer.payBy(booking, method)).body.data.chargeId;

/** It is paid after all; its money goes back, and this mail tells so. */
const paidAfterAll = async (booking: Booked, chargeId: string) => {
  await provider.approve(chargeId);
  await customer.verify(booking, chargeId);
  await doJobs(app, 'refund-late-payment');
  await doJobs(app, 'mail-payment-refunded-late');
  const { rows } = await app.db.execute<{ plain: string }>(
    sql`select plain from mail where kind = 'payment-refunded-late'`,
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.plain ?? '';
};
const FALSE_HERE = /someone else|hold had ended/;

test('who paid twice is told which payment went back, and that the booking stands', async () => {
  const booking = await customer.book();
  const wallet = await left(booking);
  await customer.payByCard(booking, cards.good);
  const mail = await paidAfterAll(booking, wallet);
  expect(mail).toContain('Your payment of ฿5,350 by ShopeePay came when nothing was left to pay');
  expect(mail).toContain('Your booking stands');
  expect(mail).not.toMatch(FALSE_HERE);
  expect(await customer.read(booking)).toMatchObject({
    payments: [
      { way: { en: 'Visa ending 4242' }, amount: 5350, isBack: false, because: null },
      { way: { en: 'ShopeePay' }, amount: 5350, isBack: true, because: 'paid-already' },
    ],
  });
});

test('staff hear by mail and in the audit log of a payment that went back by itself, and why', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'general', { adminEmail: 'boss@saphan.example' }));
  const booking = await customer.book();
  const wallet = await left(booking);
  await customer.payByCard(booking, cards.good);
  await paidAfterAll(booking, wallet);
  const { bookingNumber: reference } = await customer.read(booking);
  const { rows } = await app.db.execute<{ to: string; subject: string; plain: string }>(
    sql`select to_address as to, subject, plain from mail where kind like 'staff-%'`,
  );
  expect(rows).toMatchObject([{ to: 'boss@saphan.example', subject: `Went back by itself: ฿5,350, ${reference}` }]);
  expect(rows[0]?.plain).toContain('paid ฿5,350 by ShopeePay when nothing was left to pay for this booking.');
  const late = (await (await payingOffice(app)).audit()).filter(({ action }) => action === 'refund.late');
  expect(late).toMatchObject([
    {
      actor: null,
      subject: { kind: 'booking', id: booking.bookingId },
      changes: [
        { field: 'paymentMethod', before: null, after: 'shopeepay' },
        { field: 'amount', before: null, after: 5350 },
      ],
    },
  ]);
});

test('a payment over more than is left is no payment of this booking, which goes on as it is', async () => {
  const booking = await customer.book();
  const wallet = await left(booking);
  await customer.payByCard(booking, cards.good, { paymentPlan: 'deposit' });
  const mail = await paidAfterAll(booking, wallet);
  expect(mail).toContain('Your payment of ฿5,350 by ShopeePay was not the amount that was left to pay');
  expect(mail).toContain('Your booking stands');
  expect(mail).not.toMatch(FALSE_HERE);
});

test('a payment that comes after the car was taken by somebody else says just that', async () => {
  const booking = await customer.book();
  const wallet = await left(booking);
  await app.db.execute(sql`update booking set is_paying = false`);
  app.setNow(bangkokNow(31));
  await app.runJob('expire-holds');
  expect((await customer.bookByAnother(2)).status).toBe(200);
  const mail = await paidAfterAll(booking, wallet);
  expect(mail).toContain('reached us after the hold had ended');
  expect(mail).not.toContain('Your booking stands');
});

test('a payment for a booking that its customer cancelled says so', async () => {
  const booking = await customer.book();
  const wallet = await left(booking);
  await customer.payByCard(booking, cards.good);
  const { bookingId, headers } = booking;
  await app.call('POST /bookings/:id/cancel', { params: { id: bookingId }, headers, body: {} });
  const mail = await paidAfterAll(booking, wallet);
  expect(mail).toContain('came when this booking had been cancelled');
  expect(mail).not.toMatch(FALSE_HERE);
  expect(mail).not.toContain('Your booking stands');
});

test('money that only staff can send back has the same reason, and a task of theirs', async () => {
  const booking = await customer.book();
  const picture = await left(booking, 'promptpay');
  await customer.payByCard(booking, cards.good);
  const mail = await paidAfterAll(booking, picture);
  expect(mail).toContain('Your payment of ฿5,350 by PromptPay QR came when nothing was left to pay');
  expect(mail).toContain('฿5,350 goes back to you by bank transfer');
  expect(mail).not.toContain('the way you paid.');
  expect(await books.jobs('mail-refund')).toEqual([]);
});

test('what goes back whole, its fee in, is in no other sum of the booking', async () => {
  await app.db.execute(sql`update payment_method set processing_fee = 200 where method_type = 'promptpay'`);
  const booking = await customer.book();
  const sourceId = await customer.sourceOf('promptpay', 5457);
  const { chargeId } = (await customer.charge(booking, { paymentMethod: 'promptpay', sourceId })).body.data;
  await customer.payByCard(booking, cards.good);
  await paidAfterAll(booking, chargeId);
  expect(await customer.read(booking)).toMatchObject({
    keptAmount: 5350,
    owedAmount: 0,
    pendingRefund: 5457,
    paidTowards: { received: 5350, refunded: 0, pendingRefund: 0 },
  });
});
