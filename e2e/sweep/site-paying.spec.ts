import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { cards, fillCard, pay } from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import {
  acceptTerms,
  answerThere,
  choose,
  expectConfirmation,
  heldBy,
  payButton,
  payElsewhere,
  toPayment,
} from '../paying-pages.ts';
import { product } from '../product.ts';

test('3-D Secure that the card holder refuses charges nothing, and another card pays', async ({ page }) => {
  await toPayment(page, 83, 'hannah.refuses@example.com');
  await fillCard(page, cards.good);
  await page.getByLabel('Cardholder name').fill('Hannah Keller 3DS');
  await pay(page);
  await answerThere(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'Payment failed. Please try again.' })).toBeFocused();
  await expect(page.getByText(/declined on your bank’s page/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Booking reference\s*BKK\w{6}/);
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: 'Pay again' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked();
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectConfirmation(page);
});

test('a wallet that is declined says so in both tabs, and a card pays', async ({ page }) => {
  await toPayment(page, 104, 'hannah.declines@example.com');
  await choose(page, 'ShopeePay');
  await acceptTerms(page);
  const elsewhere = await payElsewhere(page);
  await answerThere(elsewhere, 'Decline');
  await expect(elsewhere.getByRole('heading', { name: 'Payment failed. Please try again.' })).toBeVisible();
  await elsewhere.close();
  const problem = page.getByRole('alert').filter({ hasText: 'Payment failed or expired' });
  await expect(problem).toContainText('The payment was cancelled.', { timeout: 15_000 });
  await choose(page, 'Credit or debit card');
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectConfirmation(page);
});

test('a wallet page that is left open does not keep anybody from paying by card', async ({ page }) => {
  await toPayment(page, 111, 'hannah.leaves@example.com');
  await choose(page, 'ShopeePay');
  await acceptTerms(page);
  const elsewhere = await payElsewhere(page);
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Did you leave without paying?')).toBeVisible();
  await page.getByRole('button', { name: 'Use another method' }).click();
  await expect(page.getByText('Your payment by ShopeePay is still open')).toBeVisible();
  await page.getByRole('button', { name: 'Back to it' }).click();
  await page.getByRole('button', { name: 'Use another method' }).click();
  await choose(page, 'Credit or debit card');
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectConfirmation(page);
  await elsewhere.close();
});

test('whoever comes back from a wallet without an answer waits, and can go on there', async ({ page }) => {
  await toPayment(page, 118, 'hannah.lapses@example.com');
  await choose(page, 'ShopeePay');
  await acceptTerms(page);
  const elsewhere = await payElsewhere(page);
  await page.close();
  await answerThere(elsewhere, 'Go back without an answer');
  await expect(elsewhere.getByRole('heading', { name: /Checking the result/ })).toBeFocused();
  await elsewhere.getByRole('link', { name: 'Continue the payment' }).click();
  await answerThere(elsewhere, 'Approve');
  await expectConfirmation(elsewhere);
});

test('a card’s number and code are in nothing that the application keeps', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product().sandbox) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await toPayment(page, 145, 'hannah.hides@example.com');
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByLabel('Security code (CVV)').fill('739');
  await expect(page.getByLabel('Security code (CVV)')).toHaveAttribute('type', 'password');
  await expect(page.getByLabel('Security code (CVV)')).toHaveAttribute('inputmode', 'numeric');
  await page.getByLabel('Cardholder name').fill('Hannah Keller 3DS');
  await pay(page);
  await answerThere(page, 'Approve');
  await expectConfirmation(page);
  expect(sent.filter((request) => /5555555555554444|"739"|=739\b/.test(request.replaceAll(/\s|%20|\+/g, '')))).toEqual(
    [],
  );
  await query('checkpoint');
  const [server] = await query<{ data_directory: string }>('show data_directory');
  expect(await filesWith('5555555555554444', server?.data_directory ?? '')).toEqual([]);
});

test('the page a payment comes back to asks for the booking where nobody knows it', async ({ page }) => {
  await page.goto('/booking/payment-result?booking=0197f1a0-0000-7000-8000-000000000001');
  await expect(page.getByRole('heading', { name: 'Which booking did you pay for?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find your booking' })).toHaveAttribute('href', '/booking/find');
  await page.goto('/booking/payment-result');
  await expect(page.getByRole('heading', { name: 'Which booking did you pay for?' })).toBeVisible();
  await page.goto('/booking/payment-result?booking=nonsense');
  await expect(page.getByRole('heading', { name: 'Which booking did you pay for?' })).toBeVisible();
});

