import { expect, test } from '@playwright/test';
import { fillCustomer, holdFirst, searchFromHome, selectFirst } from './journey.ts';

test('reload and back keep what was typed, and going forward again holds one booking', async ({ page }) => {
  await searchFromHome(page, 34);
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.returns@example.com');
  await page.reload();
  await expect(page.getByLabel('License number')).toHaveValue('NSW 1234 5678');

  const created: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/bookings')) created.push(response.status());
  });
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('hannah.returns@example.com');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  expect(created).toEqual([200]);
});

test('what is wrong stands beside its field and in a summary that takes the focus', async ({ page }) => {
  await searchFromHome(page, 41);
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill('hannah@example');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Invalid email address' }).first();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('License number is required');
  await page.getByRole('link', { name: 'First name is required' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('a vehicle that is held is no longer offered to the next visitor for those days', async ({ page, browser }) => {
  await searchFromHome(page, 48);
  const list = page.url();
  const before = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await holdFirst(page, 'hannah.holds@example.com');
  const next = await (await browser.newContext()).newPage();
  await next.goto(list);
  await expect(next.getByRole('heading', { level: 1 })).not.toHaveText(before);
});

test('a vehicle that does not exist says so and leads on', async ({ page }) => {
  await page.goto('/booking?vehicle=0197f1a0-0000-7000-8000-000000000001');
  await expect(page.getByText('Vehicle Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Vehicles' })).toHaveAttribute('href', '/vehicles');
});
