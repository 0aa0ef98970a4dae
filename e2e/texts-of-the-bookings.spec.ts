import { type APIRequestContext, expect, test } from '@playwright/test';
import { bookDirectly } from './book-directly.ts';
import { holdBack } from './hold-back.ts';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';

/** Every text of the bookings' screens that the specification quotes, where it stands (document 2, sections 2, 4, 5, 8). */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

let days = 40;
/** A booking of a guest, in a stage of its life. */
const booking = async (request: APIRequestContext, change = '') => {
  days += 3;
  const made = await bookDirectly(request, `texts.${days}@example.com`, days);
  const { bookingId: id } = made;
  if (change) await query(`update booking set hold_until = null, ${change} where id = $1`, [id]);
  return { id, number: made.bookingNumber, path: `/admin/bookings/${id}` };
};
const confirmed = `status = 'confirmed'`;

test('the list says what it is, counts, narrows and offers what the specification names', async ({ page }) => {
  await open(page, '/admin/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Management');
  await expect(page.getByText('Track and manage customer reservations')).toBeVisible();
  const summary = page.getByRole('list', { name: 'Bookings by status' });
  await expect(summary.getByRole('link')).toHaveText([
    /^Total[\d,]+$/,
    /^Pending[\d,]+$/,
    /^Confirmed[\d,]+$/,
    /^Completed[\d,]+$/,
    /^Cancelled[\d,]+$/,
  ]);
  const status = page.getByLabel('Status', { exact: true });
  await expect(status.getByRole('option')).toHaveText(['All Status', 'Pending', 'Confirmed', 'Completed', 'Cancelled']);
  await expect(page.getByRole('link', { name: 'Add Booking' })).toHaveAttribute('href', '/admin/bookings/new');
});

test('a list without bookings says why it is empty', async ({ page }) => {
  await open(page, '/admin/bookings?search=nobody+is+called+like+this');
  await expect(page.getByText('No bookings found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
  await query(`update booking set archived_at = '2000-01-01' where archived_at is null`);
  try {
    await open(page, '/admin/bookings');
    await expect(page.getByText('No bookings found', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Customer bookings will appear here once they start making reservations.'),
    ).toBeVisible();
  } finally {
    await query(`update booking set archived_at = null where archived_at = '2000-01-01'`);
  }
});

test('while another list is on its way, the screen says so', async ({ page }) => {
  await open(page, '/admin/bookings');
  const letThrough = await holdBack(page, '**/admin/bookings.data?**');
  await page.getByRole('link', { name: /^Late/ }).click();
  await expect(page.getByText('Loading bookings...')).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/view=late/);
  await expect(page.getByText('Loading bookings...')).toBeHidden();
});

const always = ['Edit', 'Print', 'Email', 'Details'];
for (const [stage, change, first, not] of [
  ['pending', '', ['Confirm', 'Cancel'], ['Mark as Returned', 'Delete']],
  ['confirmed', confirmed, ['Mark as Picked up', 'Mark as Returned', 'Customer Cancel'], ['Confirm', 'Delete']],
  [
    'completed',
    `status = 'completed', picked_up_at = now(), returned_at = now()`,
    ['Delete'],
    ['Confirm', 'Customer Cancel'],
  ],
  ['cancelled', `status = 'cancelled', cancelled_at = now()`, ['Delete'], ['Confirm', 'Cancel']],
] as const)
  test(`the card of a ${stage} booking has its facts and the buttons of its status`, async ({ page, request }) => {
    const { number } = await booking(request, change);
    await open(page, `/admin/bookings?look=cards&search=${number}`);
    const card = page.getByRole('listitem').filter({ hasText: number });
    for (const said of ['Hannah Keller', `texts.${days}@example.com`, '+61 4 5550 0142', '3 days'])
      await expect(card.getByText(said)).toBeVisible();
    await expect(card.getByText(/^Created \w{3} \d+ \w{3} 20\d\d, \d\d:\d\d$/)).toBeVisible();
    await expect(card.getByText(/, 10:00$/)).toHaveCount(2);
    const named = (name: string) =>
      card.getByRole('button', { name, exact: true }).or(card.getByRole('link', { name, exact: true }));
    for (const name of [...first, ...always]) await expect(named(name), name).toBeVisible();
    for (const name of not) await expect(named(name), name).toHaveCount(0);
    // Weeks before the pick-up nobody came for a hand-over.
    const lead = card.locator('a, button').filter({ hasText: /^(Confirm|Mark as .*|Edit)$/ });
    await expect(lead.first()).toHaveText(stage === 'pending' ? 'Confirm' : 'Edit');
    if (stage === 'pending') await expect(card.getByText('Payment pending', { exact: true })).toBeVisible();
  });

const broken = { status: 500, json: { success: false, message: 'No', error: 'server.failed' } };
const sent = { json: { success: true, data: { sent: true } } };

test('a status that could not be changed is said in a red banner for five seconds', async ({ page, request }) => {
  const { path } = await booking(request);
  await open(page, path);
  await page.route('**/api/admin/bookings/*/status', (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to update booking status' });
  await expect(banner).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(banner).toBeVisible();
  await expect(banner).toBeHidden({ timeout: 2500 });
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
  await open(page, path);
  const email = page.getByRole('button', { name: 'Email', exact: true });
  for (const [answer, said] of [
    [broken, 'Failed to send email. Please try again.'],
    [sent, 'Email sent successfully!'],
  ] as const) {
    await page.route('**/resend-email', (route) => route.fulfill(answer));
    await page.getByLabel('More actions').click();
    await email.click();
    await expect(page.getByText(said)).toBeVisible();
  }
});

test('the edit dialog checks its dates, tells of the new price, and says why nothing was saved', async ({
  page,
  request,
}) => {
  const { path } = await booking(request, confirmed);
  await open(page, `${path}?do=edit`);
  const dialog = page.getByRole('dialog', { name: 'Edit Booking' });
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeDisabled();
  await expect(save).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('End date').fill(inDays(days - 1));
  await save.click();
  await expect(dialog.getByText('End date must be after start date')).toBeVisible();
  await dialog.getByLabel('End date').fill(inDays(days + 4));
  await expect(dialog.getByText('Pricing update')).toBeVisible();
  for (const [answer, said] of [
    [
      { status: 409, json: { success: false, message: 'No', error: 'booking.vehicle-taken' } },
      /^Failed to update booking$/,
    ],
    [broken, 'Failed to update booking. Please try again.'],
  ] as const) {
    await page.route('**/api/admin/bookings/*', (route) => route.fulfill(answer));
    await save.click();
    await expect(dialog.getByRole('alert').getByText(said).first()).toBeVisible();
    await expect(dialog.getByLabel('End date')).toHaveValue(inDays(days + 4));
  }
  const offered = dialog.getByLabel('Payment method');
  await dialog.getByLabel('Payment status').selectOption({ label: 'Paid' });
  await expect(offered).toHaveValue('card');
  await expect(offered.getByRole('option')).toHaveCount(24);
  await expect(dialog.getByLabel('Payment status').getByRole('option')).toHaveText([
    'Pending (as it is)',
    'Paid',
    'Partial',
  ]);
});
