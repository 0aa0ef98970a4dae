import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { whileFailing } from './failing.ts';
import { inDays, shownInDays, today } from './journey.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

const figure = (page: Page, name: string) =>
  page
    .getByLabel('Figures', { exact: true })
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();
const baht = (amount: number) =>
  `${amount < 0 ? '−' : ''}฿${Math.abs(amount).toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })}`;

test('it opens with the last 30 days; days, preset, period and tab are in the address and come back', async ({
  page,
}) => {
  await open(page, '/admin/reports');
  await expect(page.getByLabel('From')).toHaveValue(shownInDays(-29));
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(shownInDays(0));
  await page.getByLabel('From').fill(inDays(-59));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(-59)}`));
  await expect(page.getByLabel('Days')).toHaveValue('');
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Revenue' }).click();
  await expect(page).toHaveURL(/tab=revenue/);
  await page.getByRole('link', { name: 'Weekly' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=revenue&startDate=${inDays(-59)}&endDate=${today()}&type=weekly`));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Revenue by week' })).toBeVisible();
  await expect(page.getByLabel('Days')).toHaveValue('');
  await page.getByLabel('Days').selectOption('Last 90 days');
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(-89)}`));
  await page.goBack();
  await expect(page.getByLabel('From')).toHaveValue(shownInDays(-59));
});

test('a tab pressed while other days are on their way is a tab of those days', async ({ page }) => {
  await open(page, '/admin/reports');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/admin/reports.data*', async (route) => {
    await held;
    await route.fallback();
  });
  const revenue = page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Revenue' });
  await page.getByLabel('From').fill(inDays(-59));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(revenue).toHaveAttribute('href', new RegExp(inDays(-59)));
  await revenue.click();
  await page.getByRole('link', { name: 'Weekly' }).click();
  arrive();
  await expect(page).toHaveURL(new RegExp(`tab=revenue&startDate=${inDays(-59)}&endDate=${today()}&type=weekly`));
  await expect(page.getByLabel('From')).toHaveValue(shownInDays(-59));
});

test('the figures are those of the calls, and the parts add up to the total', async ({ page, context }) => {
  const query = `startDate=${inDays(-89)}&endDate=${today()}&type=monthly`;
  const { data } = await (await context.request.get(`/api/admin/reports/revenue?${query}`)).json();
  await open(page, `/admin/reports?tab=revenue&${query}`);
  await expect(figure(page, 'Total revenue')).toContainText(baht(data.revenue.total));
  await expect(figure(page, 'Earned')).toContainText(baht(data.earned.total));
  for (const name of ['Revenue by month', 'Revenue by payment method']) {
    const last = page.getByRole('table', { name }).getByRole('row').last();
    await expect(last).toContainText('Total');
    await expect(last).toContainText(baht(data.revenue.total));
  }
});

test('the revenue of every vehicle is a table that its heads sort, in the same days and in the file', async ({
  page,
  context,
}) => {
  const query = `startDate=${inDays(-89)}&endDate=${today()}`;
  await open(page, `/admin/reports?tab=overview&${query}&type=monthly`);
  await page.getByRole('link', { name: 'All vehicles' }).click();
  await expect(page).toHaveURL(`/admin/reports?tab=vehicles&${query}&type=monthly#earnings`);
  const table = page.getByRole('table', { name: 'Revenue of all vehicles' });
  const { data } = await (await context.request.get(`/api/admin/reports/vehicles?${query}&sort=-bookings`)).json();
  await expect(table.getByRole('row')).toHaveCount(data.vehicleEarnings.rows.length + 1);
  await table.getByRole('link', { name: 'Bookings' }).click();
  await expect(table.getByRole('columnheader', { name: 'Bookings' })).toHaveAttribute('aria-sort', 'descending');
  const [first] = data.vehicleEarnings.rows;
  await expect(table.getByRole('row').nth(1)).toContainText(first.licensePlate);
  const file = await (await context.request.get(`/api/admin/reports/csv?tab=vehicles&${query}`)).text();
  expect(file).toContain('Revenue of all vehicles');
});

test('deposits and claims have a tab of their own: its figures are those of the call, add up, and lead to the lists', async ({
  page,
  context,
}) => {
  const query = `startDate=${inDays(-89)}&endDate=${today()}`;
  const { data } = await (await context.request.get(`/api/admin/reports/deposits?${query}`)).json();
  await open(page, `/admin/reports?tab=overview&${query}&type=monthly`);
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Deposits and claims' }).click();
  await expect(page).toHaveURL(/tab=deposits/);
  await expect(figure(page, 'Security deposits with us')).toContainText(baht(data.withUs.amount));
  await expect(figure(page, 'Claimed')).toContainText(baht(data.claimed.amount));
  for (const [name, total] of [
    ['Deposits with us, by age', data.withUs.amount],
    ['Deposits in these days, by method', data.givenBack],
    ['Claims made in these days, by kind', data.claimed.amount],
  ])
    await expect(page.getByRole('table', { name }).getByRole('row').last()).toContainText(baht(total));
  await figure(page, 'Security deposits with us').getByRole('link').click();
  await expect(page).toHaveURL('/admin/payments/deposits?view=with-us');
  await expect(page.getByRole('heading', { name: 'Security deposits' })).toBeVisible();
});

test('the open tab is taken away as CSV with the figure of the screen, and as PDF and Excel', async ({ page }) => {
  await open(page, '/admin/reports?tab=revenue');
  const shown = (await figure(page, 'Total revenue').locator('dd > span').first().textContent()) ?? '';
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV', exact: true }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  // A file contains plain numbers, without trailing zeros.
  expect(text).toContain(String(Number(shown.replaceAll(/[฿,]/g, '').replace('−', '-'))));
  for (const [name, head] of [
    ['PDF', '%PDF'],
    ['Excel', 'PK'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    const bytes = await readFile(await (await coming).path());
    expect(bytes.subarray(0, head.length).toString()).toBe(head);
  }
});

test('what cannot be read says so, invents nothing, keeps the range and comes with the next try', async ({ page }) => {
  const path = `/admin/reports?tab=overview&startDate=${inDays(-9)}&endDate=${today()}&type=daily`;
  await whileFailing(['GET /admin/reports', 'GET /admin/reports/customers'], async () => {
    await page.goto('/admin/reports?tab=customers');
    await expect(page.getByText('Failed to fetch report data')).toBeVisible();
    await page.goto('/admin/reports?tab=vehicles');
    await expect(figure(page, 'Total vehicles'), 'a report beside it').toBeVisible();
    await open(page, path);
    await expect(page.getByText('Failed to fetch report data', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('฿');
    await expect(page.getByLabel('From')).toHaveValue(shownInDays(-9));
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    await expect(page.getByText('No data to export. Please wait for data to load.', { exact: true })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Total revenue')).toContainText('฿');
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(-9)}`));
});

test('a whole list is written by a job and downloaded', async ({ page }) => {
  await open(page, '/admin/reports');
  await page.getByLabel('What', { exact: true }).selectOption('Bookings');
  await page.getByRole('button', { name: 'Start export' }).click();
  const row = page.getByRole('list', { name: 'Exports of the last days' }).getByRole('listitem').first();
  await expect(row.getByText('Ready')).toBeVisible({ timeout: 20_000 });
  const waiting = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Download/ }).click();
  expect((await readFile(await (await waiting).path())).length).toBeGreaterThan(100);
});
