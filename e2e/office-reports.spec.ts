import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { whileFailing } from './failing.ts';
import { inDays, shownInDays, today } from './journey.ts';
import { query as inDatabase } from './journey-database.ts';
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
  await expect(figure(page, 'Security deposits, held or left')).toContainText(baht(data.withUs.amount));
  await expect(figure(page, 'Claimed')).toContainText(baht(data.claimed.amount));
  for (const [name, total] of [
    ['Deposits held or left, by age', data.withUs.amount],
    ['Deposits in these days, by method', data.givenBack],
    ['Claims made in these days, by kind', data.claimed.amount],
  ])
    await expect(page.getByRole('table', { name }).getByRole('row').last()).toContainText(baht(total));
  await figure(page, 'Security deposits, held or left').getByRole('link').click();
  await expect(page).toHaveURL('/admin/payments/deposits?view=with-us');
  await expect(page.getByRole('heading', { name: 'Security deposits' })).toBeVisible();
});

test('a visitor’s search for which nothing is free is counted once, and stands in the tab of demand', async ({
  page,
  context,
  browser,
}) => {
  const vans = `select v.id from vehicle v join category c on c.id = category_id where slug = 'van'`;
  const days = `now() + interval '78 days', now() + interval '85 days'`;
  await inDatabase(
    `with blocks as (
       insert into maintenance_block (vehicle_id, from_at, until_at, reason, created_at)
       select id, ${days}, 'Vans are away', now() from vehicle where id in (${vans}) and not exists (
         select from vehicle_occupancy where vehicle_id = vehicle.id and during && tstzrange(${days})) returning *)
     insert into vehicle_occupancy (vehicle_id, during, maintenance_block_id)
     select vehicle_id, tstzrange(from_at, until_at), id from blocks`,
  );
  const reported = async () => (await (await context.request.get('/api/admin/reports/demand')).json()).data;
  const before = await reported();
  const visitor = await (await browser.newContext()).newPage();
  const search = `pickupDate=${inDays(80)}&pickupTime=10:00&returnDate=${inDays(83)}&returnTime=10:00`;
  for (const _twice of [1, 2]) {
    await open(visitor, `/vehicles?category=van&${search}`);
    await expect(visitor.getByText('No vehicles found matching your criteria.')).toBeVisible();
  }
  await expect.poll(async () => (await reported()).refused.total).toBe(before.refused.total + 1);
  await inDatabase(`delete from maintenance_block where reason = 'Vans are away'`);
  await open(page, '/admin/reports?tab=overview');
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Demand' }).click();
  await expect(page).toHaveURL(/tab=demand/);
  await expect(figure(page, 'Searches without a free vehicle')).toContainText(`${before.refused.total + 1}`);
  for (const [name, row] of [
    ['Nothing free, by category', 'Van'],
    ['Nothing free, by length', '3 to 6 days'],
    ['Nothing free, by weeks ahead', '8 weeks and more'],
  ] as const)
    await expect(page.getByRole('table', { name }).getByRole('row', { name: row })).toContainText(/[1-9]/);
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
