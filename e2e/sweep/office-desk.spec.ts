import { expect } from '@playwright/test';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { admin, signIn } from '../sign-in.ts';

test('the print of the day holds its board and no more', async ({ page, context }) => {
  await signIn(context, admin);
  await open(page, '/admin/dashboard');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Pick-ups' })).toBeVisible();
  for (const name of ['Recent bookings', 'System status', 'Recent changes'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeHidden();
});

test('the log is filtered without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await signIn(context, admin);
  const page = await context.newPage();
  await page.goto('/admin/audit');
  await page.getByRole('searchbox').fill('nothing is called like this');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await context.close();
});

test('from the office to the website and back the frames are whole', async ({ page, context }) => {
  await signIn(context, admin);
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'To the website' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();
});
