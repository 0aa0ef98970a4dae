import { expect } from '@playwright/test';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of Pricing Management that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

test('three tabs, each an address', async ({ page }) => {
  await open(page, '/admin/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing Management');
  const tabs = page.getByRole('navigation', { name: 'Pricing' }).getByRole('link');
  await expect(tabs).toHaveText([/^Seasonal Rates/, /^Promo Codes/, /^Rate Calculator/]);
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/tab=promos/);
  await expect(page.getByRole('table')).toContainText('∞');
});

test('a new season begins with multiplier 1 and priority 1, for all categories, and all goes and comes by itself', async ({
  page,
}) => {
  await open(page, '/admin/pricing');
  await page.getByRole('button', { name: 'Add seasonal rate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Multiplier')).toHaveValue('1');
  for (const [name, value] of [
    ['min', '0.1'],
    ['max', '5'],
    ['step', '0.1'],
  ] as const)
    await expect(dialog.getByLabel('Multiplier')).toHaveAttribute(name, value);
  const priority = dialog.getByLabel('Priority').getByRole('option');
  await expect(priority).toHaveText(['1 - Normal', '2 - High', '3 - Override', '4 - Critical', '5 - Emergency']);
  await expect(dialog.getByText('Higher priority overrides lower')).toBeVisible();
  const all = dialog.getByRole('checkbox', { name: 'All categories' });
  const luxury = dialog.getByRole('checkbox', { name: 'Luxury' });
  await expect(all).toBeChecked();
  await luxury.check();
  await expect(all).not.toBeChecked();
  await luxury.uncheck();
  await expect(all).toBeChecked();
});

test('a new promo code is a percentage from one rental day on', async ({ page }) => {
  await open(page, '/admin/pricing?tab=promos');
  await page.getByRole('button', { name: 'Add promo code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Discount type').locator('option:checked')).toHaveText('Percentage');
  await expect(dialog.getByLabel('Minimum rental days')).toHaveValue('1');
  await expect(dialog.getByLabel('Discount value')).toHaveAttribute('max', '100');
});

test('the calculator says on the page what it needs', async ({ page }) => {
  await open(page, '/admin/pricing?tab=calculator');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
});

for (const width of [320, 768])
  test(`at ${width} px nothing runs out of the screen, and what can be done with a row is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/pricing', '/admin/pricing?tab=promos']) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      const remove = page.getByRole('button', { name: /^Delete / }).first();
      const box = await remove.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 1), path).toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: 'Add promo code' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  });

test('the year is chosen by keyboard, and stands in a table too', async ({ page }) => {
  await open(page, '/admin/pricing');
  await page.getByText('What applies, as a table').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'What applies' })).toContainText('Songkran');
  await page.getByRole('combobox', { name: 'Category' }).focus();
  await page.getByRole('list', { name: 'Year' }).getByRole('link').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/year=\d{4}/);
});
