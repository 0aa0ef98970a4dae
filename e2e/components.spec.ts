import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { inDays } from './journey.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { open as openPage } from './open.ts';

const open = async (page: Page, part: string) => {
  await openPage(page, '/dev/components');
  return page.getByRole('region', { name: part, exact: true }).locator('[data-theme="light"]');
};

const day = (days: number) => `[data-date="${inDays(days)}"]`;

const isFocusBehind = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest('dialog') === null;
  });

test('a dialog keeps the focus, closes on Escape or on a click beside it, not on a drag that ends there, and gives the focus back', async ({
  page,
}) => {
  const part = await open(page, 'Dialogs');
  const opener = part.getByRole('button', { name: 'Cancel booking', exact: true });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Cancel booking' })).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isFocusBehind(page)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByText('The customer will be told').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a dialog scrolls by itself and holds the page behind it still', async ({ page }) => {
  const part = await open(page, 'Dialogs');
  await part.getByRole('button', { name: 'Read the terms' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 4000);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 4000);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // If the page had scrolled behind the dialog, this would end elsewhere.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + 400);
});

test('the range calendar is walked and chosen from by keyboard', async ({ page }) => {
  const part = await open(page, 'Range calendar');
  await part.locator(day(3)).focus();
  await page.keyboard.press('ArrowRight');
  await expect(part.locator(day(4))).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(part.locator(day(4))).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(part.locator(day(4))).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(part.locator(day(5))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(part.locator(day(6))).toBeFocused();
  await page.keyboard.press('Space');
  await expect(part.locator('[aria-pressed="true"]')).toHaveCount(3);
  await page.keyboard.press('End');
  await expect(part.locator(':focus')).toHaveAccessibleName(/^Sunday/);
  await page.keyboard.press('Home');
  await expect(part.locator(':focus')).toHaveAccessibleName(/^Monday/);
});

test('a busy button says what it does, keeps the focus, and takes no second press', async ({ page }) => {
  const part = await open(page, 'A button at work');
  await part.getByRole('button', { name: 'Save changes' }).dblclick();
  const busy = part.getByRole('button', { name: 'Saving...' });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(part.getByRole('status')).toHaveText('Saving...');
  await page.keyboard.press('Enter');
  await expect(part.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect(part.getByText('Saved: 1')).toBeVisible();
});

for (const { theme, width } of looksOf([
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 1440 },
]))
  test(`every piece is accessible and whole at ${width} px on a ${theme} page, which search engines leave out`, async ({
    page,
    context,
    baseURL,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'Buttons');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
