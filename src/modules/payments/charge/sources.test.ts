import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { bookingBody } from '#test/builders/booking.ts';
import { type Books, bangkokNow, type Customer, doJobs } from '#test/builders/paying.ts';
import { payingOffice } from '#test/builders/paying-office.ts';
import { cards, paymentsAt } from '#test/builders/payments.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
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

test('every method that the provider takes in baht is offered, with how it is paid; internet banking is not', async () => {
  const { body } = await app.call('GET /payments/methods');
  const flows = Object.fromEntries(body.data.map(({ methodType, flow }) => [methodType, flow]));
  expect(flows).toMatchObject({
    card: 'card',
    promptpay: 'qr',
    truemoney: 'redirect',
    mobile_banking: 'redirect',
    alipay: 'redirect',
    cash: 'offline',
    bank_transfer: 'offline',
  });
  expect(flows).not.toHaveProperty('internet_banking');
  expect(Object.keys(flows)).toHaveLength(20);
  const banking = body.data.find(({ methodType }) => methodType === 'mobile_banking');
  expect(banking?.banks.map(({ code }) => code)).toEqual(['scb', 'kbank', 'bbl', 'bay', 'ktb']);
});

test('what the business switches off is neither offered nor taken', async () => {
  await app.db.execute(sql`update payment_method set enabled = false where method_type = 'promptpay'`);
  const { body } = await app.call('GET /payments/methods');
  expect(body.data.map(({ methodType }) => methodType)).not.toContain('promptpay');
  const refused = await app.call('POST /payments/create-source', { body: { type: 'promptpay', amount: 5350 } });
  expect([refused.status, refused.problem.error]).toEqual([422, 'payment.method-not-offered']);
  expect(refused.problem.message).toBe('This payment method is not offered.');
});

test('a payment that staff begin for a customer is told once it is begun, and once', async () => {
  const headers = await signedIn(app, 'STAFF');
  const { bookingId } = await customer.book();
  const charge = (sourceId: string) =>
    customer.charge({ bookingId, headers }, { paymentMethod: 'promptpay', sourceId });
  const begun = async () =>
    (
      await app.db.execute(sql`select action, subject_id, jsonb_path_query_array(changes, '$[*].after') as facts
      from audit_entry`)
    ).rows;
  expect((await charge(await customer.sourceOf('promptpay', 100))).problem.error).toBe('payment.amount-differs');
  expect(await begun()).toEqual([]);
  const source = await customer.sourceOf('promptpay');
  expect([(await charge(source)).status, (await charge(source)).status]).toEqual([200, 200]);
  expect(await begun()).toEqual([{ action: 'payment.begun', subject_id: bookingId, facts: ['promptpay', 5350] }]);
});

test('PromptPay is a picture to scan until the hold ends; scanned, it pays the booking', async () => {
  const booking = await customer.book();
  const { body } = await customer.payBy(booking, 'promptpay');
  const { holdUntil } = await customer.read(booking);
  expect(body.data).toMatchObject({
    status: 'pending',
    amount: 5350,
    paymentMethod: 'promptpay',
    expiresAt: holdUntil,
  });
  expect(body.data.scannable_code).toMatch(/^data:image\/(svg\+xml|png);base64,/);
  await provider.approve(body.data.chargeId);
  const seen = await customer.verify(booking, body.data.chargeId);
  expect(seen.body.data).toMatchObject({
    status: 'successful',
    bookingStatus: 'confirmed',
    paymentStatus: 'paid',
    scannable_code: null,
  });
  expect(await books.ledger()).toEqual(['payment promptpay 535000']);
});

test('a wallet leads to the provider’s page and back to ours; approved there, it pays the booking', async () => {
  const booking = await customer.book();
  const { body } = await customer.payBy(booking, 'shopeepay', { returnUri: 'https://evil.example/' });
  expect(body.data.authorize_uri).toContain('/payments/');
  expect(await provider.charge(body.data.chargeId)).toMatchObject({
    return_uri: `http://localhost:3000/booking/payment-result?booking=${booking.bookingId}`,
  });
  await provider.approve(body.data.chargeId);
  expect((await customer.latest(booking)).body.data).toMatchObject({ status: 'successful', authorize_uri: null });
});

test('a booking that nobody has tried to pay has no newest payment, and a stranger learns nothing of it', async () => {
  const booking = await customer.book();
  const { status, body } = await customer.latest(booking);
  expect({ status, data: body.data }).toEqual({ status: 200, data: null });
  expect((await customer.latest({ ...booking, headers: {} })).problem.error).toBe('booking.not-found');
});

