import { expect, test } from '@playwright/test';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';

/** Every text of Reports & Analytics that the specification quotes, where it stands (document 2, sections 2 and 8). */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

test('the screen has its title, its range, its periods, its refresh and its exports', async ({ page }) => {
  await open(page, '/admin/reports');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Reports & Analytics', level: 1 })).toBeVisible();
  await expect(main.getByText(/^Last updated \d\d:\d\d/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Refresh' })).toBeVisible();
  for (const name of ['CSV', 'PDF', 'Excel'])
    await expect(main.getByRole('link', { name, exact: true }), name).toBeVisible();
  for (const name of ['Daily', 'Weekly', 'Monthly', 'Yearly'])
    await expect(main.getByRole('link', { name, exact: true }), name).toBeVisible();
});

for (const [tab, figures, headings] of [
  [
    'Overview',
    ['Total revenue', 'Total bookings', 'Vehicle utilization', 'Total customers'],
    ['Revenue by month', 'Top performing vehicles', 'Recent bookings'],
  ],
  ['Revenue', ['Total revenue', 'Total bookings', 'Average per booking'], ['Revenue by month']],
  [
    'Customers',
    ['Total customers', 'Active customers', 'New this month', 'Frequent customers'],
    ['Top 5 customers', 'Customers by nationality'],
  ],
  [
    'Vehicles',
    ['Total vehicles', 'Available vehicles', 'Utilization rate', 'Categories'],
    ['Top performing vehicles', 'Utilization by category'],
  ],
] as const)
  test(`the tab ${tab} has its figures`, async ({ page }) => {
    await open(page, '/admin/reports');
    const main = page.getByRole('main');
    await main.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}`));
    for (const name of figures)
      await expect(main.getByLabel('Figures', { exact: true }).getByText(name, { exact: true }), name).toBeVisible();
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true }), name).toBeVisible();
  });

test('days without bookings and money say that there is no data yet', async ({ page }) => {
  await open(page, '/admin/reports?startDate=2001-01-01&endDate=2001-01-31');
  await expect(page.getByText('No booking data available yet', { exact: true })).toBeVisible();
});

test('what cannot be read says so, and what is not there is not exported', async ({ page }) => {
  await query('alter table ledger_entry rename to ledger_entry_away');
  try {
    await open(page, '/admin/reports');
    await expect(page.getByText('Failed to fetch report data', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    await expect(page.getByText('No data to export. Please wait for data to load.', { exact: true })).toBeVisible();
  } finally {
    await query('alter table ledger_entry_away rename to ledger_entry');
  }
});

test('an export that fails says so', async ({ page }) => {
  await open(page, '/admin/reports');
  await page.route('**/api/admin/reports/csv*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: 'CSV', exact: true }).click();
  await expect(page.getByText('Export failed. Please try again.', { exact: true })).toBeVisible();
});
