import { expect, type Page } from '@playwright/test';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { admin, signIn } from '../sign-in.ts';

/** Every text of the settings that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, admin));

const refused = (status: number, message: string, fields = {}) => ({
  status,
  json: { success: false, message, error: 'no.such', fields },
});

/** The failures tested: no response, and a refusal by the server. */
const failures = ['abort', 'refuse'] as const;
const failWith = async (page: Page, address: string, method: string, how: (typeof failures)[number]) =>
  page.route(address, (route) => {
    if (route.request().method() !== method) return route.continue();
    return how === 'abort' ? route.abort() : route.fulfill(refused(500, 'Server error occurred'));
  });

test('saving says that it is busy, and why nothing was saved', async ({ page }) => {
  await open(page, '/admin/settings/features');
  await page.getByRole('switch', { name: 'Chat support' }).click();
  await page.route('**/api/admin/settings', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await route.fulfill(refused(500, 'Server error occurred'));
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to save settings');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
});

test('the fields follow their switches, and tax shows what it means on ฿1,000', async ({ page }) => {
  await open(page, '/admin/settings/notifications');
  await expect(page.getByLabel('Remind before pick-up')).toBeVisible();
  await page.getByRole('switch', { name: 'Reminder notifications' }).click();
  await expect(page.getByLabel('Remind before pick-up')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await open(page, '/admin/settings/tax');
  await expect(page.getByText('฿1,000 + ฿70 VAT = ฿1,070')).toBeVisible();
  await page.getByRole('switch', { name: 'Prices include tax' }).click();
  await expect(page.getByText('฿1,000, of which ฿65.42 VAT')).toBeVisible();
  await page.getByRole('switch', { name: 'Charge tax' }).click();
  for (const name of ['Rate', 'Name']) await expect(page.getByLabel(name)).toBeDisabled();
  await expect(page.getByRole('switch', { name: 'Prices include tax' })).toBeDisabled();
  await open(page, '/admin/settings/email');
  await expect(page.getByText('Use SSL/TLS for 465')).toBeVisible();
});

test('a payment method is Active or Inactive, and its switch counts at once', async ({ page }) => {
  await open(page, '/admin/settings/payment');
  const row = page.getByRole('listitem').filter({ hasText: 'PromptPay' }).first();
  await expect(row.getByText(/^(Active|Inactive)$/)).toBeVisible();
  for (const [how, message] of [
    ['abort', 'Error updating payment method'],
    ['refuse', 'Failed to update payment method'],
  ] as const) {
    await page.unrouteAll();
    await page.route('**/api/admin/payment-methods/*', async (route) => {
      await expect(row.getByText('Updating...')).toBeVisible();
      await (how === 'abort' ? route.abort() : route.fulfill(refused(500, 'Server error occurred')));
    });
    await row.getByRole('switch').click();
    await expect(page.getByText(message).first()).toBeVisible();
  }
});

test('a picture of a QR code that is not taken says so', async ({ page }) => {
  await open(page, '/admin/settings/general');
  const choose = page.getByLabel('Choose a picture of the QR code');
  const file = { name: 'qr.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.route('**/api/upload/qr-code', (route) => route.abort());
  await choose.setInputFiles(file);
  await expect(page.getByText('Error uploading QR code', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.route('**/api/upload/qr-code', (route) => route.fulfill(refused(422, 'Too small')));
  await choose.setInputFiles(file);
  await expect(page.getByText('Failed to upload QR code: Too small')).toBeVisible();
});

test('the form of a new user says what is missing', async ({ page }) => {
  await open(page, '/admin/settings/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create user' });
  await create.click();
  for (const text of [
    ...['First name is required', 'Last name is required', 'Email is required', 'Password is required'],
  ])
    await expect(dialog.getByText(text), text).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill('nobody');
  for (const label of ['Password', 'Confirm password']) await dialog.getByLabel(label, { exact: true }).fill('short');
  await create.click();
  await expect(dialog.getByText('Email is invalid')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 8 characters')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('long enough');
  await create.click();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  for (const [label, value] of [
    ['First name', 'Niran'],
    ['Last name', 'Words'],
    ['Email', 'niran.words@example.com'],
    ['Confirm password', 'long enough'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(value);
  for (const [how, message] of [
    ['abort', 'Error creating user'],
    ['refuse', 'Failed to create user'],
  ] as const) {
    await page.unrouteAll();
    await failWith(page, '**/api/users', 'POST', how);
    await create.click();
    await expect(dialog.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
});

test('the tab of maintenance shows what runs and says what was done', async ({ page }) => {
  await open(page, '/admin/settings/maintenance');
  for (const fact of ['Version', 'Environment', 'Node', 'Platform', 'Running for', 'Bookings', 'Heap used'])
    await expect(page.getByRole('main').getByText(fact, { exact: true }).first(), fact).toBeVisible();
  await page.getByRole('button', { name: 'Clear Cache' }).click();
  await expect(page.getByText('Cache cleared successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Health check' }).click();
  await expect(page.getByText('Health check completed')).toBeVisible();
  await expect(page.getByRole('main').getByText('Database', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Backup' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
  await page.route('**/api/admin/settings/backup', (route) => route.abort());
  await page.getByRole('button', { name: 'Backup' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create backup');
  const refusal = { success: false, error: 'upkeep.backup-under-way', message: 'Said by the server', details: {} };
  await page.unroute('**/api/admin/settings/backup');
  await page.route('**/api/admin/settings/backup', (route) => route.fulfill({ status: 409, json: refusal }));
  await page.getByRole('button', { name: 'Backup' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'A backup is being made right now. Please try again once it is done.',
  );
});