test('a card that its bank asks for leads to the bank, and pays once its holder agreed', async () => {
  await provider.askCardHolders(true);
  const booking = await customer.book();
  const { body } = await customer.payByCard(booking, cards.good);
  await provider.askCardHolders(false);
  expect(body.data).toMatchObject({ status: 'pending', bookingStatus: 'pending' });
  expect(body.data.authorize_uri).toContain('/payments/');
  await fetch(`${body.data.authorize_uri}?acs=false`, { redirect: 'manual' });
  expect((await customer.latest(booking)).body.data).toMatchObject({
    status: 'successful',
    bookingStatus: 'confirmed',
  });
});

test.each([
  ['declined', 'decline', 'failed'],
  ['left until it lapses', 'lapse', 'expired'],
] as const)('a wallet that is %s pays nothing, and another method can be tried', async (_what, ending, status) => {
  const booking = await customer.book();
  const { body } = await customer.payBy(booking, 'shopeepay');
  await provider[ending](body.data.chargeId);
  expect((await customer.verify(booking, body.data.chargeId)).body.data).toMatchObject({
    status,
    paymentStatus: 'pending',
  });
  expect((await customer.payByCard(booking, cards.good)).body.data).toMatchObject({ status: 'successful' });
  expect(await books.ledger()).toEqual(['payment card 535000']);
});

test('TrueMoney needs a mobile number and mobile banking a bank', async () => {
  const source = (body: object) =>
    app.call('POST /payments/create-source', { body: { type: 'truemoney', amount: 5350, ...body } });
  expect((await source({})).problem.messages).toHaveProperty('phone');
  expect((await source({ phone: '+66 81 234 5678' })).status).toBe(200);
  expect((await source({ type: 'mobile_banking' })).problem.messages).toHaveProperty('bank');
  expect((await source({ type: 'mobile_banking', bank: 'kbank' })).status).toBe(200);
  expect((await source({ type: 'card' })).problem.error).toBe('payment.method-not-offered');
  expect((await source({ type: 'shopeepay', amount: 5 })).problem.error).toBe('payment.method-not-offered');
});

test('a source of another method, another amount, or used before is refused, and nothing is charged', async () => {
  const booking = await customer.book();
  const other = await customer.sourceOf('shopeepay');
  const small = await customer.sourceOf('promptpay', 20);
  const codes = [
    (await customer.charge(booking, { paymentMethod: 'promptpay', sourceId: other })).problem.error,
    (await customer.charge(booking, { paymentMethod: 'promptpay', sourceId: small })).problem.error,
    (await customer.charge(booking, { paymentMethod: 'promptpay', sourceId: 'src_test_nobody' })).problem.error,
    (await customer.charge(booking, { paymentMethod: 'promptpay' })).problem.error,
    (await customer.charge(booking, { paymentMethod: 'promptpay', sourceId: other, cardToken: 'tokn_1' })).problem
      .error,
  ];
  const refused = 'payment.source-refused';
  expect(codes).toEqual([refused, 'payment.amount-differs', refused, 'form.invalid', 'form.invalid']);
  expect(await books.attempts()).toEqual([]);
});

test('a source of another amount is refused with both amounts', async () => {
  const booking = await customer.book();
  const sourceId = await customer.sourceOf('promptpay', 20);
  const { status, problem } = await customer.charge(booking, { paymentMethod: 'promptpay', sourceId });
  expect([status, problem.error, problem.details]).toEqual([
    409,
    'payment.amount-differs',
    { amount: 5350, sourceAmount: 20 },
  ]);
  expect(problem.messages).toEqual({ sourceId: 'This source is for ฿20, and ฿5350 is due' });
});

test('while deposits are off none can be chosen at booking, nor paid', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'booking', { requireDeposit: false }));
  const refused = { paymentPlan: 'This booking is paid in full: deposits are off' };
  const made = await app.call('POST /bookings', {
    body: bookingBody(customer.vehicleId, {
      pickupDate: laterDay(40),
      returnDate: laterDay(45),
      paymentPlan: 'deposit',
    }),
  });
  expect([made.status, made.problem.messages]).toEqual([422, refused]);
  const paid = await customer.payByCard(await customer.book(), cards.good, { paymentPlan: 'deposit' });
  expect([paid.status, paid.problem.messages]).toEqual([422, refused]);
  expect(await books.attempts()).toEqual([]);
});

