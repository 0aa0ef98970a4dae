import { expect, type Page } from '@playwright/test';
import { objectionsInTheme } from './axe.ts';
import { cards, fillCard, formChecksItself, inDays } from './journey.ts';
import { changeBooking, query, rentInTwoHours } from './journey-database.ts';
import { test } from './journey-test.ts';
import { type Booked, bookPaid, vehicleOf } from './paid-booking.ts';

const find = async (page: Page, reference: string, email: string) => {
  await page.getByLabel('Booking reference').fill(reference);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Open booking' }).click();
};

const isYours = (page: Page, { vehicle }: Booked) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(`The ${vehicle} is yours from`, { timeout: 15_000 });

/** Opens the booking by its e-mailed link. */
const openBooked = async (page: Page, booked: Booked) => {
  await page.goto(`/booking/manage/${booked.id}#access=${booked.accessToken}`);
  await isYours(page, booked);
};

test('reference and e-mail open a booking on another device, and a wrong pair says so', async ({
  page,
  anotherVisitor,
}) => {
  const booked = await bookPaid(page, 70, 'hannah.finds@example.com');
  const phone = await anotherVisitor({ viewport: { width: 320, height: 700 } });
  await phone.goto('/');
  await phone.getByRole('contentinfo').getByRole('link', { name: 'Find your booking' }).click();
  await formChecksItself(phone);
  await phone.getByRole('button', { name: 'Open booking' }).click();
  await expect(phone.getByText('Booking reference is required')).toBeVisible();
  expect(await objectionsInTheme(phone)).toEqual([]);

  await find(phone, booked.reference, 'somebody.else@example.com');
  await expect(phone.getByText('No booking found')).toBeVisible();
  await expect(phone.getByLabel('Booking reference')).toHaveValue(booked.reference);

  await find(phone, booked.reference.toLowerCase(), booked.email);
  await isYours(phone, booked);
  await expect(phone).toHaveURL(new RegExp(`/booking/manage/${booked.id}$`));
  await expect(phone.getByText(booked.reference)).toBeVisible();
  await expect(phone.getByText('Suvarnabhumi Airport').first()).toBeVisible();
  await phone.getByLabel('Flight number').fill('TG 677');
  await phone.getByLabel('Note about your arrival').fill('Lands at nine');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await phone.reload();
  await isYours(phone, booked);
  await expect(phone.getByLabel('Flight number')).toHaveValue('TG 677');

  const plain = await anotherVisitor({ javaScriptEnabled: false });
  await plain.goto('/booking/find');
  await find(plain, booked.reference, booked.email);
  await isYours(plain, booked);
  await expect(plain.getByText('You can only read your booking here')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
});

test('the link of a mail opens the booking and leaves no secret in the address', async ({ page, anotherVisitor }) => {
  const booked = await bookPaid(page, 77, 'hannah.opens@example.com');
  const phone = await anotherVisitor();
  const requests: string[] = [];
  phone.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
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
  expect(requests.filter((one) => one.includes(booked.accessToken))).toEqual([]);
  expect(await objectionsInTheme(phone)).toEqual([]);
});

test('cancelling says what goes back before it happens, and the money is on its way after', async ({ page }) => {
  const booked = await bookPaid(page, 84, 'hannah.cancels@example.com');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/documents')) asked.push(request.url());
  });
  await openBooked(page, booked);
  // Documents are issued a moment after the payment: the page asks for them once more.
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(1);
  const invoice = page.getByRole('button', { name: /^Tax invoice A/ });
  await expect(invoice).toBeVisible({ timeout: 20_000 });
  const file = page.waitForEvent('download');
  await invoice.click();
  expect((await file).suggestedFilename()).toMatch(/^A\d{4}-\d{2}-\d{4,}\.pdf$/);
  const paid = await page.getByText('Paid').last().locator('xpath=following-sibling::dd').textContent();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('On our side that takes 3-5 business days; your bank may need longer.');
  await expect(dialog.getByText('You get back all that you paid.')).toBeVisible();
  expect(await objectionsInTheme(page, 'dialog')).toEqual([]);

  await dialog.getByRole('button', { name: 'Keep the booking' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByLabel(/What made you change your mind/).fill('The flight was moved.');
  await dialog.getByRole('button', { name: `Cancel and refund ${paid}` }).click();

  await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^${paid?.replace('฿', '.')} (is on its way back to you|has been refunded)$`)),
  ).toBeVisible();
  await expect(page.getByText(/^(Refund under way|Refunded)$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change dates or locations' })).toHaveCount(0);
  const sums = () => query('select paid_satang, refunded_satang from booking where id = $1', [booked.id]);
  const satang = String(Math.round(Number(paid?.replace(/[฿,]/g, '')) * 100));
  await expect.poll(sums, { timeout: 30_000 }).toEqual([{ paid_satang: satang, refunded_satang: satang }]);
  // The page polls until the refund has been made.
  await expect(page.getByText(`${paid} has been refunded`)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /^Credit note C/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
});

test('another return date shows what it costs before it happens, and the difference is paid by card', async ({
  page,
}) => {
  const booked = await bookPaid(page, 91, 'hannah.stays@example.com');
  await openBooked(page, booked);
  await page.getByRole('button', { name: 'Change dates or locations' }).click();
  const panel = page.getByRole('region', { name: 'New dates or locations' });
  await panel.getByLabel('Return date').fill(inDays(90));
  await expect(panel.getByText('Return date must be after pickup date')).toBeVisible();
  await expect(panel.getByText(/ – \w+day /)).toHaveCount(0);
  await panel.getByLabel('Return date').fill(inDays(94));
  await panel.getByLabel('Return time').selectOption('12:00');
  await expect(
    panel.getByText(/^2 hours over 3 days: it counts as 4\. A return by .*10:00 counts as 3\.$/),
  ).toBeVisible();
  await panel.getByLabel('Return time').selectOption('10:00');
  await panel.getByLabel('Return date').fill(inDays(95));
  await expect(panel.getByText('New price, 4 days')).toBeVisible();
  expect(await objectionsInTheme(page)).toEqual([]);
  await expect(panel.getByText(/^The booking is changed first, then you pay\./)).toBeVisible();
  const change = panel.getByRole('button', { name: /^Change and pay ฿/ });
  const sum = ((await change.textContent()) ?? '').replace('Change and pay ', '');
  await expect(page.getByText('3 days, tax included')).toBeVisible();
  await change.click();

  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await fillCard(page, cards.good);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await expect(page.getByText('What was left is paid, Hannah.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Your booking holds as it is now: /)).toBeVisible();
  await expect(page.getByText(/A confirmation is on its way|The confirmation arrives/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage booking' }).first().click();
  await expect(page.getByText('4 days, tax included')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

/** Four days more, of a booking of three whose deposit is paid. */
const askForMore = async (page: Page, booked: Booked, start: number) => {
  await openBooked(page, booked);
  await page.getByRole('button', { name: 'Change dates or locations' }).click();
  const panel = page.getByRole('region', { name: 'New dates or locations' });
  await panel.getByLabel('Return date').fill(inDays(start + 7));
  await expect(panel.getByText('New price, 7 days')).toBeVisible();
  await expect(panel.getByText(/^You pay first: /)).toBeVisible();
  const change = panel.getByRole('button', { name: /^Change and pay ฿/ });
  const sum = ((await change.textContent()) ?? '').replace('Change and pay ', '');
  await change.click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(page.getByText(/^We hold your change until .* your booking stands as it was\.$/)).toBeVisible();
  return sum;
};

test('where only a deposit was paid, more days happen once the rest of the new deposit is paid', async ({ page }) => {
  const booked = await bookPaid(page, 112, 'hannah.longer@example.com', 'deposit');
  const sum = await askForMore(page, booked, 112);
  await expect(page.getByText('Pay at the counter')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the booking' }).click();
  await expect(page.getByText('3 days, tax included')).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Your change waits for your payment' });
  await expect(waiting.getByText('New price, 7 days')).toBeVisible();
  expect(await objectionsInTheme(page)).toEqual([]);

  await waiting.getByRole('link', { name: `Pay ${sum}` }).click();
  await fillCard(page, cards.good);
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await page.getByRole('link', { name: 'Manage booking' }).first().click({ timeout: 30_000 });
  await expect(page.getByText('7 days, tax included')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a change that is dropped or not paid in time leaves the booking as it was', async ({ page }) => {
  const booked = await bookPaid(page, 122, 'hannah.waits@example.com', 'deposit');
  await askForMore(page, booked, 122);
  await openBooked(page, booked);
  const waiting = page.getByRole('region', { name: 'Your change waits for your payment' });
  await waiting.getByRole('button', { name: 'Drop the change' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('3 days, tax included')).toBeVisible();

  await askForMore(page, booked, 122);
  await query("update booking_change set ends_at = now() - interval '1 second' where booking_id = $1", [booked.id]);
  await openBooked(page, booked);
  await expect(page.getByText('Your change was not made')).toBeVisible();
  await expect(page.getByText('3 days, tax included')).toBeVisible();
  expect(await objectionsInTheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your change was not made')).toHaveCount(0);
});

test('add-ons are added and taken off with the price before it happens', async ({ page }) => {
  const booked = await bookPaid(page, 98, 'hannah.adds@example.com');
  await openBooked(page, booked);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Change add-ons' }).click();
  await expect(page.getByRole('region', { name: 'Add-ons' }).getByRole('heading').first()).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'One more: Dash camera' }).click();
  const later = page.getByRole('button', { name: 'Change, pay at pick-up' });
  await later.click();
  await expect(page.getByText('Your booking has been changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What comes with it' })).toContainText('Dash camera');
  await expect(page.getByText('Left to pay', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay what is left' })).toBeVisible();

  await page.getByRole('button', { name: 'Change add-ons' }).click();
  await page.getByRole('button', { name: 'One fewer: Dash camera' }).click();
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByRole('region', { name: 'What comes with it' })).not.toContainText('Dash camera');
});

test('from two hours before the pick-up the page says whom to call', async ({ page }) => {
  const booked = await bookPaid(page, 105, 'hannah.late@example.com');
  await rentInTwoHours(booked.id);
  await openBooked(page, { ...booked, vehicle: await vehicleOf(booked.id) });
  await expect(
    page.getByText('Less than 2 hours before pick-up, the booking can only be changed by phone:'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change dates or locations' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('The pick-up is too soon for a refund: nothing goes back.')).toBeVisible();
});

test('the rental agreement is read and signed on the page before the pick-up, and again once the booking is another', async ({
  page,
}) => {
  const booked = await bookPaid(page, 152, 'hannah.signs@example.com');
  const card = page.getByRole('region', { name: 'Rental agreement' });
  await openBooked(page, booked);
  await expect(card.getByText(/^You can read and sign it here from /)).toBeVisible();
  await rentInTwoHours(booked.id);
  await page.reload();
  await card.getByRole('button', { name: 'Read and sign' }).click();
  const paper = page.getByRole('dialog', { name: 'Rental agreement' });
  await expect(paper.getByText('Licence plate')).toBeVisible();
  expect(await objectionsInTheme(page)).toEqual([]);
  await paper.getByLabel('Full name').fill('Somebody Else');
  await paper.getByRole('checkbox', { name: /the name typed here is the signature/ }).check();
  await paper.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(paper.getByText('Please sign with the full name that the booking has, first and last')).toBeVisible();
  await paper.getByLabel('Full name').fill('Hannah Keller');
  await expect(paper.getByRole('checkbox', { name: /fines, tolls, damage and the like/ })).not.toBeChecked();
  await paper.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(card.getByText(/^You signed it on /)).toBeVisible();
  const waiting = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Signed agreement (PDF)' }).click();
  expect((await waiting).suggestedFilename()).toBe(`rental-agreement-${booked.reference}-1.pdf`);
  await changeBooking(booked.id, `drop_off_at = drop_off_at + interval '30 minutes'`);
  await page.reload();
  await expect(card.getByText('Your booking has changed since you signed.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Read and sign' })).toBeVisible();
});
