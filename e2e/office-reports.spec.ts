import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { inDays, today } from './journey.ts';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';

test.beforeEach(async ({ context }) => signIn(context, await person('STAFF', 'Ploy', 'Nakarin')));

const figure = (page: Page, name: string) =>
  page
    .getByLabel('Figures', { exact: true })
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();
const baht = (amount: number) =>
  `${amount < 0 ? '−' : ''}฿${Math.abs(amount).toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })}`;

test('it opens with the last 30 days; days, preset, period and tab are in the address and come back', async ({
  page,
}) => {
  await open(page, '/admin/reports');
  await expect(page.getByLabel('From')).toHaveValue(inDays(-29));
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(today());
  await page.getByLabel('From').fill(inDays(-59));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(-59)}`));
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Revenue' }).click();
  await expect(page).toHaveURL(/tab=revenue/);
  await page.getByRole('link', { name: 'Weekly' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=revenue&startDate=${inDays(-59)}&endDate=${today()}&type=weekly`));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Revenue by week' })).toBeVisible();
  await expect(page.getByLabel('Days')).toHaveValue('');
  await page.getByLabel('Days').selectOption('Last 90 days');
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(-89)}`));
  await page.goBack();
  await expect(page.getByLabel('From')).toHaveValue(inDays(-59));
});

test('the figures are those of the calls, and the parts add up to the total', async ({ page, context }) => {
  const asked = `startDate=${inDays(-89)}&endDate=${today()}&type=monthly`;
  const { data } = await (await context.request.get(`/api/admin/reports/revenue?${asked}`)).json();
  await open(page, `/admin/reports?tab=revenue&${asked}`);
  await expect(figure(page, 'Total revenue')).toContainText(baht(data.revenue.total));
  await expect(figure(page, 'Earned')).toContainText(baht(data.earned.total));
  for (const name of ['Revenue by month', 'Revenue by payment method']) {
    const last = page.getByRole('table', { name }).getByRole('row').last();
    await expect(last).toContainText('Total');
    await expect(last).toContainText(baht(data.revenue.total));
  }
});

test('the open tab is taken away as CSV with the figure of the screen', async ({ page }) => {
  await open(page, '/admin/reports?tab=revenue');
  const said = (await figure(page, 'Total revenue').locator('dd > span').first().textContent()) ?? '';
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV', exact: true }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  // A file has numbers, without the noughts that end them.
  expect(text).toContain(String(Number(said.replaceAll(/[฿,]/g, '').replace('−', '-'))));
});

test('PDF and Excel come as such', async ({ page }) => {
  await open(page, '/admin/reports');
  for (const [name, head] of [
    ['PDF', '%PDF'],
    ['Excel', 'PK'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    const bytes = await readFile(await (await waiting).path());
    expect(bytes.subarray(0, head.length).toString()).toBe(head);
  }
});

test('what cannot be read says so, invents nothing, keeps the range and comes with the next try', async ({ page }) => {
  const path = `/admin/reports?tab=overview&startDate=${inDays(-9)}&endDate=${today()}&type=daily`;
  await query('alter table ledger_entry rename to ledger_entry_away');
  try {
    await open(page, path);
    await expect(page.getByText('Failed to fetch report data')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('฿');
    await expect(page.getByLabel('From')).toHaveValue(inDays(-9));
  } finally {
    await query('alter table ledger_entry_away rename to ledger_entry');
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Total revenue')).toContainText('฿');
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(-9)}`));
});

test('a side report that cannot be read leaves the others be', async ({ page }) => {
  await query('alter table customer rename column nationality to nationality_away');
  try {
    await page.goto('/admin/reports?tab=customers');
    await expect(page.getByText('Failed to fetch report data')).toBeVisible();
    await page.goto('/admin/reports?tab=vehicles');
    await expect(figure(page, 'Total vehicles')).toBeVisible();
  } finally {
    await query('alter table customer rename column nationality_away to nationality');
  }
});

test('a whole list is written by a job and downloaded', async ({ page }) => {
  await open(page, '/admin/reports');
  await page.getByLabel('What', { exact: true }).selectOption('Bookings');
  await page.getByRole('button', { name: 'Start export' }).click();
  const row = page.getByRole('list', { name: 'Exports of the last days' }).getByRole('listitem').first();
  await expect(row.getByText('Ready')).toBeVisible({ timeout: 20_000 });
  const waiting = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Download/ }).click();
  expect((await readFile(await (await waiting).path())).length).toBeGreaterThan(100);
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
  await expect(page.getByText('No money moved in this time, nor a year before it.')).toBeVisible();
  await expect(page.locator('.recharts-yAxis')).toHaveCount(0);
});

test('the figures stand under the bars, and those who booked in the range are not all customers', async ({ page }) => {
  const asked = `startDate=${inDays(-29)}&endDate=${today()}`;
  await open(page, `/admin/reports?${asked}`);
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
  await expect(page.getByText('Made from')).toBeVisible();
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

for (const language of ['en', 'th'] as const)
  for (const theme of ['light', 'dark'] as const)
    test(`axe objects to nothing, ${language}, ${theme}, and nothing reaches over the edge`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      await context.addCookies(
        Object.entries({ language, theme }).map(([name, value]) => ({
          name,
          value,
          url: test.info().project.use.baseURL ?? '',
        })),
      );
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const tab of ['overview', 'revenue', 'customers', 'vehicles']) {
          await open(page, `/admin/reports?tab=${tab}`);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, `${tab} at ${width}`).toBeLessThanOrEqual(width);
          expect(await objectionsTo(page), `${tab} at ${width}`).toEqual([]);
        }
      }
    });