test('a token that paid another booking pays no second one', async () => {
  const cardToken = await customer.tokenOf(cards.good);
  const booking = await customer.book();
  expect((await customer.charge(booking, { cardToken })).body.data.status).toBe('successful');
  app.setNow(bangkokNow());
  const values = { pickupDate: laterDay(40), returnDate: laterDay(45) };
  const second = await customer.book(values);
  expect((await customer.charge(second, { cardToken })).body.data).toMatchObject({
    status: 'failed',
    failureCode: 'used_token',
    bookingStatus: 'pending',
  });
  expect(await books.ledger()).toHaveLength(1);
});

test('a client does not say what the result is', async () => {
  const booking = await customer.book();
  const said = { status: 'successful', paid: true, paymentStatus: 'paid' };
  const { problem } = await customer.payBy(booking, 'shopeepay', said);
  expect(Object.keys(problem.fields ?? {})).toEqual(Object.keys(said));
  expect(await books.ledger()).toEqual([]);
});

test('a double click on a wallet is one charge, and both clicks lead to it', async () => {
  const booking = await customer.book();
  const sourceId = await customer.sourceOf('shopeepay');
  const first = await customer.charge(booking, { paymentMethod: 'shopeepay', sourceId });
  const second = await customer.charge(booking, { paymentMethod: 'shopeepay', sourceId });
  expect(second.body.data).toEqual(first.body.data);
  expect(await books.attempts()).toEqual(['shopeepay pending']);
});

test('who leaves a wallet’s page pays in another way at once; where the provider can, it ends the first charge', async () => {
  const booking = await customer.book();
  const { body } = await customer.payBy(booking, 'gcash');
  expect((await customer.payByCard(booking, cards.good)).body.data.status).toBe('successful');
  expect(await books.attempts()).toEqual(['gcash expired', 'card successful']);
  expect(await provider.charge(body.data.chargeId)).toMatchObject({ status: 'expired' });
  expect(await books.jobs('tell-payment-failed')).toEqual([]);
});

