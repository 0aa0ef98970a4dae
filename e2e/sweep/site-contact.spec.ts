import { expect } from '@playwright/test';
import { fill, received, send, success, withMap } from '../contact-page.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';

test('nobody comes upon the field for robots, and a robot that fills it in is not heard', async ({ page }) => {
  await withMap(page);
  await page.goto('/contact');
  const trap = page.locator('input[name=website]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await page.getByLabel('Subject').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
  await fill(page, 'Cheap watches');
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://watches.example';
  });
  await send(page, { openedAgo: { minutes: 1 } });
  await expect(page.getByText(success)).toBeVisible();
  expect(await received(page, 'Cheap watches')).toEqual([]);
});

test('the map comes when it is pressed, in a frame with a name; until then nothing is asked of its site', async ({
  page,
}) => {
  await withMap(page);
  await page.setViewportSize({ width: 390, height: 480 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host === 'www.openstreetmap.org') requests.push(request.url());
  });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const button = page.getByRole('button', { name: 'Open the map, Main office' });
  await button.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await button.click();
  const frame = page.getByTitle('Map: Main office');
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText('a map')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(page.getByText('Loading the map…')).toHaveCount(0);
});

test('a map that cannot be reached says so, beside the one link to directions', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Open the map, Main office' }).click();
  await expect(
    page.getByText("Map Unavailable: The interactive map couldn't load, but you can still view our location."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Directions', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=13/,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('today’s hours are marked, and the address can be copied', async ({ page, context, baseURL }) => {
  await withMap(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await page.goto('/contact');
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Bangkok' }).format(new Date());
  const marked = page.getByRole('row').and(page.locator('[aria-current=date]'));
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(/^S/.test(day) ? day : 'Monday to Friday');
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Sathorn');
});
