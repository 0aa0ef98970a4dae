import { expect, type Page } from '@playwright/test';
import { categoryFeatures } from '#kernel/category-limits.ts';
import { whileFailing } from '../failing.ts';
import { holdBack } from '../hold-back.ts';
import { inDays } from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text on add-ons and categories that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first(), text).toBeVisible();
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('Addon Management has its head, its filters, and says when it found nothing', async ({ page }) => {
  await open(page, '/admin/addons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addon Management');
  await expect(page.getByText(/GPS, child seats and insurance packages/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Addon' })).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Category', { exact: true })).toBeHidden();
  await filters.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Category', { exact: true }).getByRole('option')).toHaveText([
    ...['All categories', 'Equipment', 'Safety', 'Convenience', 'Service', 'Insurance'],
  ]);
  await expect(page.getByLabel('Status', { exact: true }).getByRole('option')).toHaveText([
    'All',
    'Active',
    'Inactive',
  ]);
  await page.getByLabel('Category', { exact: true }).selectOption('Safety');
  await expect(page).toHaveURL('/admin/addons?category=safety');
  await expect(rowOf(page, 'Child seat')).toBeVisible();
  await expect(rowOf(page, 'Roof box')).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(rowOf(page, 'Roof box')).toBeVisible();
  await open(page, '/admin/addons?search=nothing+is+called+so');
  await expectText(page, 'No addons found');
});

test('a list that takes its time says that it is on its way', async ({ page }) => {
  await open(page, '/admin/addons');
  const letThrough = await holdBack(page, /\/admin\/addons\.data|\/api\/addons/);
  await page.getByRole('searchbox').first().fill('seat');
  await page.keyboard.press('Enter');
  const loading = page.getByText('Loading addons...', { exact: true });
  await expect(loading).toBeInViewport();
  expect((await loading.boundingBox())?.height ?? 0).toBeGreaterThan(5);
  letThrough();
  await expect(loading).toHaveCount(0);
});

test('a row says price, stock, order and terms', async ({ page }) => {
  await query(`update addon set is_active = true, show_on_website = true, current_stock = 4 where name = 'Child seat'`);
  await open(page, '/admin/addons');
  const seat = rowOf(page, 'Child seat');
  for (const head of ['Pricing', 'Stock', 'Sort Order', 'Active', 'Show on website'])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
  for (const text of ['Safety', 'Active', 'Visible', 'Has Terms'])
    await expect(seat.getByText(text, { exact: true }).first(), text).toBeVisible();
  await expect(seat).toContainText('Daily: ฿150 | Weekly: ฿750 | Monthly: ฿2,400');
  await expect(seat).toContainText('4 / 6');
  await expect(rowOf(page, 'Additional driver')).toContainText('Fixed: ฿300');
  await expect(rowOf(page, 'Additional driver')).toContainText('(Unlimited)');
  await query(`update addon set current_stock = 5 where name = 'Additional driver'`);
  await open(page, '/admin/addons');
  await expect(rowOf(page, 'Additional driver').getByText('5 (Unlimited)', { exact: true })).toBeVisible();
  await query(`update addon set monthly_price_satang = null, weekly_price_satang = null, daily_price_satang = null
    where name = 'Extra helmet'`);
  await open(page, '/admin/addons?search=helmet');
  await expectText(page, 'No pricing set');
  await expectText(page, 'Customers cannot book it until it has a price, or is free of charge.');
  await query(`update addon set daily_price_satang = 4000 where name = 'Extra helmet'`);
});

