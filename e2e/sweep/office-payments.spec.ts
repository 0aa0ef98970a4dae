import { expect } from '@playwright/test';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { payDirectly } from '../pay-directly.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the payments' screen that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

test('the screen names itself, its cards, its filters and its columns', async ({ page }) => {
  await open(page, '/admin/payments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Transactions');
  const cards = page.getByRole('list', { name: 'Payments in figures' }).getByRole('listitem');
  await expect(cards).toHaveText([
    /^Total฿[\d,.]+[\d,]+ transactions?, net of refunds$/,
    /^Successful฿[\d,.]+[\d,]+ transactions?$/,
    /^Pending฿[\d,.]+[\d,]+ transactions?$/,
    /^Failed฿[\d,.]+[\d,]+ with expired ones$/,
    /^Refunded฿[\d,.]+[\d,]+ transactions?$/,
  ]);
  await expect(page.getByLabel('Status', { exact: true }).getByRole('option')).toHaveText([
    ...['All statuses', 'Successful', 'Pending', 'Failed', 'Expired', 'Reversed'],
  ]);
  const methods = page.getByLabel('Payment method').getByRole('option');
  await expect(methods).toContainText(['All methods', 'Bank transfer', 'Card', 'Cash']);
  await expect(page.getByLabel('From date')).toBeVisible();
  await expect(page.getByLabel('To date')).toBeVisible();
  // As it is seen: a phone has another first column.
  await expect(page.getByRole('columnheader')).toHaveText(
    [
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
    ],
    { useInnerText: true },
  );
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

test('keys move through the payments, copy one and open it', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { number } = await payDirectly(request, 'keys.journey@example.com', 122);
  await open(page, `/admin/payments?search=${number}`);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('JKmoveEnterdetailsCcopy');
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect(page.getByRole('row').nth(1).getByText('Copied', { exact: true }).first()).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ bookingNumber: number });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: /^Transaction Details/ })).toBeVisible();
});
