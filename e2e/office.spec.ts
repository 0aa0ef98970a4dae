import { expect } from '@playwright/test';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { problemsOf } from './page-facts.ts';
import { admin, person, signIn, signInOn, tokenOf } from './sign-in.ts';

test('nobody is sent to sign in, and comes back to the screen that was asked for', async ({ page }) => {
  await page.goto('/admin/audit?subjectKind=booking');
  await expect(page).toHaveURL(/\/login\?/);
  await signInOn(page, admin);
  await expect(page).toHaveURL(/\/admin\/audit\?subjectKind=booking$/);
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Booking' })).toBeVisible();
});

test('a customer is turned away from every page of the office, unknown ones too', async ({ context }) => {
  await signIn(context, await person('CUSTOMER', 'Hannah', 'Keller'));
  for (const path of ['/admin', '/admin/dashboard', '/admin/audit', '/admin/nothing', '/ADMIN/Audit']) {
    const answer = await context.request.get(path);
    expect(answer.url(), path).toMatch(/\/unauthorized$/);
    expect(await answer.text(), path).toContain('Access Denied');
  }
});

test('staff find their frame, and are denied what is for admins', async ({ page, context }) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('banner')).toContainText('Test payments.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  const rail = page.getByRole('navigation', { name: 'Office' });
  await expect(rail.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expect(rail.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  for (const [name, path] of [
    ['Today', '/admin/dashboard'],
    ['Bookings', '/admin/bookings'],
    ['Calendar', '/admin/calendar'],
    ['Customers', '/admin/customers'],
    ['Vehicles', '/admin/vehicles'],
  ] as const)
    await expect(rail.getByRole('link', { name }), name).toHaveAttribute('href', path);
  await expect(page.getByRole('banner')).toContainText(/Good (morning|afternoon|evening), Ploy Nakarin/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText('Failed emails')).toHaveCount(0);
  for (const path of ['/admin/audit', '/ADMIN/%61udit', '/admin/audit/user/1'])
    expect((await context.request.get(path)).url(), path).toMatch(/\/unauthorized$/);
});

test('who came with a one-time password chooses another one first', async ({ context }) => {
  const email = await person('STAFF', 'Somchai', 'Newcomer');
  await signIn(context, email);
  await query('update app_user set must_change_password = true where email = $1', [email]);
  const answer = await context.request.get('/admin/dashboard');
  expect(answer.url()).toMatch(/\/new-password\?returnTo=%2Fadmin%2Fdashboard$/);
});

test('the data of a screen is denied as the screen is', async ({ context }) => {
  const read = (path: string) => context.request.get(path, { maxRedirects: 0 });
  const dataOf = async (path: string) => `${(await read(path)).status()} ${await (await read(path)).text()}`;
  expect(await dataOf('/admin/audit.data')).toMatch(/^202 .*\/login/s);
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  for (const path of ['/admin/audit.data', '/admin/audit.data?_routes=office/audit/audit', '/Admin/Audit.data'])
    expect(await dataOf(path)).toMatch(/^202 .*\/unauthorized/s);
  expect((await read('/admin/dashboard')).headers()['cache-control']).toBe('no-store');
});

test('an admin reads what staff have just done, filters it, and finds all that happened to the record', async ({
  page,
  context,
  request,
}) => {
  const staff = await tokenOf(await person('STAFF', 'Ploy', 'Nakarin'));
  const { data } = await (await request.get('/api/reviews?page=1&limit=1', { headers: staff })).json();
  const [{ id, bookingNumber }] = data;
  for (const hidden of [true, false]) {
    const changed = await request.patch(`/api/reviews/${id}`, { headers: staff, data: { hidden } });
    expect(changed.ok()).toBe(true);
  }
  await signIn(context, admin);
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/Ploy Nakarin showed the review of .* again/).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('searchbox').fill(bookingNumber);
  await page.getByLabel('Action').selectOption({ label: 'Review hidden' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=.*action=review.hidden/);
  const entry = page.getByText(/^Ploy Nakarin hid the review of /).first();
  await expect(entry).toContainText(bookingNumber);
  await expect(page.getByText(/showed the review/)).toHaveCount(0);
  await entry.click();
  const change = page.getByRole('row', { name: /Hidden/ }).first();
  await expect(change.getByRole('cell')).toContainText([/no$/, /yes$/]);
  await expect(page.getByText('127.0.0.1').first()).toBeVisible();
  await page.getByRole('link', { name: /^Remove Review hidden/ }).click();
  await expect(page.getByText(/^Ploy Nakarin showed the review/).first()).toBeVisible();
  await expect(page.getByLabel('Action')).toHaveValue('');
  await expect(page.getByRole('searchbox')).toHaveValue(bookingNumber);
  await page
    .getByText(/^Ploy Nakarin showed the review/)
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Everything about / })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/audit/review/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bookingNumber);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ploy Nakarin' }).first()).toContainText(
    'showed the review',
  );
});

test('logging out ends it, and the way back shows nothing', async ({ page, context }) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await page.goto('/admin/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  expect((await context.request.get('/api/auth/me')).status()).toBe(401);
});

test('where the rail has no room it is a drawer, which closes on Escape, beside it and on the way', async ({
  page,
  context,
}) => {
  await signIn(context, admin);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  const opener = page.locator('summary[aria-label="Office menu"]');
  const rail = page.getByRole('navigation', { name: 'Office' });
  await expect(rail).toBeHidden();
  await opener.click();
  await expect(rail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rail).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(700, 500);
  await expect(rail).toBeHidden();
  await opener.click();
  await rail.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await expect(rail).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('one field finds a vehicle, a screen and nothing at all, says when it cannot ask, and opens what the arrows chose', async ({
  page,
  context,
}) => {
  const problems = problemsOf(page);
  await signIn(context, admin);
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search and commands' });
  await field.fill('toyota');
  await expect(page.getByRole('option', { name: /^Toyota/ }).first()).toBeVisible();
  await page.route('**/api/admin/search?*', (route) => route.abort());
  const unreachable = page.getByText('Network error - please check your connection');
  await field.fill('toyot');
  await expect(unreachable).toBeVisible();
  for (const problem of problems.splice(0)) expect(problem).toContain('net::ERR_FAILED');
  await page.unroute('**/api/admin/search?*');
  await field.fill('toyota');
  await expect(page.getByRole('option', { name: /^Toyota/ }).first()).toBeVisible();
  await expect(unreachable).toBeHidden();
  await field.fill('nothing is called like this');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field.fill('cal');
  await expect(page.getByRole('option', { name: 'Calendar' })).toBeVisible();
  while ((await page.getByRole('option', { selected: true }).textContent())?.includes('Calendar') === false)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/calendar$/);
  expect(problems).toEqual([]);
});
