import { expect } from '@playwright/test';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of the content's screens that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

test('the list has its title, button, search and columns', async ({ page }) => {
  await open(page, '/admin/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Management');
  await expect(page.getByRole('link', { name: 'Create New Page' })).toHaveAttribute('href', '/admin/content/create');
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search pages by title or slug...');
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Slug', 'Status', 'Last Updated', 'Actions']);
  const row = page.getByRole('row', { name: /\/terms/ });
  await expect(row).toContainText('Published');
  await expect(row.getByRole('link', { name: /^\/terms/ })).toHaveAttribute('target', '_blank');
  await expect(row.getByRole('link', { name: /^Edit / })).toHaveAttribute('href', /\/admin\/content\/edit\//);
});

test('deleting asks in the line itself, with Yes and No', async ({ page }) => {
  await query(
    `insert into content_page (slug, title, content, created_at, updated_at) values ('to-go', 'To go', 'x', now(), now())`,
  );
  await open(page, '/admin/content?search=to-go');
  await page.getByRole('button', { name: 'Delete To go' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Yes/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete To go' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^No/ })).toHaveText('No');
  await page.getByRole('button', { name: /^Yes/ }).click();
  await expect(page.getByText('No pages match your search query.')).toBeVisible();
});

test('the editor has its fields, hints and sentences', async ({ page }) => {
  await open(page, '/admin/content/create');
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Page' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/content');
  const english = page.getByRole('region', { name: 'English' });
  await expect(english.getByLabel('Page Title *')).toBeVisible();
  await expect(english.getByLabel('Page Content *')).toHaveAttribute('rows', '15');
  await expect(english.getByText('**bold**, *italic*, ## heading, [link](address), - list item.')).toBeVisible();
  const meta = english.getByLabel('Meta Description');
  await expect(english.getByText('0 / 160 characters')).toBeVisible();
  await meta.fill('x'.repeat(161));
  await expect(english.getByText('161 / 160 characters')).toBeVisible();
  await expect(english.getByText('(Too long)')).toBeVisible();

  await english.getByLabel('Page Title *').fill('Ours');
  await page.getByLabel('URL Slug *').fill('Vehicles');
  const area = english.getByLabel('Page Content *');
  await area.fill('Hello');
  await area.selectText();
  await page.keyboard.press('Control+b');
  await expect(area).toHaveValue('**Hello**');
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('Hello');
  await english.getByRole('button', { name: 'List item' }).click();
  await expect(area).toHaveValue('- Hello');
  await area.press('Tab');
  await expect(area).not.toBeFocused();
  await expect(page.getByText(/\/vehicles$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(page.getByText('Failed to save page')).toBeVisible();
  await expect(page.getByText('This address belongs to a screen of the site').first()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/content$/);
});

test('an unknown page says Page not found, and after three seconds the list is there', async ({ page }) => {
  await open(page, '/admin/content/edit/no-such-page');
  await expect(page.getByText('Page not found').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/content$/, { timeout: 6000 });
});
