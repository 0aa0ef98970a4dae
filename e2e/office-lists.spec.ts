import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { open } from './open.ts';
import { admin, person, signIn } from './sign-in.ts';

const ploy = () => person('STAFF', 'Ploy', 'Nakarin');

const tables = [
  ['/admin/bookings', 'Customer', 'Booking', '"Email"'],
  ['/admin/customers', 'Contact', 'Customer', '"Email"'],
  ['/admin/vehicles?look=list', 'Plate', 'Vehicle', '"Licence plate"'],
] as const;

for (const [path, column, first, gone] of looksOf(tables))
  test(`columns of ${path} are chosen by keyboard, stay in the address, and go into the file`, async ({
    page,
    context,
  }) => {
    await signIn(context, await ploy());
    await open(page, path);
    const head = page.getByRole('columnheader', { name: column, exact: true });
    await expect(head).toBeVisible();
    const menu = page.locator('summary', { hasText: 'Columns' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Hide ${column}`, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]columns=/);
    await expect(head).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: first, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Show ${column}`, exact: true })).toBeFocused();

    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^(bookings|customers|vehicles)-20\d\d-\d\d-\d\d\.csv$/);
    const [heads = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(heads).toContain('","');
    expect(heads).not.toContain(gone);

    await page.reload();
    await expect(head).toHaveCount(0);
    await page.locator('summary', { hasText: 'Columns' }).click();
    await page.getByRole('link', { name: 'All columns' }).click();
    await expect(head).toBeVisible();
    await expect(page).not.toHaveURL(/columns=/);
  });

test('a page past the end leads back to the last one', async ({ page, context }) => {
  await signIn(context, await ploy());
  await open(page, '/admin/bookings?page=9999');
  await expect(page).toHaveURL(/\/admin\/bookings\?page=\d{1,3}$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('what is asked again and again is kept as a view, and found as it was', async ({ page, context }) => {
  await signIn(context, await person('STAFF', 'View', 'Keeper'));
  await open(page, '/admin/bookings');
  await expect(page.getByText('Save view')).toHaveCount(0);
  await open(page, '/admin/bookings?status=confirmed&sort=-total');
  await page.getByText('Save view').click();
  await page.getByLabel('Name of the view').fill('Large ones');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Large ones saved')).toBeVisible();
  const views = page.getByRole('list', { name: 'My views' });
  await expect(views.getByRole('link', { name: 'Large ones' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Save view')).toHaveCount(0);

  await open(page, '/admin/bookings');
  await views.getByRole('link', { name: 'Large ones' }).click();
  await expect(page).toHaveURL('/admin/bookings?status=confirmed&sort=-total');
  expect(await accessibilityViolations(page)).toEqual([]);
  await open(page, '/admin/customers');
  await expect(page.getByRole('link', { name: 'Large ones' })).toHaveCount(0);

  await open(page, '/admin/bookings');
  await views.getByRole('button', { name: 'Remove Large ones' }).click();
  await expect(page.getByText('Large ones removed')).toBeVisible();
  await expect(views).toHaveCount(0);
});

test('what is typed while a list is on its way is the next question', async ({ page, context }) => {
  await signIn(context, await ploy());
  await open(page, '/admin/bookings?search=nobody&paymentStatus=paid');
  const field = page.getByRole('searchbox');
  await field.fill('not asked yet');
  const letThrough = await holdBack(page, /\/admin\/bookings\.data/);
  await page.getByRole('list', { name: 'Filters' }).getByRole('link', { name: 'Clear filters' }).click();
  await field.fill('somebody');
  letThrough();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
  await expect(field).toHaveValue('somebody');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings\?search=somebody$/);
  await page.goBack();
  await expect(field).toHaveValue('');
});

for (const path of ['/admin/bookings', '/admin/customers', '/admin/audit'])
  test(`on a phone ${path} comes before its filters, which one press brings from the bottom`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(context, admin);
    await open(page, path);
    const first =
      path === '/admin/audit' ? page.getByRole('main').locator('li').last() : page.locator('tbody tr').first();
    if (path !== '/admin/audit') expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeInViewport({ ratio: 1 });
    const box = await sheet.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });

test('on a phone the calendar comes before its filters, which one press shows', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, await ploy());
  await open(page, '/admin/calendar');
  const filters = page.getByRole('search').first();
  await expect(filters).toBeHidden();
  await expect(page.locator('[data-row]').first()).toBeInViewport();
  await page.getByText('Filters and legend', { exact: true }).click();
  await expect(filters).toBeVisible();
});

test('the rows of the desk begin high up, under one row of tabs and one of tools', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(context, await ploy());
  await open(page, '/admin/bookings');
  expect((await page.locator('tbody tr').first().boundingBox())?.y).toBeLessThanOrEqual(260);
  const views = page.getByRole('navigation', { name: 'Views' });
  expect((await views.boundingBox())?.height).toBeLessThanOrEqual(41);
  expect((await page.getByRole('search').boundingBox())?.height).toBeLessThanOrEqual(38);
});

test('a filter that is set in the sheet counts, shows how many are left, and stays when the sheet is closed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, await ploy());
  await open(page, '/admin/bookings');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Payment', { exact: true }).selectOption('Paid');
  await expect(page).toHaveURL(/\?paymentStatus=paid$/);
  await sheet.getByLabel('Created from').fill('01/01/2020');
  await sheet.getByRole('button', { name: /^Show [\d,]+ bookings?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?paymentStatus=paid&madeFrom=2020-01-01$/);
  await expect(page.getByRole('button', { name: 'Filters 2 set' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await sheet.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

test('“More filters” of a desk keeps what the row has', async ({ page, context }) => {
  await signIn(context, await ploy());
  await open(page, '/admin/bookings?paymentStatus=paid');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('dialog', { name: 'More filters' }).getByLabel('Pick-up from').fill('01/01/2020');
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL(/\?paymentStatus=paid&from=2020-01-01$/);
  await expect(page.getByRole('button', { name: 'More filters 1 set' })).toBeVisible();
  // What has no field in the row is kept when the row asks.
  await page.getByLabel('Order', { exact: true }).selectOption('Newest first');
  await expect(page).toHaveURL(/\?paymentStatus=paid&from=2020-01-01&sort=-created$/);
});
