import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { folder } from './data-folder.ts';
import { cards, fillCard, pay } from './journey.ts';
import { query } from './journey-database.ts';
import {
  acceptTerms,
  answerThere,
  choose,
  expectConfirmation,
  heldBy,
  payButton,
  payElsewhere,
  toPayment,
} from './paying-pages.ts';
import { sandbox } from './product.ts';

test('nothing is paid by any method before the terms are accepted, and the consent is kept', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  await toPayment(page, 136, 'hannah.consents@example.com');
  for (const method of ['Credit or debit card', 'PromptPay QR', 'ShopeePay', 'Cash']) {
    await choose(page, method);
    await page.getByRole('button', { name: /^(Pay|Reserve for) ฿/ }).click();
    await expect(page.getByRole('link', { name: 'Please accept the rental terms' })).toBeVisible();
  }
  expect(await query('select 1 from payment_attempt where booking_id = $1', [await bookingOf(page)])).toEqual([]);
  expect(complaints).toEqual([]);
  await choose(page, 'PromptPay QR');
  await acceptTerms(page);
  await payButton(page).click();
  await expect(page.getByText('The QR is valid for')).toBeVisible({ timeout: 30_000 });
  const [booking] = await query<{ terms_accepted_at: Date | null }>(
    'select terms_accepted_at from booking where id = $1',
    [await bookingOf(page)],
  );
  expect(booking?.terms_accepted_at).toBeInstanceOf(Date);
});

test('two clicks are one payment', async ({ page }) => {
  await toPayment(page, 139, 'hannah.clicks@example.com');
  await fillCard(page, cards.good);
  await acceptTerms(page);
  await payButton(page).dblclick();
  await expectConfirmation(page);
  expect(await query('select 1 from payment_attempt where booking_id = $1', [await bookingOf(page)])).toHaveLength(1);
});

test('cash is not said to be paid: the booking waits for staff and keeps its vehicle', async ({ page }) => {
  await toPayment(page, 142, 'hannah.counts@example.com');
  await choose(page, 'Cash');
  await acceptTerms(page);
  await page.getByRole('button', { name: /^Reserve for ฿/ }).click();
  await expect(page.getByText(/you pay when you pick it up/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: /^To pay at pick-up: ฿/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/you pay when you pick it up/)).toBeVisible();
  const [booking] = await query<{ status: string; hold_until: Date | null }>(
    'select status, hold_until from booking where id = $1',
    [await bookingOf(page)],
  );
  expect(booking).toEqual({ status: 'pending', hold_until: null });
});

test('a card’s number and code are in nothing that the application keeps', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== sandbox) sent.push(`${request.url()} ${request.postData() ?? ''}`);
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
  expect(await filesWith('5555555555554444', join(folder, 'postgres'))).toEqual([]);
});

test('the page a payment comes back to asks for the booking where nobody knows it', async ({ page }) => {
  await page.goto('/booking/payment-result?booking=0197f1a0-0000-7000-8000-000000000001');
  await expect(page.getByRole('heading', { name: 'Which booking did you pay for?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/booking/find');
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
  await expect(page.getByText('The QR is valid for')).toBeVisible({ timeout: 30_000 });
  const { pendingCharge } = (await heldBy(page)).booking;
  const known = await page.evaluate(
    async ([id, token]) =>
      (await fetch(`/api/payments/verify/${id}`, { headers: { 'X-Booking-Token': token } })).json(),
    [pendingCharge ?? '', (await heldBy(page)).booking.accessToken] as const,
  );
  let tries = 0;
  await page.route('**/api/payments/verify/**', (route) => {
    tries += 1;
    return route.fulfill({ json: known });
  });
  await page.reload();
  for (let round = 1; round <= 60; round += 1) {
    await expect.poll(() => tries, { intervals: [10, 20, 50] }).toBe(round);
    await page.clock.runFor(5000);
  }
  const end = page.getByText('Payment verification timeout');
  await expect(end).toBeVisible();
  await expect(page.getByText(/The result will come by e-mail/)).toBeVisible();
  expect(tries).toBe(60);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(end).toBeHidden();
});

for (const [language, theme] of [
  ['en', 'light'],
  ['th', 'dark'],
] as const)
  test(`each state of paying holds at 320 pixels and is clean for axe (${language}, ${theme})`, async ({
    page,
    baseURL,
  }) => {
    await toPayment(page, language === 'en' ? 151 : 154, `hannah.${language}@example.com`);
    const url = baseURL ?? '';
    await page.context().addCookies([
      { name: 'theme', value: theme, url },
      { name: 'language', value: language, url },
    ]);
    await page.setViewportSize({ width: 320, height: 720 });
    await page.reload();
    await page.locator('input[value=card]').check();
    await expectSound(page);
    await page.locator('input[value=mobile_banking]').check();
    await page.locator('#booking-step').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expectSound(page);
    await page.locator('input[value=promptpay]').check();
    await page.locator('#acceptTerms').check();
    await page.locator('#booking-step').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator('img[src^="data:"]')).toBeVisible({ timeout: 30_000 });
    await expectSound(page);
    await page.goto(`/booking/payment-result?booking=${await bookingOf(page)}`);
    await expect(page.locator('h1')).toBeVisible();
    await expectSound(page);
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
  await expect(page.getByText('The car is no longer held for you')).toBeVisible();
  await expect(page.getByText(/Please do not pay any more/)).toBeVisible();
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
  const trouble = page.getByRole('alert').filter({ hasText: 'การชำระเงินถูกปฏิเสธหลายครั้งเกินไป' });
  await expect(trouble).toBeVisible({ timeout: 30_000 });
  const said = (await trouble.textContent())?.replace(/LINE|WhatsApp/g, '');
  expect(said).not.toMatch(/[a-z]{4}/i);
});

test('a fee that came meanwhile is told before anything is charged, and another choice has its own amount', async ({
  page,
}) => {
  await toPayment(page, 166, 'hannah.compares@example.com');
  await fillCard(page, cards.good);
  await acceptTerms(page);
  const sumOf = async () => Number((await payButton(page).textContent())?.replaceAll(/[^\d.]/g, ''));
  const before = await sumOf();
  await query("update payment_method set processing_fee = 1000 where method_type = 'card'");
  try {
    await payButton(page).click();
    await expect(page.getByText(/^The amount to pay is ฿/)).toBeVisible({ timeout: 30_000 });
    await expect.poll(sumOf).toBeCloseTo(before * 1.1, 2);
    await page.getByRole('radio', { name: /at pick-up, card or cash/ }).check();
    await expect.poll(sumOf).toBeLessThan(before / 2);
    await expect(page.getByText(/^The amount to pay is ฿/)).toBeHidden();
    await payButton(page).click();
    await expectConfirmation(page);
  } finally {
    await query("update payment_method set processing_fee = 0 where method_type = 'card'");
  }
});

const bookingOf = async (page: Page): Promise<string> => (await heldBy(page)).booking.bookingId;

const expectSound = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await objectionsTo(page)).toEqual([]);
};

/** The files under a folder that hold a text. */
const filesWith = async (text: string, place: string): Promise<string[]> => {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(
    // A file that the database has removed meanwhile holds nothing.
    files.map(async (file) => ((await readFile(file).catch(() => Buffer.alloc(0))).includes(text) ? [file] : [])),
  );
  return found.flat();
};