test('a charge that was left, and is paid after another one, goes back in full', async () => {
  const booking = await customer.book();
  const left = (await customer.payBy(booking, 'shopeepay')).body.data.chargeId;
  expect((await customer.payByCard(booking, cards.good)).body.data.status).toBe('successful');
  expect(await books.attempts()).toEqual(['shopeepay given-up', 'card successful']);
  await provider.approve(left);
  app.setNow(bangkokNow(3));
  await app.runJob('reconcile-payments');
  await app.runJob('reconcile-payments');
  await doJobs(app, 'refund-late-payment');
  expect(await books.ledger()).toEqual(['payment card 535000', 'payment shopeepay 535000', 'refund shopeepay 535000']);
  expect(await customer.read(booking)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', paidAmount: 5350 });
  expect(await provider.charge(left)).toMatchObject({ refunded_amount: 535_000 });
});

test('a refund that runs before a late payment went back takes nothing of it', async () => {
  const booking = await customer.book();
  const left = (await customer.payBy(booking, 'shopeepay')).body.data.chargeId;
  await customer.payByCard(booking, cards.good);
  await provider.approve(left);
  await customer.verify(booking, left);
  await app.runJob('refund-booking', { bookingId: booking.bookingId, occasion: 'change:1:2', amount: 107_000 });
  await doJobs(app, 'refund-late-payment');
  expect(await books.ledger()).toEqual([
    'payment card 535000',
    'payment shopeepay 535000',
    'refund card 107000',
    'refund shopeepay 535000',
  ]);
});

test('who goes on while the first charge was paid is told what is left, and is not charged for it unasked', async () => {
  const booking = await customer.book();
  const deposit = { paymentMethod: 'shopeepay', paymentPlan: 'deposit' };
  const sourceId = await customer.sourceOf('shopeepay', 1070);
  const left = (await customer.charge(booking, { ...deposit, sourceId })).body.data.chargeId;
  await provider.approve(left);
  const { status, problem } = await customer.payByCard(booking, cards.good, { paymentPlan: 'full' });
  expect([status, problem.error, problem.details]).toEqual([409, 'payment.amount-differs', { amount: 4280 }]);
  expect(await books.ledger()).toEqual(['payment shopeepay 107000']);
});

test('a booking goes on being paid while another charge of it waits, whatever money comes meanwhile', async () => {
  const booking = await customer.book();
  const { bookingId } = booking;
  const isPaying = async () => (await app.db.execute(sql`select is_paying from booking`)).rows;
  const deposit = { paymentMethod: 'shopeepay', paymentPlan: 'deposit' };
  const sourceId = await customer.sourceOf('shopeepay', 1070);
  const left = (await customer.charge(booking, { ...deposit, sourceId })).body.data.chargeId;
  const waits = (await customer.payBy(booking, 'promptpay', { paymentPlan: 'full' })).body.data.chargeId;
  await provider.approve(left);
  await customer.verify(booking, left);
  expect(await isPaying()).toEqual([{ is_paying: true }]);
  const body = { bookingId, amount: 100, paymentMethod: 'cash' };
  await app.call('POST /payments/records', { headers: await signedIn(app, 'STAFF'), body });
  expect(await isPaying()).toEqual([{ is_paying: true }]);
  await provider.decline(waits);
  await customer.verify(booking, waits);
  expect(await isPaying()).toEqual([{ is_paying: false }]);
});

test('a charge that was left, and is paid while the other one failed, pays the booking', async () => {
  const booking = await customer.book();
  const left = (await customer.payBy(booking, 'shopeepay')).body.data.chargeId;
  expect((await customer.payByCard(booking, cards.poor)).body.data.status).toBe('failed');
  await provider.approve(left);
  expect((await customer.verify(booking, left)).body.data).toMatchObject({
    status: 'successful',
    bookingStatus: 'confirmed',
  });
  expect(await books.ledger()).toEqual(['payment shopeepay 535000']);
});

test('of two deposits one goes back', async () => {
  const booking = await customer.book();
  const deposit = { paymentMethod: 'shopeepay', paymentPlan: 'deposit' };
  const sourceId = await customer.sourceOf('shopeepay', 1070);
  const left = (await customer.charge(booking, { ...deposit, sourceId })).body.data.chargeId;
  await customer.payByCard(booking, cards.good, { paymentPlan: 'deposit' });
  await provider.approve(left);
  await customer.verify(booking, left);
  await doJobs(app, 'refund-late-payment');
  expect(await books.ledger()).toEqual(['payment card 107000', 'payment shopeepay 107000', 'refund shopeepay 107000']);
  expect(await customer.read(booking)).toMatchObject({ paymentStatus: 'partial', paidAmount: 1070 });
});

test('two PromptPay payments of one booking: the second is sent back by staff, because the provider cannot', async () => {
  const booking = await customer.book();
  const left = (await customer.payBy(booking, 'promptpay')).body.data.chargeId;
  await customer.payByCard(booking, cards.good);
  await provider.approve(left);
  await customer.verify(booking, left);
  await doJobs(app, 'refund-late-payment');
  expect(await books.ledger()).toEqual(['payment card 535000', 'payment promptpay 535000']);
  const { rows } = await app.db.execute(
    sql`select method_type, amount_satang::int as amount, status from transfer_task`,
  );
  expect(rows).toEqual([{ method_type: 'promptpay', amount: 535_000, status: 'open' }]);
  expect(await books.jobs('mail-payment-refunded-late')).toMatchObject([{ bookingId: booking.bookingId }]);
});

test('a refused amount or method ends no charge that waits', async () => {
  const booking = await customer.book();
  const { body } = await customer.payBy(booking, 'gcash');
  expect((await customer.payByCard(booking, cards.good, { amount: 1 })).problem.error).toBe('payment.amount-differs');
  expect((await customer.verify(booking, body.data.chargeId)).body.data.status).toBe('pending');
});

test('a payment that failed unseen is told by mail, one that was seen is not', async () => {
  const booking = await customer.book();
  const unseen = (await customer.payBy(booking, 'shopeepay')).body.data.chargeId;
  await provider.decline(unseen);
  app.setNow(bangkokNow(3));
  await app.runJob('reconcile-payments');
  await doJobs(app, 'tell-payment-failed');
  expect(await books.jobs('mail-payment-failed')).toMatchObject([{ bookingId: booking.bookingId }]);

  const seen = (await customer.payBy(booking, 'shopeepay')).body.data.chargeId;
  await provider.decline(seen);
  await customer.verify(booking, seen);
  await doJobs(app, 'tell-payment-failed');
  expect(await books.jobs('mail-payment-failed')).toHaveLength(1);
});

test('what nobody pays in the time of its hold ends at the provider too', async () => {
  const booking = await customer.book();
  const { body } = await customer.payBy(booking, 'gcash');
  app.setNow(bangkokNow(31));
  await app.runJob('expire-holds');
  await app.runJob('reconcile-payments');
  expect(await provider.charge(body.data.chargeId)).toMatchObject({ status: 'expired' });
  expect(await books.attempts()).toEqual(['gcash expired']);
});

test('the sandbox’s own card pays in one call; the real provider knows no such call', async () => {
  const { bookingId, headers } = await customer.book();
  const refused = await app.call('POST /payments/simulate', { headers, body: { bookingId, amount: 1 } });
  expect(refused.problem.error).toBe('payment.amount-differs');
  const { body } = await app.call('POST /payments/simulate', { headers, body: { bookingId, amount: 5350 } });
  expect(body.data).toMatchObject({ status: 'successful', bookingStatus: 'confirmed' });
  const real = await freshApp({ payments: { ...paymentsAt(sandbox.url), isSandbox: false } });
  expect((await real.call('POST /payments/simulate', { headers, body: { bookingId } })).status).toBe(404);
  await real.close();
});

test('who chooses cash keeps the vehicle until staff decide, and may still pay online', async () => {
  const booking = await customer.book();
  const { bookingId, headers } = booking;
  const body = { bookingId, paymentMethod: 'cash', acceptTerms: true } as const;
  const left = (await customer.payBy(booking, 'gcash')).body.data.chargeId;
  const answer = await app.call('POST /payments/offline', { headers, body });
  expect(answer.body.data).toMatchObject({ bookingStatus: 'pending', amount: 5350 });
  expect(await provider.charge(left)).toMatchObject({ status: 'expired' });
  expect(await books.jobs('mail-booking-waiting')).toEqual([{ bookingId }]);
  app.setNow(bangkokNow(60));
  await app.runJob('expire-holds');
  expect(await customer.read(booking)).toMatchObject({
    status: 'pending',
    holdUntil: null,
    paysBy: 'cash',
    dueAtPickUp: 5350,
  });
  expect((await customer.bookByAnother(2)).status).toBe(409);
  expect((await customer.payByCard(booking, cards.good)).body.data).toMatchObject({ bookingStatus: 'confirmed' });
});

test.each([
  ['cash', 5350, 6420, 5136],
  ['bank_transfer', 0, 0, 5136],
] as const)(
  'who chose a deposit and then pays by %s owes all of it that way, also for other dates; a deposit leaves its rest',
  async (paymentMethod, atPickUp, later, afterDeposit) => {
    await app.step(({ tx }) => writeSettings(tx, 'booking', { autoApproval: false }));
    const booking = await customer.book({ paymentPlan: 'deposit' });
    const { bookingId, headers } = booking;
    await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod } });
    expect(await customer.read(booking)).toMatchObject({ paymentPlan: 'full', dueAtPickUp: atPickUp });
    const body = { returnDate: laterDay(21), totalAmount: 6420 };
    await app.call('POST /bookings/:id/modify', { params: { id: bookingId }, headers, body });
    expect(await customer.read(booking)).toMatchObject({ totalAmount: 6420, dueAtPickUp: later });
    await customer.payByCard(booking, cards.good, { paymentPlan: 'deposit' });
    expect(await customer.read(booking)).toMatchObject({ paymentPlan: 'deposit', dueAtPickUp: afterDeposit });
    await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod } });
    expect(await customer.read(booking)).toMatchObject({ paymentPlan: 'deposit', dueAtPickUp: afterDeposit });
  },
);

