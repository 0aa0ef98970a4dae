import { expect, type Page, test } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { inDays } from './journey.ts';
import { open as openPage } from './open.ts';

const open = async (page: Page, part: string) => {
  await openPage(page, '/dev/components');
  return page.getByRole('region', { name: part, exact: true }).locator('[data-theme="light"]');
};

const isFocusBehind = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest('dialog') === null;
  });

test.describe('a dialog', () => {
  test('closes on Escape and gives the focus back', async ({ page }) => {
    const part = await open(page, 'Dialogs');
    const opener = part.getByRole('button', { name: 'Cancel booking', exact: true });
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Cancel booking' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('closes on a click beside it, not on a drag that ends there', async ({ page }) => {
    const part = await open(page, 'Dialogs');
    const opener = part.getByRole('button', { name: 'Cancel booking', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The customer will be told').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('keeps the focus', async ({ page }) => {
    const part = await open(page, 'Dialogs');
    await part.getByRole('button', { name: 'Cancel booking', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await isFocusBehind(page)).toBe(false);
    }
  });

  test('holds the page behind it still, and scrolls by itself', async ({ page }) => {
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
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  });
});

test.describe('the range calendar', () => {
  const day = (days: number) => `[data-date="${inDays(days)}"]`;

  test('shows two consecutive months and moves by one', async ({ page }) => {
    const months = (await open(page, 'Range calendar')).locator('caption');
    await expect(months.filter({ visible: true })).toHaveCount(2);
    const [first, second] = await months.allTextContents();
    expect(first).not.toBe(second);
    await page.getByRole('button', { name: 'Month after' }).first().click();
    await expect(months.first()).toHaveText(second ?? '');
    await page.getByRole('button', { name: 'Month before' }).first().click();
    await expect(months).toHaveText([first ?? '', second ?? '']);
  });

  test('says why a day cannot be chosen, and does not choose it', async ({ page }) => {
    const part = await open(page, 'Range calendar');
    const taken = part.locator(day(12));
    await expect(taken).toBeDisabled();
    await expect(taken).toHaveAccessibleName(/Booked$/);
    await taken.click({ force: true });
    await expect(part.locator(day(3))).toHaveAttribute('aria-pressed', 'true');
    await expect(taken).toHaveAttribute('aria-pressed', 'false');
    await part.getByRole('button', { name: 'Month before' }).click();
    await expect(part.locator('[data-date]').first()).toHaveAccessibleName(/Past$/);
    for (let turns = 0; turns < 4; turns++) await part.getByRole('button', { name: 'Month after' }).click();
    await expect(part.locator('[data-date]').last()).toHaveAccessibleName(/Too far ahead$/);
  });

  test('is walked and chosen from by keyboard', async ({ page }) => {
    const part = await open(page, 'Range calendar');
    await part.locator(day(3)).focus();
    await page.keyboard.press('ArrowRight');
    await expect(part.locator(day(4))).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(part.locator(day(4))).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(part.locator('[aria-pressed="true"]')).toHaveCount(3);
    await page.keyboard.press('End');
    await expect(part.locator(':focus')).toHaveAccessibleName(/^Sunday/);
    await page.keyboard.press('Home');
    await expect(part.locator(':focus')).toHaveAccessibleName(/^Monday/);
  });

  for (const width of [390, 1440])
    test(`shows the day that has the focus at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const part = await open(page, 'Range calendar');
      await part.locator(day(3)).focus();
      for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp', 'PageUp', 'PageUp', 'PageUp']) {
        const before = await part.locator(':focus').getAttribute('data-date');
        await page.keyboard.press(key);
        await expect(part.locator(':focus')).not.toHaveAttribute('data-date', before ?? '');
        await expect(part.locator(':focus')).toBeVisible();
      }
    });
});

test('a time is one of 48 half hours', async ({ page }) => {
  const times = (await open(page, 'Fields')).getByLabel('Pick-up time').getByRole('option');
  await expect(times).toHaveCount(48);
  await expect(times.first()).toHaveText('00:00');
  await expect(times.last()).toHaveText('23:30');
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

for (const theme of ['light', 'dark'])
  for (const width of [390, 1440])
    test(`every piece is accessible at ${width} px on a ${theme} page`, async ({ page, context, baseURL }) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
      await open(page, 'Buttons');
      expect(await objectionsTo(page)).toEqual([]);
      expect(troubles).toEqual([]);
    });

test('no piece is wider than a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, 'Buttons');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a search engine is told to leave the page out', async ({ page }) => {
  await open(page, 'Buttons');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
