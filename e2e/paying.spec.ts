import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { cards, fillCard, pay } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { bookPaid } from './paid-booking.ts';
import {
  acceptTerms,
  answerThere,
  choose,
  expectConfirmation,
  heldBy,
  markAsPaid,
  payButton,
  payElsewhere,
  toPayment,
} from './paying-pages.ts';

test('a card that asks for 3-D Secure leads to the bank and comes back paid', async ({ page }) => {
  await toPayment(page, 76, 'hannah.secure@example.com');
  await fillCard(page, cards.good);
  await page.getByLabel('Cardholder name').fill('Hannah Keller 3DS');
  await pay(page);
  await expect(page.getByRole('heading', { name: /Your bank asks/ })).toBeVisible({ timeout: 30_000 });
  await answerThere(page, 'Approve');
  await expectConfirmation(page);
  await expect(page).toHaveURL(/step=4/);
  const paid = page.getByRole('heading', { name: /^Paid ฿[\d,.]+ by Visa ending 4242$/ });
  await expect(paid).toBeVisible();
  await page.reload();
  await expect(paid).toBeVisible();
  await expect(page.getByText(/^Open on \w+day \d+ \w+: [\d:]+–[\d:]+$|^Open 24 hours$/)).toBeVisible();
});

test('of a payment that never arrived the page says that nothing was charged once it knows, and it is made anew', async ({
  page,
}) => {
  test.slow();
  await toPayment(page, 83, 'hannah.lost@example.com');
  await fillCard(page, cards.good);
  await page.route('**/api/payments/charge', (route) => route.abort(), { times: 1 });
  await pay(page);
  await expect(page.getByText('Unable to verify payment status')).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Unable to verify payment status')).toHaveCount(0);
  await pay(page);
  await expectConfirmation(page);
});

test('after three declined cards the page says from when another is taken, keeps what is typed, and takes a wallet', async ({
  page,
}) => {
  await toPayment(page, 84, 'hannah.declined@example.com');
  await fillCard(page, cards.poor);
  await acceptTerms(page);
  const notice = page.getByRole('alert');
  for (const [before, reason] of [/enough funds/, /enough funds/, /another way to pay, or ask your bank/].entries()) {
    await payButton(page).click();
    await expect.poll(async () => (await declinesOf(page)).length, { timeout: 30_000 }).toBe(before + 1);
    await expect(notice.filter({ hasText: reason })).toBeVisible();
  }
  await payButton(page).click();
  const paused = notice.filter({ hasText: 'Several payments by card failed' });
  await expect(paused).toContainText(/You can try a card again after \d\d:\d\d, choose another way to pay now/);
  await expect(page.getByLabel('Card number')).toHaveValue(cards.poor);
  expect(await accessibilityViolations(page)).toEqual([]);
  await choose(page, 'ShopeePay');
  const elsewhere = await payElsewhere(page);
  await answerThere(elsewhere, 'Approve');
  await expectConfirmation(page);
});

const declinesOf = async (page: Page) =>
  query("select 1 from payment_attempt where booking_id = $1 and status = 'failed'", [await bookingOf(page)]);

test('a PromptPay picture can be scanned, saved and reloaded, and the page moves on when it is paid', async ({
  page,
}) => {
  await toPayment(page, 90, 'hannah.scans@example.com');
  await choose(page, 'PromptPay QR');
  await acceptTerms(page);
  await payButton(page).click();
  const picture = page.getByRole('img', { name: /^QR code to pay ฿/ });
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The QR code is valid for')).toBeVisible();
  await expect(page.getByText(/close this page\. Booking BKK\w{6} shows the result/)).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save image' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^QR BKK\w{6}\.png$/);

  await page.reload();
  await expect(picture).toBeVisible();
  const { pendingCharge } = (await heldBy(page)).booking;
  await markAsPaid(pendingCharge ?? '');
  await expectConfirmation(page);
});

test('a wallet opens in a tab of its own; approved there, both tabs show the booking as paid', async ({ page }) => {
  await toPayment(page, 97, 'hannah.wallet@example.com');
  await choose(page, 'ShopeePay');
  await expect(page.getByText(/^A new tab opens with the ShopeePay page\./)).toBeVisible();
  await acceptTerms(page);
  const elsewhere = await payElsewhere(page);
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeFocused();
  expect(await elsewhere.evaluate(() => window.opener)).toBeNull();
  await answerThere(elsewhere, 'Approve');
  await expectConfirmation(elsewhere);
  await expectConfirmation(page);
});

test('a payment that is approved after the shop was closed is there when the booking is opened later', async ({
  page,
  anotherVisitor,
}) => {
  await toPayment(page, 125, 'hannah.closes@example.com');
  await choose(page, 'Mobile banking');
  await page.getByLabel('Your bank', { exact: true }).selectOption('kbank');
  await acceptTerms(page);
  const elsewhere = await payElsewhere(page);
  const { vehicleId, booking } = await heldBy(page);
  await page.close();
  await elsewhere.evaluate(() => sessionStorage.clear());
  await answerThere(elsewhere, 'Approve');
  await elsewhere.close();

  const later = await anotherVisitor();
  const query = `vehicle=${vehicleId}&step=3&bookingId=${booking.bookingId}`;
  await later.goto(`/booking?${query}#access=${booking.accessToken}`);
  await expectConfirmation(later);
  await expect(later.getByText('Paid', { exact: true })).toBeVisible();
});

