import { expect, test } from '@playwright/test';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';

/** Every text of the dashboard and the frame that the specification quotes, where it stands (document 2, section 2). */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

test('the frame greets by name, lets out, and names the screens', async ({ page }) => {
  await open(page, '/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const head = page.getByRole('banner');
  await expect(head).toContainText('Hello, Ploy Nakarin');
  await expect(head.getByRole('button', { name: 'Logout' })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Office' });
  for (const [name, path] of [
    ['Today', '/admin/dashboard'],
    ['Bookings', '/admin/bookings'],
    ['Calendar', '/admin/calendar'],
    ['Customers', '/admin/customers'],
    ['Vehicles', '/admin/vehicles'],
  ] as const)
    await expect(rail.getByRole('link', { name }), name).toHaveAttribute('href', path);
});

test('the dashboard has its figures, its newest bookings, its statuses and the state of the system', async ({
  page,
}) => {
  await open(page, '/admin/dashboard');
  const part = (name: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  const strip = page.getByLabel('Figures', { exact: true });
  for (const said of [
    'Monthly revenue',
    'Active bookings',
    'Available vehicles',
    /^Total vehicles: \d+/,
    /^Projected, \w+ 20\d\d$/,
  ])
    await expect(strip.getByText(said), `${said}`).toBeVisible();
  await expect(part('Bookings by status').getByRole('listitem')).toHaveText([
    /^Pending\d+$/,
    /^Confirmed\d+$/,
    /^Completed\d+$/,
    /^Cancelled\d+$/,
    /^Total\d+$/,
  ]);
  const [newest] = await query<{ number: string; customer: string; day: string }>(
    `select reference as number, first_name || ' ' || last_name as customer,
       to_char(pick_up_at at time zone 'Asia/Bangkok', 'FMDD Mon, HH24:MI') as day
     from booking where archived_at is null order by created_at desc, id desc limit 1`,
  );
  const row = part('Recent bookings')
    .getByRole('listitem')
    .filter({ hasText: newest?.number ?? '' });
  for (const said of [newest?.customer ?? '', newest?.day ?? '', /Pending|Confirmed|Completed|Cancelled/, /^฿[\d,.]+$/])
    await expect(row.getByText(said).first(), `${said}`).toBeVisible();
  for (const said of ['Database', 'Jobs', 'Mail', /^Payments/, 'Storage'])
    await expect(part('System status').getByRole('listitem').filter({ hasText: said }).first()).toBeVisible();
});

test('a business without bookings is told that there are none', async ({ page }) => {
  await query(`update booking set archived_at = '2000-01-01' where archived_at is null`);
  try {
    await open(page, '/admin/dashboard');
    await expect(page.getByText('No recent bookings', { exact: true })).toBeVisible();
  } finally {
    await query(`update booking set archived_at = null where archived_at = '2000-01-01'`);
  }
});

test('an unknown address of the office says so inside the frame', async ({ page }) => {
  for (const path of ['/admin/nothing', '/admin/dashboard/nothing']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Admin 404 - Not Found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();
  }
});
