import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox();
});
afterAll(() => sandbox.stop());

const return_uri = 'https://rent.example/booking/payment-result?booking=1';
const made = async (type: string, extra: object = {}) =>
  (await sandbox.chargeSource(type, { description: 'Booking <BKK&AAAAAA>', ...extra })).body;
const get = async (id: unknown) => (await sandbox.call('GET', `/charges/${id}`)).body;
const look = async (address: unknown, language = 'en') => {
  const reply = await fetch(String(address), { headers: { 'accept-language': language }, redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
};
const answer = (address: unknown, given: string) =>
  fetch(String(address), { method: 'POST', body: new URLSearchParams({ answer: given }), redirect: 'manual' });
const scanOf = (id: unknown) => `${sandbox.url}/payments/${id}/scan`;

test('the page says plainly that it is a test, who is paid, how much and how', async () => {
  const { authorize_uri } = await made('mobile_banking_scb');
  const { status, headers, html } = await look(authorize_uri);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const text of [
    'Test payments',
    'Saphan Car Rental',
    '1,000.00 THB',
    'SCB Easy',
    'Booking &lt;BKK&amp;AAAAAA&gt;',
  ])
    expect(html).toContain(text);
  for (const given of ['approve', 'decline', 'lapse', 'leave']) expect(html).toContain(`value="${given}"`);
});

test.each([
  ['th-TH,th;q=0.9,en;q=0.8', 'th', 'การชำระเงินทดสอบ'],
  ['en-GB,th;q=0.5', 'en', 'Test payments'],
  ['de', 'en', 'Test payments'],
  ['th;q=0, en;q=0.1', 'en', 'Test payments'],
])('a browser that wants "%s" reads %s', async (acceptLanguage, language, text) => {
  const { html } = await look((await made('alipay')).authorize_uri, acceptLanguage);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(text);
});

test('it loads nothing but its letters and runs no script', async () => {
  const { headers, html } = await look((await made('promptpay')).authorize_uri);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).not.toMatch(/<script|(src|href)="(?!data:)/);
  const letters = [...html.matchAll(/url\((.+?)\)/g)].map(([, path]) => `${sandbox.url}${path}`);
  const types = await Promise.all(letters.map(async (path) => (await fetch(path)).headers.get('content-type')));
  expect(types).toEqual(['font/ttf', 'font/ttf']);
});

describe('every answer leads back to the shop, and tells it nothing', () => {
  test.each([
    ['approve', 'successful', null],
    ['decline', 'failed', 'payment_cancelled'],
    ['lapse', 'expired', null],
    ['leave', 'pending', null],
    ['whatever', 'pending', null],
  ])('%s: the charge is %s', async (given, status, failure_code) => {
    const { id, authorize_uri } = await made('touch_n_go');
    const reply = await answer(authorize_uri, given);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, return_uri]);
    expect(await get(id)).toMatchObject({ status, failure_code });
  });

  test('who opens the page again is led back, and cannot answer twice', async () => {
    const { id, authorize_uri } = await made('boost');
    await answer(authorize_uri, 'decline');
    expect((await look(authorize_uri)).headers.get('location')).toBe(return_uri);
    await answer(authorize_uri, 'approve');
    expect((await get(id)).status).toBe('failed');
  });
});

test('a page of no payment is not found, in words', async () => {
  const { status, html } = await look(`${sandbox.url}/payments/pay2_test_nobody/authorize`);
  expect(status).toBe(404);
  expect(html).toContain('There is no such payment');
  expect((await answer(scanOf('pay2_test_nobody'), 'approve')).status).toBe(303);
});

test('whether a payment is over can be asked without a key', async () => {
  const { id, authorize_uri } = await made('fpx');
  const status = async () => (await fetch(String(authorize_uri).replace('/authorize', '/status'))).json();
  expect(await status()).toEqual({ processed: false });
  await sandbox.call('POST', `/charges/${id}/mark_as_paid`);
  expect(await status()).toEqual({ processed: true });
});

describe('in place of a phone, a person opens the page of the picture', () => {
  test('by the id of the charge or of its page; there is no way back and none is needed', async () => {
    const { id } = await made('promptpay', { return_uri: undefined });
    const { html } = await look(scanOf(id));
    expect(html).toContain('src="data:image/svg+xml;base64,');
    const reply = await answer(scanOf(id), 'approve');
    expect(reply.status).toBe(303);
    const after = await look(new URL(String(reply.headers.get('location')), sandbox.url));
    expect(after.html).toContain('The payment was approved');
    expect((await get(id)).status).toBe('successful');
    expect((await look(scanOf(String(id).replace('chrg', 'pay2')))).html).toContain('The payment was approved');
  });

  test('what waits is listed, until it is answered', async () => {
    const { id } = await made('paynow', { description: 'Booking BKKWAITING' });
    const listed = async () => (await look(`${sandbox.url}/sandbox/payments`)).html;
    expect(await listed()).toContain('Booking BKKWAITING');
    await answer(scanOf(id), 'decline');
    expect(await listed()).not.toContain('Booking BKKWAITING');
  });
});
