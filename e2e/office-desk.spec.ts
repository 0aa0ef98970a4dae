import { gzipSync } from 'node:zlib';
import { expect, type Response, test } from '@playwright/test';
import { query } from './journey-database.ts';
import { admin, person, signIn } from './office-people.ts';
import { open } from './open.ts';

test('the day comes first, each number leads to its list, and the figures are those of the call', async ({
  page,
  context,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/dashboard');
  const main = page.getByRole('main');
  const board = (await (await context.request.get('/api/admin/analytics/today')).json()).data;
  const views = [
    ['Pick-ups', 'pick-ups-today', board.pickUps.total],
    ['Returns', 'returns-today', board.returns.total],
    ['Late', 'late', board.late.total],
    ['Unpaid', 'unpaid', board.unpaid.total],
    ['Waiting for approval', 'to-approve', board.toApprove.total],
  ] as const;
  for (const [title, view, total] of views) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const link = main.getByRole('link', { name: `${title}: ${total}` });
    await expect(link).toHaveAttribute('href', `/admin/bookings?view=${view}`);
  }
  const figures = (await (await context.request.get('/api/admin/analytics')).json()).data;
  await expect(main.getByText(`฿${figures.revenue.monthlyRevenue.toLocaleString('en-US')}`).first()).toBeVisible();
  await expect(main.getByText(`Total vehicles: ${figures.vehicles.totalVehicles}`)).toBeVisible();
  for (const status of ['Pending', 'Confirmed', 'Completed', 'Cancelled'] as const)
    await expect(
      main.getByRole('link', { name: new RegExp(`^${status}\\s*${figures.bookings.byStatus[status.toLowerCase()]}$`) }),
    ).toBeVisible();
  await main.getByText('As a table').click();
  await expect(main.getByRole('row')).toHaveCount(13);
});

test('what another desk does is seen without a reload', async ({ page, context }) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/dashboard');
  const changed = await query(
    "update booking set first_name = 'Liveliana' where id = (select id from booking order by created_at desc, id desc limit 1) returning id",
  );
  expect(changed).toBeTruthy();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // At once, or with the next look that the screen takes by itself.
  await expect(page.getByText(/^Liveliana /).first()).toBeVisible({ timeout: 20_000 });
});

test('a part that could not be read says so, offers to try again, and invents nothing', async ({ page, context }) => {
  await signIn(context, admin);
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Revenue by month' }) });
  await query('alter table ledger_entry rename to ledger_entry_away');
  try {
    await open(page, '/admin/dashboard');
    await expect(card).toContainText('This could not be loaded');
    await expect(card).not.toContainText('฿');
    await expect(page.getByText('Monthly revenue')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Pick-ups' })).toBeVisible();
  } finally {
    await query('alter table ledger_entry_away rename to ledger_entry');
  }
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('As a table')).toBeVisible();
});

test('the print of the day holds its board and no more', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/dashboard');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Pick-ups' })).toBeVisible();
  for (const name of ['Recent bookings', 'System status', 'Last changes'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeHidden();
});

test('the first screen of the office weighs at most 300 kB of script', async ({ page, context }) => {
  await signIn(context, admin);
  const scripts: Response[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  const weights = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).byteLength));
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  test.info().annotations.push({ type: 'weight', description: `${bytes}` });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(300_000);
});
