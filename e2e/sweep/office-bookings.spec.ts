import { type APIRequestContext, expect } from '@playwright/test';
import { bookDirectly } from '../book-directly.ts';
import { holdBack } from '../hold-back.ts';
import { changeBooking } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the bookings' screens that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

let days = 40;
/** A guest's booking in a given state. */
const booking = async (request: APIRequestContext, change = '') => {
  days += 3;
  const made = await bookDirectly(request, `texts.${days}@example.com`, days);
  const { bookingId: id } = made;
  if (change) await changeBooking(id, `hold_until = null, ${change}`);
  return { id, number: made.bookingNumber, path: `/admin/bookings/${id}` };
};
const confirmed = `status = 'confirmed'`;

test('while another list is on its way, the screen says so', async ({ page }) => {
  await open(page, '/admin/bookings');
  const letThrough = await holdBack(page, '**/admin/bookings.data?**');
  await page.getByRole('link', { name: /^Late/ }).click();
  await expect(page.getByText('Loading bookings...')).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/view=late/);
  await expect(page.getByText('Loading bookings...')).toBeHidden();
});

const broken = { status: 500, json: { success: false, message: 'No', error: 'server.failed' } };
const mail = {
  mailId: crypto.randomUUID(),
  kind: 'booking-confirmed',
  to: { name: 'Hannah', address: 'h@example.com' },
};
const letter = { ...mail, subject: 'Your booking', plain: 'Text', attachments: [], isMailOff: false };
const written = { json: { success: true, data: letter } };
const sent = { json: { success: true, data: { sent: true } } };

test('a status that could not be changed is said in a red banner for five seconds', async ({ page, request }) => {
  const { path } = await booking(request);
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 5_000);
  await page.route('**/api/admin/bookings/*/status', (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update booking status' });
  await expect(banner).toBeVisible();
  await page.clock.runFor(4000);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1500);
  await expect(banner).toBeHidden();
});

test('cancelling and deleting ask first, and say when they failed', async ({ page, request }) => {
  const live = await booking(request, confirmed);
  await open(page, `${live.path}?do=cancel`);
  const cancel = page.getByRole('dialog', { name: 'Cancel Booking?' });
  await expect(cancel).toContainText('The customer will be notified.');
  await expect(cancel).toContainText('Nothing was paid, so nothing goes back.');
  await page.route('**/api/admin/bookings/**', (route) => route.fulfill(broken));
  await cancel.getByLabel('Reason').fill('Twice');
  await cancel.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(cancel.getByRole('alert')).toContainText('Failed to cancel booking. Please try again.');
  await expect(cancel.getByLabel('Reason')).toHaveValue('Twice');
  const over = await booking(request, `status = 'cancelled', cancelled_at = now()`);
  await open(page, `${over.path}?do=delete`);
  const remove = page.getByRole('dialog', { name: 'Delete Booking?' });
  await expect(remove).toContainText('This action cannot be undone.');
  await page.route('**/api/admin/bookings/*', (route) => route.fulfill(broken));
  await remove.getByRole('button', { name: 'Delete Booking' }).click();
  await expect(remove.getByRole('alert')).toContainText('Failed to delete booking. Please try again.');
});

test('sending the mail again says how it went', async ({ page, request }) => {
  const { path } = await booking(request, confirmed);
  await page.route('**/api/admin/bookings/*/email', (route) => route.fulfill(written));
  await open(page, `${path}?do=email`);
  for (const [answer, message] of [
    [broken, 'Failed to send email. Please try again.'],
    [sent, 'Email sent successfully!'],
  ] as const) {
    await page.route('**/resend-email*', (route) => route.fulfill(answer));
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(message)).toBeVisible();
  }
});

test('a booking is printed as a sheet of its own', async ({ page, request }) => {
  const { number, path } = await booking(request, confirmed);
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing';
    };
  });
  await open(page, path);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page).toHaveTitle('printing');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: `Booking ${number}` });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText(/^Printed /)).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});