test('the form has its six sections, its defaults, and its words while it saves', async ({ page }) => {
  await open(page, '/admin/addons');
  await page.getByRole('button', { name: 'Add Addon' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Addon' });
  await expect(form.getByRole('heading', { level: 3 })).toHaveText([
    ...['Basic Information', 'Vehicles', 'Pricing', 'Inventory', 'Display Settings', 'Additional Information'],
  ]);
  await expect(form.getByLabel('Category *')).toHaveValue('equipment');
  await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
  await expect(form.getByRole('switch', { name: 'Show on website' })).toBeChecked();
  await expect(form.getByLabel('Current stock *')).toHaveValue('0');
  await expect(form.getByLabel('Sort order')).toHaveValue('0');
  await expect(form.locator('input[type=file]')).toHaveAttribute('accept', 'image/*');
  await expect(form.getByLabel('Fixed price', { exact: true })).toHaveCount(0);
  await form.getByRole('switch', { name: 'Fixed pricing' }).click();
  await expect(form.getByLabel('Fixed price *')).toBeVisible();
  for (const hidden of ['Daily price', 'Weekly price', 'Monthly price'])
    await expect(form.getByLabel(hidden), hidden).toHaveCount(0);
  await form.getByRole('switch', { name: 'Free of charge' }).click();
  await expect(form.getByLabel('Fixed price *')).toHaveCount(0);
  await form.getByRole('switch', { name: 'Free of charge' }).click();
  await form.getByLabel('Name *').fill('Kite');
  await form.getByLabel('Description *').fill('Flies');
  await form.getByLabel('Fixed price *').fill('50');
  for (const [isAnswered, text] of [
    [true, 'Failed to save addon'],
    [false, 'An error occurred while saving the addon'],
  ] as const) {
    await page.route('**/api/addons', (route) =>
      isAnswered ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
    await form.getByRole('button', { name: 'Create Addon' }).click();
    await expectText(page, text);
    await expect(form.getByLabel('Name *')).toHaveValue('Kite');
    await page.unroute('**/api/addons');
  }
  const letThrough = await holdBack(page, '**/api/addons');
  await form.getByRole('button', { name: 'Create Addon' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  letThrough();
  await expectText(page, 'Kite created');
  await page.getByRole('button', { name: 'Edit Kite' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Addon' }).getByText('Update Addon')).toBeVisible();
  await query(`delete from addon where name = 'Kite'`);
});

test('switches and deletes that fail say so, and go back', async ({ page }) => {
  await open(page, '/admin/addons?search=dash');
  const camera = rowOf(page, 'Dash camera');
  for (const [name, failed, broken] of [
    ['Active', 'Failed to update addon status', 'An error occurred while updating addon status'],
    ['Show on website', 'Failed to update addon visibility', 'An error occurred while updating addon visibility'],
  ] as const)
    for (const [isAnswered, text] of [
      [true, failed],
      [false, broken],
    ] as const) {
      await page.route('**/api/addons/*', (route) =>
        isAnswered ? route.fulfill({ status: 500, body: '' }) : route.abort(),
      );
      const flip = camera.getByRole('switch', { name: new RegExp(`^${name}`) });
      await flip.click();
      await expect(page.getByText(text, { exact: false }).last(), text).toBeVisible();
      await expect(flip).toBeChecked();
      await page.unroute('**/api/addons/*');
    }
  await page.getByRole('button', { name: 'Delete Dash camera' }).click();
  // Bookings may use it by now.
  await expect(page.getByText(/^Are you sure you want to (delete|archive) this add-?on\?$/)).toBeVisible();
  for (const [isAnswered, text] of [
    [true, 'Failed to delete addon'],
    [false, 'An error occurred while deleting the addon'],
  ] as const) {
    await page.route('**/api/addons/*', (route) =>
      isAnswered ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Delete|Archive)$/ })
      .click();
    await expectText(page, text);
  }
});

test('a list that cannot be loaded says so, and is asked for again', async ({ page }) => {
  await open(page, '/admin/dashboard');
  const rail = page.getByRole('navigation', { name: 'Office', exact: true });
  for (const [screen, call, text] of [
    ['Add-ons', 'GET /addons', 'Failed to fetch addons'],
    ['Categories', 'GET /admin/categories', 'Failed to load categories'],
  ] as const) {
    await whileFailing([call], async () => {
      await rail.getByRole('link', { name: screen }).click();
      await expectText(page, text);
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  }
});

test('Category Management has its table, its 20 features, and its words where saving and deleting fail', async ({
  page,
}) => {
  await open(page, '/admin/categories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category Management');
  await expect(page.getByRole('columnheader')).toHaveText(['Category', 'Description', 'Features', 'Status', 'Actions']);
  await expect(page.getByText('+1 more').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add category' }).click();
  const form = page.getByRole('dialog', { name: 'Add new category' });
  expect(categoryFeatures).toHaveLength(20);
  await expect(form.getByRole('group').getByRole('checkbox')).toHaveCount(20);
  for (const feature of categoryFeatures) await expect(form.getByLabel(feature, { exact: true })).toBeVisible();
  await form.getByLabel('Name *').fill('Kites');
  for (const [isAnswered, text] of [
    [true, 'Failed to save category'],
    [false, 'Error saving category.'],
  ] as const) {
    await page.route('**/api/admin/categories', (route) =>
      isAnswered ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
    await form.getByRole('button', { name: 'Create category' }).click();
    await expectText(page, text);
    await expect(form.getByLabel('Name *')).toHaveValue('Kites');
  }
});

test('the terms of an add-on are read in the language of the visitor', async ({ page, baseURL }) => {
  for (const [language, terms] of [
    ['th', 'หากเครื่องสูญหาย'],
    ['en', 'A lost router is charged at ฿2,500.'],
  ] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const { id } = (await (await page.request.get('/api/vehicles/available?page=1&limit=1')).json()).data[0];
    await open(
      page,
      `/booking?${new URLSearchParams({ vehicle: id, pickupDate: inDays(50), returnDate: inDays(53) })}`,
    );
    const name = language === 'th' ? 'พ็อกเก็ตไวไฟ' : 'Pocket Wi-Fi';
    const wifi = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await wifi.locator('summary').click();
    await expect(wifi.locator(`[lang=${language}]`).filter({ hasText: terms })).toBeVisible();
  }
});
