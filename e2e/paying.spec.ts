import { expect } from '@playwright/test';
import { cards, fillCard, pay } from './journey.ts';
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
import { test } from './visitors.ts';

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

test('a PromptPay picture can be scanned, saved and reloaded, and the page moves on when it is paid', async ({
  page,
}) => {
  await toPayment(page, 90, 'hannah.scans@example.com');
  await choose(page, 'PromptPay QR');
  await acceptTerms(page);
  await payButton(page).click();
  const picture = page.getByRole('img', { name: /^QR picture to pay ฿/ });
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The QR is valid for')).toBeVisible();
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
  await expect(page.getByText(/^A new tab opens with the page of ShopeePay\./)).toBeVisible();
  await acceptTerms(page);
  const elsewhere = await payElsewhere(page);
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeFocused();
  expect(await elsewhere.evaluate(() => window.opener)).toBeNull();
  await answerThere(elsewhere, 'Approve');
  await expectConfirmation(elsewhere);
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
  const trouble = page.getByRole('alert').filter({ hasText: 'Payment failed or expired' });
  await expect(trouble).toContainText('The payment was cancelled.', { timeout: 15_000 });
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
  await expect(page.getByText('You left without paying?')).toBeVisible();
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
  await answerThere(elsewhere, 'Let it lapse (leave unpaid)');
  await expect(elsewhere.getByRole('heading', { name: /asking for the result/ })).toBeFocused();
  await elsewhere.getByRole('link', { name: 'Continue the payment' }).click();
  await answerThere(elsewhere, 'Approve');
  await expectConfirmation(elsewhere);
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
  await expect(page.getByText(/Your booking holds already with your deposit/)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(/Already paid฿[\d,.]+Left to pay฿[\d,.]+/);
  await expect(page.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
    'href',
    `/booking/manage/${booking.bookingId}`,
  );
});
