import { expect } from '@playwright/test';
import { test } from './visitors.ts';

test('a page is read in both languages, with its title and description', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rental terms');
  await expect(page).toHaveTitle(/^Rental terms - Saphan/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3,}/);
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');
  await expect(page.locator('article')).not.toContainText('{{');

  await page.getByRole('button', { name: /ไทย/ }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.locator('article')).toHaveAttribute('lang', 'th');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[ก-๙]/);
  await expect(page).toHaveTitle(/[ก-๙].* - Saphan/);
});

test('the list of contents leads to its sections, without scripts too, and marks the one being read', async ({
  anotherVisitor,
}) => {
  const quiet = await anotherVisitor({ javaScriptEnabled: false, viewport: { width: 1440, height: 700 } });
  await quiet.goto('/terms');
  const contents = quiet.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').nth(5).click();
  const [, id = ''] = quiet.url().split('#');
  await expect(quiet.locator(`[id="${decodeURIComponent(id)}"]`)).toBeInViewport();

  const page = await anotherVisitor({ viewport: { width: 1440, height: 700 } });
  await page.goto('/terms');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links.first()).toHaveAttribute('aria-current', 'location');
  await links.nth(5).click();
  await expect(links.nth(5)).toHaveAttribute('aria-current', 'location');
  await expect(links.first()).not.toHaveAttribute('aria-current');
});

test('on a phone the contents are folded above the text', async ({ anotherVisitor }) => {
  const page = await anotherVisitor({ viewport: { width: 390, height: 844 } });
  await page.goto('/terms');
  await page.getByRole('main').getByText('On this page').click();
  await page.getByRole('main').locator('details').getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/#section-/);
});

for (const path of ['/not-found', '/no-such-page', '/Terms', '/terms/deposit'])
  test(`${path} is answered with 404 at its address`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here.');
  });

test('every link of header and footer leads to a page that is there, and all fifteen pages are linked', async ({
  page,
}) => {
  await page.goto('/');
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(hrefs.length).toBeGreaterThan(16);
  for (const href of hrefs)
    expect({ href, status: (await page.request.get(href)).status() }).toEqual({ href, status: 200 });
});

test('the links inside the pages lead to pages that are there', async ({ page }) => {
  const { data } = await (await page.request.get('/api/cms/pages')).json();
  const hrefs = new Set<string>();
  for (const { slug } of data as { slug: string }[]) {
    await page.goto(`/${slug}`);
    const found = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of found) hrefs.add(href.replace(/#.*$/, ''));
  }
  for (const href of hrefs)
    expect({ href, status: (await page.request.get(href)).status() }).toEqual({ href, status: 200 });
});

test('the locations page names every place with a way there and to its vehicles', async ({ page }) => {
  const { data } = await (await page.request.get('/api/locations')).json();
  await page.goto('/locations');
  const places = page.locator('.places > li');
  await expect(places).toHaveCount(data.length);
  await expect(places.first().getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  );
  await places.first().getByRole('link', { name: 'Vehicles here' }).click();
  await expect(page).toHaveURL(/\/vehicles\?location=/);
});

// Whether axe objects to anything on them: site.spec.ts.
for (const language of ['en', 'th'])
  test(`no page is wider than its screen, in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    for (const path of ['/terms', '/insurance', '/locations', '/faq']) {
      await page.goto(path);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
    }
  });