test('the log tells in which way staff wrote down that a booking will be paid, and each change of it once', async () => {
  const office = await payingOffice(app);
  const { bookingId } = await customer.book();
  for (const paymentMethod of ['cash', 'cash', 'bank_transfer'] as const)
    await app.call('POST /payments/offline', { headers: office.clerk.headers, body: { bookingId, paymentMethod } });
  const announced = (await office.audit()).filter(({ action }) => action === 'payment.announced');
  expect(announced.map(({ changes }) => changes)).toEqual([
    [{ field: 'paymentMethod', before: 'cash', after: 'bank_transfer' }],
    [
      { field: 'paymentMethod', before: null, after: 'cash' },
      { field: 'amount', before: null, after: 5350 },
    ],
  ]);
});

test('cash and bank transfer follow the settings of the business', async () => {
  await app.step(({ tx }) => writeSettings(tx, 'payment', { enableCash: false }));
  const { body } = await app.call('GET /payments/methods');
  expect(body.data.map(({ methodType }) => methodType)).toContain('bank_transfer');
  expect(body.data.map(({ methodType }) => methodType)).not.toContain('cash');
  const { bookingId, headers } = await customer.book();
  const refused = await app.call('POST /payments/offline', { headers, body: { bookingId, paymentMethod: 'cash' } });
  expect(refused.problem.error).toBe('payment.method-not-offered');
});

const laterDay = (ahead: number) => `${Temporal.Now.plainDateISO('Asia/Bangkok').add({ days: ahead })}T10:00`;
