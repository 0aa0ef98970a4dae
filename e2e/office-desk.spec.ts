import { expect } from '@playwright/test';
import { bahtText } from '#words/baht-text.ts';
import { whileFailing } from './failing.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { admin, person, signIn } from './sign-in.ts';

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
  const claims = (await (await context.request.get('/api/admin/claims?view=disputed')).json()).total;
  expect(claims).toBeGreaterThan(0);
  await expect(main.getByText(`${board.toApprove.total + board.late.total + claims} need a decision`)).toBeVisible();
  await expect(main.getByRole('link', { name: new RegExp(`^${claims} claims? to decide$`) })).toHaveAttribute(
    'href',
    '/admin/payments/claims',
  );
  const figures = (await (await context.request.get('/api/admin/analytics')).json()).data;
  await expect(main.getByText(bahtText(figures.revenue.monthlyRevenue)).first()).toBeVisible();
  await expect(main.getByText(`Total vehicles: ${figures.vehicles.totalVehicles}`)).toBeVisible();
  for (const status of ['Pending', 'Confirmed', 'Completed', 'Cancelled'] as const)
    await expect(
      main.getByRole('link', { name: new RegExp(`^${status}\\s*${figures.bookings.byStatus[status.toLowerCase()]}$`) }),
    ).toBeVisible();
  await main.getByText('As a table').click();
  await expect(main.getByRole('row')).toHaveCount(13);

  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (name: string) => (await main.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  const tops = await Promise.all([...views.map(([title]) => title), 'Revenue by month'].map(top));
  expect(await top('Late')).toBe(Math.min(...tops));
  expect(await top('Revenue by month')).toBe(Math.max(...tops));
});

test('a booking of Today opens over it, and closing leads back to the same place, without a reload', async ({
  page,
  context,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await open(page, '/admin/dashboard');
  const recent = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recent bookings' }) });
  const link = recent.getByRole('listitem').last().getByRole('link');
  const number = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  const panel = page.getByRole('complementary', { name: number });
  await expect(panel).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/dashboard\/bookings\/[\da-f-]{36}$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  const loads: string[] = [];
  page.on('request', (made) => new URL(made.url()).pathname.endsWith('.data') && loads.push(made.url()));
  await panel.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(panel).toBeHidden();
  expect(loads).toEqual([]);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);

  await page
    .getByRole('link', { name: /^Collect / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/bookings\/[\da-f-]{36}\?do=pay$/);
  const pay = page.getByRole('dialog');
  await expect(pay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pay).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dashboard\/bookings\/[\da-f-]{36}$/);
  await page.reload();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pick-ups', exact: true })).toBeVisible();
});

test('what another desk does is seen without a reload', async ({ page, context }) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await page.clock.install();
  await open(page, '/admin/dashboard');
  await page.clock.pauseAt(Date.now() + 5_000);
  const rename = (name: string) =>
    query(
      `update booking set first_name = $1
       where id = (select id from booking where archived_at is null order by created_at desc, id desc limit 1)`,
      [name],
    );
  await rename('Liveliana');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^Liveliana /).first(), 'when somebody comes back to the screen').toBeVisible();
  await rename('Minutia');
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^Minutia /).first(), 'by the look that the screen takes by itself').toBeVisible();
});

test('a part that could not be read says so, offers to try again, and invents nothing', async ({ page, context }) => {
  await signIn(context, admin);
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Revenue by month' }) });
  await whileFailing(['GET /admin/analytics'], async () => {
    await open(page, '/admin/dashboard');
    await expect(card).toContainText('This could not be loaded');
    await expect(card).not.toContainText('฿');
    await expect(page.getByText('Monthly revenue')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Pick-ups' })).toBeVisible();
  });
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByText('As a table')).toBeVisible();
});
