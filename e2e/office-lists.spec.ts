import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { open } from './open.ts';
import { person, signIn } from './sign-in.ts';

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
  await open(page, '/admin/bookings?search=nobody&status=confirmed');
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

for (const [path, row, fold] of [
  ['/admin/bookings', 'tbody tr', 'Search and filters'],
  ['/admin/customers', 'tbody tr', 'Search and filters'],
  ['/admin/calendar', '[data-row]', 'Filters and legend'],
] as const)
  test(`on a phone ${path} comes before its filters, which one press shows`, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(context, await ploy());
    await open(page, path);
    const filters = page.getByRole('search').first();
    await expect(filters).toBeHidden();
    await expect(page.locator(row).first()).toBeInViewport();
    await page.getByText(fold, { exact: true }).click();
    await expect(filters).toBeVisible();
  });
