import { expect, type Page } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { cards, fillCard, formChecksItself, holdFirst, inDays, pay, searchFromHome } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './visitors.ts';

type Booked = Readonly<{ id: string; reference: string; email: string; accessToken: string; vehicle: string }>;

/** A booking that is paid by card, as its customer's browser knows it. */
const book = async (page: Page, start: number, email: string): Promise<Booked> => {
  await searchFromHome(page, start);
  const vehicle = await holdFirst(page, email);
  await fillCard(page, cards.good);
  await pay(page);
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  const reference = (await page.getByText(/^BKK[2-9A-HJKMNP-Z]{6}$/).textContent()) ?? '';
  const stored = await page.evaluate(() => sessionStorage.getItem('booking-draft'));
  const { bookingId: id, accessToken } = JSON.parse(stored ?? '{}').booking;
  return { id, reference, email, accessToken, vehicle };
};

const find = async (page: Page, reference: string, email: string) => {
  await page.getByLabel('Booking reference').fill(reference);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Open booking' }).click();
};

const isYours = (page: Page, { vehicle }: Booked) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(`The ${vehicle} is yours from`, { timeout: 15_000 });

const expectAccessible = async (page: Page) => {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await objectionsTo(page)).toEqual([]);
  }
};

test('reference and e-mail open a booking on another device, and a wrong pair says so', async ({
  page,
  anotherVisitor,
}) => {
  const booked = await book(page, 70, 'hannah.finds@example.com');
  const phone = await anotherVisitor({ viewport: { width: 320, height: 700 } });
  await phone.goto('/');
  await phone.getByRole('contentinfo').getByRole('link', { name: 'Find your booking' }).click();
  await formChecksItself(phone);
  await phone.getByRole('button', { name: 'Open booking' }).click();
  await expect(phone.getByText('Booking reference is required')).toBeVisible();
  await expectAccessible(phone);

  await find(phone, booked.reference, 'somebody.else@example.com');
  await expect(phone.getByText('No booking found')).toBeVisible();
  await expect(phone.getByLabel('Booking reference')).toHaveValue(booked.reference);

  await find(phone, booked.reference.toLowerCase(), booked.email);
  await isYours(phone, booked);
  await expect(phone).toHaveURL(new RegExp(`/booking/manage/${booked.id}$`));
  await expect(phone.getByText(booked.reference)).toBeVisible();
  await expect(phone.getByText('Suvarnabhumi Airport').first()).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await phone.reload();
  await isYours(phone, booked);

  const plain = await anotherVisitor({ javaScriptEnabled: false });
  await plain.goto('/booking/find');
  await find(plain, booked.reference, booked.email);
  await isYours(plain, booked);
  await expect(plain.getByText('This is your booking, to read')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
});

test('the link of a mail opens the booking and leaves no secret in the address', async ({ page, anotherVisitor }) => {
  const booked = await book(page, 77, 'hannah.opens@example.com');
  const phone = await anotherVisitor();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await phone.goto(`/booking/manage/${booked.id}`);
  await expect(phone.getByRole('heading', { name: 'This booking is locked' })).toBeVisible();

  await phone.goto(`/booking/manage/${booked.id}#access=${booked.accessToken}`);
  await isYours(phone, booked);
  await expect(phone).toHaveURL(new RegExp(`/booking/manage/${booked.id}$`));
  for (const [name, file] of [
    ['PDF', `${booked.reference}.pdf`],
    ['Add to calendar', `${booked.reference}.ics`],
  ] as const) {
    const taken = phone.waitForEvent('download');
    await phone.getByRole('button', { name }).click();
    expect((await taken).suggestedFilename()).toContain(file);
  }
  expect(asked.filter((one) => one.includes(booked.accessToken))).toEqual([]);
  await expectAccessible(phone);
});

test('cancelling says what goes back before it happens, and the money is on its way after', async ({ page }) => {
  const booked = await book(page, 84, 'hannah.cancels@example.com');
  await page.getByRole('link', { name: 'Manage booking' }).first().click();
  await isYours(page, booked);
  const paid = await page.getByText('Paid').last().locator('xpath=following-sibling::dd').textContent();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('On our side that takes 3-5 business days; your bank may need longer.');
  await expect(dialog.getByText('You get back all that you paid.')).toBeVisible();
  expect(await objectionsTo(page, 'dialog')).toEqual([]);

  await dialog.getByRole('button', { name: 'Keep the booking' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByLabel(/What made you change your mind/).fill('The flight was moved.');
  await dialog.getByRole('button', { name: `Cancel and refund ${paid}` }).click();

  await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${paid?.replace('฿', '.')} (is on its way|has gone) back to you$`)),
  ).toBeVisible();
  await expect(page.getByText(/^(Refund under way|Refunded)$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change dates or places' })).toHaveCount(0);
  const sums = () => query('select paid_satang, refunded_satang from booking where id = $1', [booked.id]);
  const satang = String(Number(paid?.replace(/[฿,]/g, '')) * 100);
  await expect.poll(sums, { timeout: 30_000 }).toEqual([{ paid_satang: satang, refunded_satang: satang }]);
  // The page looks by itself whether the money has gone.
  await expect(page.getByText(`${paid} has gone back to you`)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
});

test('what cannot be done is told in the language of the page', async ({ page, baseURL }) => {
  const booked = await book(page, 85, 'hannah.reads.thai.too@example.com');
  await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }]);
  await page.goto(`/booking/manage/${booked.id}`);
  await page.getByRole('button', { name: 'ยกเลิกการจอง' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^ยกเลิกและรับเงินคืน ฿/ });
  await expect(confirm).toBeVisible();
  const headers = { 'X-Booking-Token': booked.accessToken };
  const elsewhere = await page.request.post(`/api/bookings/${booked.id}/cancel`, { headers, data: {} });
  expect(elsewhere.status()).toBe(200);
  await confirm.click();
  await expect(page.getByRole('dialog').getByText('การจองนี้ยกเลิกไปแล้ว')).toBeVisible();
});

test('another return date shows what it costs before it happens, and the difference is paid by card', async ({
  page,
}) => {
  const booked = await book(page, 91, 'hannah.stays@example.com');
  await page.goto(`/booking/manage/${booked.id}`);
  await isYours(page, booked);
  await page.getByRole('button', { name: 'Change dates or places' }).click();
  const panel = page.getByRole('region', { name: 'New dates or places' });
  await panel.getByLabel('Return date').fill(inDays(90));
  await expect(panel.getByText('Return date must be after pickup date')).toBeVisible();
  await expect(panel.getByText(/ – \w+day /)).toHaveCount(0);
  await panel.getByLabel('Return date').fill(inDays(96));
  await panel.getByLabel('Return time').selectOption('11:00');
  await expect(
    panel.getByText(/^2 hours over 5 days: it counts as 6\. A return by .*09:00 counts as 5\.$/),
  ).toBeVisible();
  await panel.getByLabel('Return time').selectOption('09:00');
  await panel.getByLabel('Return date').fill(inDays(97));
  await expect(panel.getByText('New price, 6 days')).toBeVisible();
  expect(await objectionsTo(page)).toEqual([]);
  const change = panel.getByRole('button', { name: /^Change and pay ฿/ });
  const sum = ((await change.textContent()) ?? '').replace('Change and pay ', '');
  await expect(page.getByText('5 days, tax included')).toBeVisible();
  await change.click();

  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await fillCard(page, cards.good);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Manage booking' }).first().click();
  await expect(page.getByText('6 days, tax included')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('add-ons are added and taken off with the price before it happens', async ({ page }) => {
  const booked = await book(page, 98, 'hannah.adds@example.com');
  await page.goto(`/booking/manage/${booked.id}`);
  await page.getByRole('button', { name: 'Change add-ons' }).click();
  await page.getByRole('button', { name: 'One more: Dash camera' }).click();
  const later = page.getByRole('button', { name: 'Change, pay at pick-up' });
  await later.click();
  await expect(page.getByText('Your booking is changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What comes with it' })).toContainText('Dash camera');
  await expect(page.getByText('Left to pay', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay what is left' })).toBeVisible();

  await page.getByRole('button', { name: 'Change add-ons' }).click();
  await page.getByRole('button', { name: 'One fewer: Dash camera' }).click();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('region', { name: 'What comes with it' })).not.toContainText('Dash camera');
});

test('from two hours before the pick-up the page says whom to call', async ({ page }) => {
  const booked = await book(page, 105, 'hannah.late@example.com');
  await query(`update booking set pick_up_at = now() + interval '119 minutes' where id = $1`, [booked.id]);
  await page.goto(`/booking/manage/${booked.id}`);
  await isYours(page, booked);
  await expect(page.getByText('From 2 hours before pick-up the booking is changed by phone:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change dates or places' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('The pick-up is too near for a refund: nothing goes back.')).toBeVisible();
});

test('whoever holds a vehicle in another tab goes on with it there, or holds it anew', async ({ page, context }) => {
  await searchFromHome(page, 112);
  await holdFirst(page, 'hannah.tabs@example.com');
  const address = new URL(page.url());
  address.searchParams.delete('step');
  await page.close();

  const tab = await context.newPage();
  await tab.goto(address.pathname + address.search);
  await expect(tab.getByText('You hold this car already')).toBeVisible();
  await expect(tab.getByText('Vehicle is available')).toBeVisible();
  await tab.getByRole('link', { name: 'Go on with it' }).click();
  await expect(tab.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(tab).not.toHaveURL(/access/);
});

test('the wizard speaks the other language and keeps step and choices', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await searchFromHome(page, 119);
  await page
    .getByRole('link', { name: /^Select / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Hannah');
  await page.getByRole('button', { name: /ภาษาไทย/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByLabel('ชื่อ', { exact: true })).toHaveValue('Hannah');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