test('a deposit is paid by wallet and the rest stays for the counter', async ({ page }) => {
  await toPayment(page, 132, 'hannah.deposits@example.com');
  await page.getByRole('radio', { name: /at pick-up, card or cash/ }).check();
  await choose(page, 'TrueMoney Wallet');
  await acceptTerms(page);
  await payButton(page).click();
  const number = page.getByLabel('Mobile number of your wallet');
  await expect(number).toHaveValue('');
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a Thai mobile number' }).first()).toBeFocused();
  await number.fill('+66 81 234 5678');
  const elsewhere = await payElsewhere(page);
  await answerThere(elsewhere, 'Approve');
  await expectConfirmation(page);
  await expect(page.getByText('Partly paid')).toBeVisible();
  await expect(page.getByText(/Still to pay at the desk: ฿/)).toBeVisible();
  const { vehicleId, booking } = await heldBy(page);
  const query = `vehicle=${vehicleId}&step=3&bookingId=${booking.bookingId}`;
  await page.goto(`/booking?${query}#access=${booking.accessToken}`);
  await expect(page.getByText(/Your deposit already secures your booking/)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(/Already paid฿[\d,.]+Left to pay฿[\d,.]+/);
  await choose(page, 'Bank transfer');
  await expect(page.getByText(/ It counts when it arrives\.$/)).toBeVisible();
  await expect(page.getByText(/booking is confirmed when/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
    'href',
    `/booking/manage/${booking.bookingId}`,
  );
});

test('nothing is paid by any method before the terms are accepted, and the consent is kept', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  await toPayment(page, 136, 'hannah.consents@example.com');
  for (const method of ['Credit or debit card', 'PromptPay QR', 'ShopeePay', 'Cash']) {
    await choose(page, method);
    await page.getByRole('button', { name: /^(Pay|Book for) ฿/ }).click();
    await expect(page.getByRole('link', { name: 'Please accept the rental terms' })).toBeVisible();
  }
  expect(await query('select 1 from payment_attempt where booking_id = $1', [await bookingOf(page)])).toEqual([]);
  expect(complaints).toEqual([]);
  await choose(page, 'PromptPay QR');
  await acceptTerms(page);
  await payButton(page).click();
  await expect(page.getByText('The QR code is valid for')).toBeVisible({ timeout: 30_000 });
  const [booking] = await query<{ terms_accepted_at: Date | null }>(
    'select terms_accepted_at from booking where id = $1',
    [await bookingOf(page)],
  );
  expect(booking?.terms_accepted_at).toBeInstanceOf(Date);
});

test('a late fee is paid after the return, by the link of its mail, and no page says that the car is still to come', async ({
  page,
}) => {
  const { id, accessToken } = await bookPaid(page, 128, 'hannah.late@example.com');
  await query(
    `update booking set status = 'completed', picked_up_at = now() - interval '3 days', returned_at = now(),
       terms_accepted_at = null, total_satang = total_satang + 107000, fees_satang = 107000 where id = $1`,
    [id],
  );
  await page.goto(`/booking/manage/${id}#access=${accessToken}`);
  await page.getByRole('link', { name: 'Pay what is left' }).click();
  const due = page.getByRole('region', { name: 'What you pay for' });
  await expect(due.getByRole('definition').last()).toHaveText('฿1,070');
  await expect(page.getByText(/already secured|security deposit|Free to cancel/)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toHaveCount(0);
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Pay ฿1,070' }).click();
  await expectConfirmation(page);
  await expect(page.getByText(/ is back, and the rental is over\.$/)).toBeVisible();
  await expect(page.getByText(/Keep this reference|What happens next|is yours from/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage booking' }).click();
  await expect(page.getByText('Left to pay')).toHaveCount(0);
  // Nobody was asked for a consent.
  expect(await query('select terms_accepted_at from booking where id = $1', [id])).toEqual([
    { terms_accepted_at: null },
  ]);
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
  await page.getByRole('button', { name: /^Book for ฿/ }).click();
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

for (const { language, theme } of looksOf([
  { language: 'en', theme: 'light' },
  { language: 'th', theme: 'dark' },
] as const))
  test(`each state of paying holds at 320 pixels and is clean for axe (${language}, ${theme})`, async ({
    page,
    baseURL,
  }) => {
    await toPayment(page, 151, `hannah.${language}@example.com`);
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

const bookingOf = async (page: Page): Promise<string> => (await heldBy(page)).booking.bookingId;

const expectSound = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await accessibilityViolations(page)).toEqual([]);
};
