import { expect, type Page } from '@playwright/test';
import { inDays, today } from '../journey.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { person, signIn } from '../sign-in.ts';

/** Every text of Reports & Analytics that the specification quotes, in its place. */
test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

const figure = (page: Page, name: string) =>
  page
    .getByLabel('Figures', { exact: true })
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

test('an export that fails says so', async ({ page }) => {
  await open(page, '/admin/reports');
  await page.route('**/api/admin/reports/csv*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: 'CSV', exact: true }).click();
  await expect(page.getByText('Export failed. Please try again.', { exact: true })).toBeVisible();
});

test('the tabs are reached and changed by keyboard', async ({ page }) => {
  await open(page, '/admin/reports');
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Overview' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=revenue/);
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/admin\/reports$/);
});

test('days before there was a fleet say so, and an empty chart draws no scale', async ({ page }) => {
  await open(page, '/admin/reports?startDate=2001-01-01&endDate=2001-01-31');
  await expect(figure(page, 'Vehicle utilization')).toContainText('no vehicle was in the fleet in these days');
  await expect(page.getByText('No vehicle was in the fleet in these days.', { exact: true })).toBeVisible();
  await expect(page.getByText('No money moved in this time, or a year before.')).toBeVisible();
  await expect(page.locator('.recharts-yAxis')).toHaveCount(0);
});

test('the figures stand under the bars, and those who booked in the range are not all customers', async ({ page }) => {
  const query = `startDate=${inDays(-29)}&endDate=${today()}`;
  await open(page, `/admin/reports?${query}`);
  await expect(page.getByText('Thousand baht')).toBeVisible();
  const [bar, cell] = await Promise.all([
    page.locator('.recharts-xAxis-tick-labels .recharts-cartesian-axis-tick-label').last().boundingBox(),
    page.getByText('Thousand baht').locator('xpath=../span[last()]').boundingBox(),
  ]);
  const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0);
  expect(Math.abs(middle(bar) - middle(cell))).toBeLessThan(6);
  await expect(figure(page, 'Total customers')).not.toContainText('%');
  await expect(figure(page, 'Customers who booked')).toContainText('in these days');
  await page.getByRole('link', { name: 'All in this period' }).click();
  await expect(page).toHaveURL(new RegExp(`madeFrom=${inDays(-29)}&madeTo=${today()}`));
  await expect(page.getByText('Created from')).toBeVisible();
});

test('a whole month is named by its month, and no figure runs over its card at 1280', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin/reports?tab=revenue&startDate=2026-01-01&endDate=2026-02-28&type=monthly');
  await expect(page.getByRole('rowheader', { name: 'Jan 2026', exact: true })).toBeVisible();
  for (const path of ['/admin', '/admin/reports', '/admin/reports?tab=revenue']) {
    await open(page, path);
    const over = await page
      .locator('dl > div > dd > span:first-child')
      .evaluateAll((values) => values.filter((value) => value.scrollWidth > value.clientWidth).length);
    expect(over, path).toBe(0);
  }
});
