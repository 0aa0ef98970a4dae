import { expect, type Page } from '@playwright/test';
import { inDays } from '../journey.ts';
import { test } from '../journey-test.ts';
import { open as openPage } from '../open.ts';

const open = async (page: Page, part: string) => {
  await openPage(page, '/dev/components');
  return page.getByRole('region', { name: part, exact: true }).locator('[data-theme="light"]');
};

const day = (days: number) => `[data-date="${inDays(days)}"]`;

test('the range calendar shows two consecutive months and moves by one', async ({ page }) => {
  const months = (await open(page, 'Range calendar')).locator('caption');
  await expect(months.filter({ visible: true })).toHaveCount(2);
  const [first, second] = await months.allTextContents();
  expect(first).not.toBe(second);
  await page.getByRole('button', { name: 'Month after' }).first().click();
  await expect(months.first()).toHaveText(second ?? '');
  await page.getByRole('button', { name: 'Month before' }).first().click();
  await expect(months).toHaveText([first ?? '', second ?? '']);
});

test('the range calendar says why a day cannot be chosen, and does not choose it', async ({ page }) => {
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

for (const width of [390, 1440])
  test(`the range calendar shows the day that has the focus at ${width} px`, async ({ page }) => {
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

test('a time is one of 48 half hours', async ({ page }) => {
  const times = (await open(page, 'Fields')).getByLabel('Pick-up time').getByRole('option');
  await expect(times).toHaveCount(48);
  await expect(times.first()).toHaveText('00:00');
  await expect(times.last()).toHaveText('23:30');
});
