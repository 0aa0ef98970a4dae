import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { takenAway } from '../builders/backups.ts';
import { bookingBody, smallBusiness } from '../builders/booking.ts';
import { card, cards, paymentsAt } from '../builders/payments.ts';
import { tracesOf } from '../builders/traces.ts';
import { freshApp, type TestApp } from '../fresh-app.ts';
import { type StartedSandbox, startSandbox } from '../start-sandbox.ts';

const lines: string[] = [];
let sandbox: StartedSandbox;
let app: TestApp;
const answers: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  const log = createLog('trace', { write: (line) => lines.push(line) });
  app = await freshApp({ payments: paymentsAt(sandbox.url), log });
  const { vehicleId } = await smallBusiness(app);
  const { body } = await app.call('POST /bookings', { body: bookingBody(vehicleId) });
  const headers = { 'x-booking-token': body.data.accessToken };
  const send = async (url: string, payload: object) => {
    const reply = await app.server.inject({ method: 'POST', url: `/api${url}`, headers, payload });
    answers.push(reply.body);
    return reply.json();
  };
  // Through the server, as only clients that are no browsers do, and where nobody should write it.
  for (const number of [cards.poor, cards.good, '4242424242424241', '4242 4242 4242 4242'])
    for (const values of [{}, { expiryYear: '2001' }, { securityCode: '987' }]) {
      const { data } = await send('/payments/create-token', card(number, { securityCode: '987', ...values }));
      if (data) await send('/payments/charge', { bookingId: body.bookingId, cardToken: data.token });
    }
  await send('/payments/charge', { bookingId: body.bookingId, cardToken: cards.good, card: card(cards.good) });
  await send('/payments/charge', { bookingId: body.bookingId, cardNumber: cards.good, cardToken: 'tokn_test_1' });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

/** The card numbers in all notations, and the security code, which must never be stored. */
const forms = [cards.good, cards.poor, '4242424242424241']
  .flatMap((number) => [number, number.replaceAll(/\d{4}(?=\d)/g, '$& '), number.replaceAll(/\d{4}(?=\d)/g, '$&-')])
  .concat('"987"', 'securityCode":');

test('the number of a card stands in no table, log, answer or backup, however it was sent', async () => {
  expect(answers.join('')).toContain('"success":true');
  expect(await tracesOf(app, forms)).toEqual({});
  const backup = await takenAway(app);
  expect([backup, answers.join('\n'), lines.join('\n')].map((text) => text.length > 100)).toEqual([true, true, true]);
  for (const form of forms)
    expect([form, ...[backup, answers.join('\n'), lines.join('\n')].map((text) => text.includes(form))]).toEqual([
      form,
      false,
      false,
      false,
    ]);
});

test('what is kept of a card is its brand and its last four digits', async () => {
  expect(Object.keys(await tracesOf(app, ['"4242"']))).toContain('payment_attempt');
});
