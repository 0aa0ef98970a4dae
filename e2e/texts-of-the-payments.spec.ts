import { expect, test } from '@playwright/test';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';
import { payDirectly } from './pay-directly.ts';

/** Every text of the payments' screen that the specification quotes, where it stands (document 2, sections 2 and 4). */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

test('the screen names itself, its cards, its filters and its columns', async ({ page }) => {
  await open(page, '/admin/payments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Transactions');
  const cards = page.getByRole('list', { name: 'Payments in figures' }).getByRole('listitem');
  await expect(cards).toHaveText([
    /^Total฿[\d,.]+[\d,]+ transactions?$/,
    /^Successful฿[\d,.]+[\d,]+ transactions?$/,
    /^Pending฿[\d,.]+[\d,]+ transactions?$/,
    /^Failed฿[\d,.]+[\d,]+ with expired ones$/,
  ]);
  await expect(page.getByLabel('Status', { exact: true }).getByRole('option')).toHaveText([
    ...['All statuses', 'Successful', 'Pending', 'Failed', 'Expired', 'Reversed'],
  ]);
  const methods = page.getByLabel('Payment method').getByRole('option');
  await expect(methods).toContainText(['All methods', 'Bank transfer', 'Card', 'Cash']);
  await expect(page.getByLabel('From date')).toBeVisible();
  await expect(page.getByLabel('To date')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    ...[
      'Transaction ID',
      'Booking Details',
      'Customer',
      'Amount',
      'Payment Method',
      'Status',
      'Date & Time',
      'Actions',
    ],
  ]);
  const first = page.getByRole('row').nth(1);
  await expect(first.getByText('Details', { exact: true })).toBeVisible();
  await expect(first.getByRole('button', { name: /^Copy full data of / })).toBeVisible();
});

test('search and filters are cleared each by its button, and a range applies when both dates are set', async ({
  page,
}) => {
  const rows = page.getByRole('navigation', { name: 'Pages' });
  await open(page, '/admin/payments');
  const all = await rows.textContent();
  await expect(page.getByText('Clear Search')).toHaveCount(0);
  await expect(page.getByText('Clear Filters')).toHaveCount(0);
  await page.getByLabel('From date').fill('2000-01-01');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/from=2000-01-01/);
  expect(await rows.textContent()).toBe(all);
  await page.getByLabel('To date').fill('2000-01-02');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No matching transactions', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filters.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters' }).first().click();
  await expect(page).toHaveURL(/\/admin\/payments$/);
  await page.getByRole('searchbox').fill('example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=example\.com/);
  await page.getByRole('link', { name: 'Clear Search' }).click();
  await expect(page).toHaveURL(/\/admin\/payments$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a payment names its state, and a failed one its code, message and reason', async ({ page, request }) => {
  const { paymentId } = await payDirectly(request, 'texts.payment@example.com', 170);
  await open(page, `/admin/payments/${paymentId}`);
  const panel = page.getByRole('complementary', { name: /^Transaction Details/ });
  for (const text of [
    'Transaction Details',
    'Successful',
    'Paid',
    'Captured',
    'Created',
    'Updated',
    'Customer’s page',
    'Processing fee',
    'Metadata',
  ])
    await expect(panel.getByText(text, { exact: true }).first(), text).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy full data' })).toBeVisible();
  const [failed] = await query<{ id: string; failure_code: string }>(
    `select id, failure_code from payment_attempt where status = 'failed' and failure_code = 'insufficient_fund' limit 1`,
  );
  await open(page, `/admin/payments/${failed?.id}`);
  const why = page.getByText(/^Why it failed: insufficient_fund · .+ · .+$/);
  await expect(why.first()).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'this payment' }).locator(why)).toHaveCount(1);
});

test('a business without payments says that there are none', async ({ page }) => {
  await query('alter view payment_transaction rename to kept_transaction');
  await query('create view payment_transaction as select * from kept_transaction where false');
  try {
    await open(page, '/admin/payments');
    await expect(page.getByText('No transactions', { exact: true })).toBeVisible();
    await expect(page.getByText('No payment transactions have been processed yet.', { exact: true })).toBeVisible();
  } finally {
    await query('drop view payment_transaction');
    await query('alter view kept_transaction rename to payment_transaction');
  }
});