test('after sixty tries the result is promised by e-mail, and it can still be asked for', async ({ page }) => {
  await page.clock.install();
  await toPayment(page, 148, 'hannah.watches@example.com');
  await choose(page, 'PromptPay QR');
  await acceptTerms(page);
  await payButton(page).click();
  await expect(page.getByText('The QR code is valid for')).toBeVisible({ timeout: 30_000 });
  const { pendingCharge } = (await heldBy(page)).booking;
  const saved = await page.evaluate(
    async ([id, token]) =>
      (await fetch(`/api/payments/verify/${id}`, { headers: { 'X-Booking-Token': token } })).json(),
    [pendingCharge ?? '', (await heldBy(page)).booking.accessToken] as const,
  );
  let tries = 0;
  await page.route('**/api/payments/verify/**', (route) => {
    tries += 1;
    return route.fulfill({ json: saved });
  });
  await page.reload();
  for (let round = 1; round <= 60; round += 1) {
    await expect.poll(() => tries, { intervals: [10, 20, 50] }).toBe(round);
    await page.clock.runFor(5000);
  }
  const end = page.getByText('Payment verification timeout');
  await expect(end).toBeVisible();
  await expect(page.getByText(/The result will come by email/)).toBeVisible();
  expect(tries).toBe(60);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(end).toBeHidden();
});

test('the browser’s Back from a wallet in the same tab finds the payment again', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await toPayment(page, 157, 'hannah.goes.back@example.com');
  await choose(page, 'ShopeePay');
  await acceptTerms(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Approve your payment' })).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the payment page' })).toBeVisible();
});

test('a hold that ends while a payment is open says what that means', async ({ page }) => {
  await toPayment(page, 160, 'hannah.is.late@example.com');
  await choose(page, 'ShopeePay');
  await acceptTerms(page);
  const elsewhere = await payElsewhere(page);
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage.getItem('booking-draft') ?? '{}');
    draft.booking.holdEndsAt = Date.now() + 1500;
    sessionStorage.setItem('booking-draft', JSON.stringify(draft));
  });
  await page.reload();
  await expect(page.getByText('The vehicle is no longer held for you')).toBeVisible();
  await expect(page.getByText(/Please do not pay now/)).toBeVisible();
  await elsewhere.close();
});

test('a refusal is told in the language of the page', async ({ page, baseURL }) => {
  await toPayment(page, 163, 'hannah.reads.thai@example.com');
  await query(
    `insert into payment_attempt
       (id, booking_id, method_type, payment_plan, amount_satang, fee_satang, status, created_at, updated_at)
     select gen_random_uuid(), $1, 'card', 'full', 100, 0, 'failed', now(), now() from generate_series(1, 10)`,
    [await bookingOf(page)],
  );
  await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }]);
  await page.reload();
  await page.locator('#cardNumber').fill(cards.good);
  await page.locator('#cardExpiry').fill('12 / 2031');
  await page.locator('#cardCode').fill('123');
  await page.locator('#cardHolder').fill('Hannah Keller');
  await page.locator('#acceptTerms').check();
  await page.getByRole('button', { name: /^ชำระ ฿/ }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'การชำระเงินถูกปฏิเสธหลายครั้งเกินไป' });
  await expect(problem).toBeVisible({ timeout: 30_000 });
  const text = (await problem.textContent())?.replace(/LINE|WhatsApp/g, '');
  expect(text).not.toMatch(/[a-z]{4}/i);
});

/** Starts at the wizard's address, so that scripts cached by an earlier page are counted too. */
test('the whole checkout needs at most 190 kB of scripts, compressed', async ({ page, anotherVisitor }) => {
  await toPayment(page, 163, 'hannah.weighs@example.com');
  const { vehicleId, booking } = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('booking-draft'))) ?? '{}',
  );
  const fresh = await anotherVisitor();
  const scripts: Response[] = [];
  fresh.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const query = `vehicle=${vehicleId}&step=3&bookingId=${booking.bookingId}`;
  await fresh.goto(`/booking?${query}#access=${booking.accessToken}`, { waitUntil: 'networkidle' });
  await fillCard(fresh, cards.good);
  await pay(fresh);
  await expectConfirmation(fresh);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).byteLength));
  const weight = sizes.reduce((all, one) => all + one, 0);
  test.info().annotations.push({ type: 'weight', description: String(weight) });
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(190_000);
});

const bookingOf = async (page: Page): Promise<string> => (await heldBy(page)).booking.bookingId;

/** The files under a folder that contain a text. */
const filesWith = async (text: string, place: string): Promise<string[]> => {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const results = await Promise.all(
    // Counts a file that the database removed meanwhile as empty.
    files.map(async (file) => ((await readFile(file).catch(() => Buffer.alloc(0))).includes(text) ? [file] : [])),
  );
  return results.flat();
};
