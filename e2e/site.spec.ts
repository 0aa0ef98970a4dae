import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accessibilityViolations, objectionsInTheme } from './axe.ts';
import { bookDirectly, cancelDirectly } from './book-directly.ts';
import { whileFailing } from './failing.ts';
import { holdBack } from './hold-back.ts';
import { inDays, shownInDays } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { hydrated, open } from './open.ts';
import { admin, person, signIn } from './sign-in.ts';

const dated = () =>
  `/vehicles?location=Suvarnabhumi+Airport&pickupDate=${inDays(20)}&pickupTime=09:00&returnDate=${inDays(25)}&returnTime=09:00`;

test('the site speaks English and Thai at the same address, and remembers the choice', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
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
  await page.goto('/vehicles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('searching works without scripts', async ({ anotherVisitor }) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Suvarnabhumi Airport' });
  await page.getByLabel('Pick-up date').first().fill(inDays(20));
  await page.getByLabel('Return date').first().fill(inDays(25));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing');
});

test('the hero is 500 px high where there is room, both times are 09:00, and the rules of Quick Search hold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  expect((await page.locator('main > div').first().boundingBox())?.height).toBe(500);
  const [pickUp, back] = [page.getByLabel('Pick-up time').first(), page.getByLabel('Return time').first()];
  await expect(pickUp).toHaveValue('09:00');
  await expect(back).toHaveValue('09:00');
  expect(await pickUp.getByRole('option').count()).toBe(48);
  const below = page.locator('#fleet');
  const before = await below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  // What is missing is said once, and moves nothing.
  expect(await below.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)).toBe(before);
  await page.getByLabel('Pick-up date').first().fill(inDays(9));
  await expect(page.getByLabel('Return date').first()).toHaveValue(shownInDays(19));
  await pickUp.selectOption('14:30');
  await expect(back).toHaveValue('14:30');
  await page.getByLabel('Return date').first().fill(inDays(8));
  await page.getByLabel('Pick-up date').first().fill(inDays(-1));
  await page.getByLabel('Pick-up location').first().focus();
  await expect(page.getByText(/^Choose \d+ \w+ \d+ or later$/)).toHaveCount(1);
});

test('home comes with dates, says how many are free for them, and counts anew when they change', async ({ page }) => {
  const freeFor = async (from: number, until: number) => {
    const period = `startDate=${inDays(from)}T09:00&endDate=${inDays(until)}T09:00`;
    const { total } = await (await page.request.get(`/api/vehicles/available?${period}&limit=1`)).json();
    return page.getByText(`${total} vehicles are free for these dates`);
  };
  await open(page, '/');
  await expect(page.getByLabel('Pick-up date').first()).toHaveValue(shownInDays(14));
  await expect(page.getByLabel('Return date').first()).toHaveValue(shownInDays(19));
  await expect(await freeFor(14, 19)).toBeVisible();
  await expect(page.getByText(/^total, 5 days, VAT included, /)).toBeVisible();
  await page.getByLabel('Pick-up date').first().fill(inDays(17));
  await page.getByLabel('Return date').first().fill(inDays(44));
  await expect(await freeFor(17, 44)).toBeVisible();
});

test('what a day of a total comes to opens its lines over the list, and Escape closes them', async ({ page }) => {
  await open(page, '/vehicles');
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').textContent();
  const total =
    (await card
      .getByText(/^฿[\d,.]+$/)
      .first()
      .textContent()) ?? '';
  const lines = page.getByRole('dialog', { name: `Price lines of ${name}` });
  await expect(lines).toBeHidden();
  await card.getByRole('button', { name: / a day/ }).click();
  await expect(lines.getByText(total, { exact: true })).toBeVisible();
  await expect(lines.getByText(/^Not in it: a deposit of ฿/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lines).toBeHidden();
});

test('without places home says so, demands none, and has them as soon as they can be loaded', async ({ page }) => {
  const place = page.getByLabel('Pick-up location').first();
  await whileFailing(['GET /locations'], async () => {
    await open(page, '/');
    await expect(place).toBeDisabled();
    await expect(place).toHaveText('Locations could not be loaded');
    await page.getByLabel('Pick-up date').first().fill(inDays(9));
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(new RegExp(`/vehicles\\?pickupDate=${inDays(9)}`));
    await page.goBack();
    await expect(place).toBeDisabled();
  });
  await expect(place).toBeEnabled();
});

test('a drawing that cannot be loaded is a plain shape', async ({ page }) => {
  await page.route('**/drawings/**', (route) => route.abort());
  await open(page, '/');
  const drawing = page.locator('img[src^="/drawings/"]').first();
  await expect(drawing).toHaveJSProperty('naturalWidth', 0);
  const cover = await drawing.evaluate((img) => {
    const { position, content, backgroundColor } = getComputedStyle(img, '::before');
    return { position, content, backgroundColor };
  });
  expect(cover).toMatchObject({ position: 'absolute', content: '""' });
  expect(cover.backgroundColor).not.toMatch(/^rgba\(|transparent/);
});

test('after a filter that is chosen at the end of the list its first vehicles are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/vehicles');
  await page.evaluate(() => window.scrollTo(0, 1400));
  await page.getByRole('radio', { name: /^Hybrid/ }).check();
  await expect(page).toHaveURL(/fuelType=hybrid/);
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 });
});

test('several categories are chosen together, and one is taken off again by its chip', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/vehicles?category=suv');
  await expect(page.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^Van/ }).check();
  await expect(page).toHaveURL(/[?&]category=suv&category=van$/);
  const { total } = await (
    await page.request.get(`/api/vehicles/available?category=suv&category=van&${period(14, 19)}&limit=1`)
  ).json();
  await expect(page.getByRole('heading', { name: `Showing ${total} vehicles` })).toBeVisible();
  await page.getByRole('link', { name: 'Remove SUV' }).click();
  await expect(page).toHaveURL(/returnTime=[^&]+&category=van$/);
  await expect(page.getByRole('checkbox', { name: /^SUV/ })).not.toBeChecked();
});

test('the filters fit the window beside the list, and on a phone lie in a sheet that shows the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/vehicles');
  await page.evaluate(() => window.scrollTo(0, 900));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const { y = -1, height = 0 } = (await filters.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(800);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^Van/ }).check();
  await page.getByRole('button', { name: /^Show \d+ vehicles$/ }).click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove Van' })).toBeVisible();
});

test('a price a day is that of the cards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { data } = await (await page.request.get(`/api/vehicles/available?${period(14, 19)}`)).json();
  const prices = data.map(({ quote }: { quote: { total: number } }) => Math.round(quote.total / 5)).sort(by);
  const most = prices[Math.floor(prices.length / 2)];
  await open(page, `/vehicles?maxPrice=${most}`);
  await expect(page.getByText('Average over 5 days, VAT included')).toBeVisible();
  const matching = prices.filter((price: number) => price <= most).length;
  await expect(page.getByRole('heading', { name: `Showing ${matching} vehicles` })).toBeVisible();
});

const by = (one: number, other: number) => one - other;
const period = (from: number, until: number) => `startDate=${inDays(from)}T09:00&endDate=${inDays(until)}T09:00`;

test('where nothing matches one press leads to the nearest', async ({ page }) => {
  await open(page, '/vehicles?category=luxury&maxPrice=500');
  await expect(page.getByText('No vehicles found matching your criteria.')).toBeVisible();
  const anyPrice = page.getByRole('link', { name: /^Any price \d+ vehicles?$/ });
  const count = Number(/\d+/.exec((await anyPrice.textContent()) ?? '')?.[0]);
  await anyPrice.click();
  await expect(page).toHaveURL(/[?&]category=luxury$/);
  await expect(page.getByRole('heading', { name: new RegExp(`^Showing ${count} vehicles?$`) })).toBeVisible();
});

test('a press anywhere on a card leads to its vehicle, and its button to the booking', async ({ page }) => {
  await open(page, '/vehicles');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await card.getByRole('link', { name: /^Select/ }).click();
  await expect(page).toHaveURL(/\/booking\?/);
});

test('the list says the times of Bangkok, and the way back from it finds Quick Search as it was', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Don Mueang Airport' });
  await page.getByLabel('Pick-up date').first().fill(inDays(9));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/vehicles\?/);
  // Bangkok's time, in a browser with another time zone.
  await expect(
    page
      .getByText(/^\w{3} \d+ \w{3}, 09:00$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Pick-up location').first()).toHaveValue('Don Mueang Airport');
  await expect(page.getByLabel('Pick-up date').first()).toHaveValue(shownInDays(9));
});

test('what is chosen before scripts arrive stays chosen when they are here, in the search and in the list', async ({
  page,
  context,
}) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Suvarnabhumi Airport' });
  await page.getByLabel('Pick-up date').first().fill(inDays(20));
  await page.getByLabel('Return date').first().fill(inDays(25));
  letThrough();
  await hydrated(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(20)}.*returnDate=${inDays(25)}`));

  const list = await context.newPage();
  const letListThrough = await holdBack(list, '**/assets/*.js');
  await list.setViewportSize({ width: 1280, height: 800 });
  await list.goto('/vehicles', { waitUntil: 'commit' });
  await list.getByRole('radio', { name: /^Automatic/ }).check();
  letListThrough();
  await expect(list).toHaveURL(/transmission=automatic/);
  await expect(list.getByRole('radio', { name: /^Automatic/ })).toBeChecked();
});

test('a page that failed says so, and what is pressed on it before scripts arrive is answered', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await whileFailing(['GET /cms/pages/slug/:slug'], async () => {
    const failed = await page.goto('/about', { waitUntil: 'commit' });
    expect(failed?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  letThrough();
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
});

test('what a page only shows stays as the server made it, and its links are followed inside the browser', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const below = page.getByRole('link', { name: /^Vehicles at Suvarnabhumi/ }).first();
  await below.click();
  await expect(page).toHaveURL(/\/vehicles\?location=Suvarnabhumi/);
  await page.getByRole('link', { name: 'Saphan' }).first().click();
  await expect(page.getByRole('heading', { name: 'Special Offers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Vehicles' })).toBeVisible();
  expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
});

test('icons come from their file and are drawn', async ({ page }) => {
  await open(page, '/');
  const boxes = await page
    .locator('use')
    .evaluateAll((uses) =>
      uses.map((use) => ({ icon: use.getAttribute('href'), box: (use as SVGUseElement).getBBox() })),
    );
  expect(boxes.length).toBeGreaterThan(10);
  expect(boxes.filter(({ box }) => box.width + box.height === 0)).toEqual([]);
});

const noProblemOn = async (page: Page, path: string) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/40[34]/.test(message.text())) problems.push(message.text());
  });
  await open(page, path);
  const objections = await accessibilityViolations(page);
  expect({ path, problems, objections }).toEqual({
    path,
    problems: [],
    objections: [],
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const narrow of width < 400 ? [width, 320] : [width]) {
    await page.setViewportSize({ width: narrow, height });
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect({ path, narrow, isWide }).toEqual({ path, narrow, isWide: false });
  }
  await page.setViewportSize({ width, height });
};

// Covers every pair of width, theme and language.
const looks = [
  { width: 390, theme: 'light', language: 'en' },
  { width: 390, theme: 'dark', language: 'th' },
  { width: 1440, theme: 'light', language: 'th' },
  { width: 1440, theme: 'dark', language: 'en' },
] as const;

for (const { width, theme, language } of looksOf(looks)) {
  const look = `${width} px, ${theme}, ${language}`;
  const viewport = { width, height: 900 };
  const prefer = (page: Page, url = '') =>
    page.context().addCookies([
      { name: 'theme', value: theme, url },
      { name: 'language', value: language, url },
    ]);

  test(`every page is accessible and whole at ${look}`, async ({ anotherVisitor, baseURL }) => {
    test.slow();
    const page = await anotherVisitor({ viewport });
    await prefer(page, baseURL);
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title><p>Map' }),
    );
    const { data } = await (await page.request.get('/api/vehicles/available?page=1&limit=1')).json();
    const id = data[0].id;
    const dates = `pickupDate=${inDays(20)}&pickupTime=10:00&returnDate=${inDays(25)}&returnTime=10:00&location=Suvarnabhumi+Airport`;
    for (const path of [
      '/',
      dated(),
      `/vehicles/${id}?${dates}`,
      `/booking?vehicle=${id}&${dates}`,
      '/vehicles',
      '/contact',
      '/terms',
      '/faq',
      '/insurance',
      '/locations',
      `/review/${id}`,
      '/terms/preview',
      '/login',
      '/register',
      '/verify-email#token=of-a-mail',
      '/password-reset',
      '/password-reset/confirm#token=of-a-mail',
      '/password-reset/confirm?invited=1#token=of-a-mail',
      '/demo',
      '/unauthorized',
      '/account-deleted',
      '/no-such-page',
    ])
      await noProblemOn(page, path);
  });

  test(`every page of whoever is signed in is accessible and whole at ${look}`, async ({ anotherVisitor, baseURL }) => {
    const page = await anotherVisitor({ viewport });
    await prefer(page, baseURL);
    const email = await person('CUSTOMER', 'Hannah', `${language}${width}`);
    await signIn(page.context(), email);
    await cancelDirectly(page.request, await bookDirectly(page.request, email, 60));
    await bookDirectly(page.request, email, 60);
    for (const path of ['/dashboard', '/bookings', '/profile', '/profile/sign-in']) await noProblemOn(page, path);
  });
}

test('the list of contents leads to its sections, without scripts too, marks the one being read, and is folded on a phone', async ({
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

  const phone = await anotherVisitor({ viewport: { width: 390, height: 844 } });
  await phone.goto('/terms');
  await phone.getByRole('main').getByText('On this page').click();
  await phone.getByRole('main').locator('details').getByRole('link').nth(3).click();
  await expect(phone).toHaveURL(/#section-/);
});

test('every link of header, footer and the pages of texts leads to a page that is there', async ({ request }) => {
  const { data } = await (await request.get('/api/cms/pages')).json();
  const linksOf = async (path: string, part: RegExp) => {
    const parts = (await (await request.get(path)).text()).match(part) ?? [];
    return parts.flatMap((html) => [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = '']) => href));
  };
  const framed = new Set(await linksOf('/', /<(header|footer)\b.*?<\/\1>/gs));
  expect(framed.size).toBeGreaterThan(16);
  for (const { slug } of data as { slug: string }[]) expect(framed).toContain(`/${slug}`);
  const inside = await Promise.all(
    (data as { slug: string }[]).map(({ slug }) => linksOf(`/${slug}`, /<main\b.*<\/main>/gs)),
  );
  const hrefs = [...new Set([...framed, ...inside.flat()])].map((href) => href.replaceAll('&amp;', '&'));
  for (const href of hrefs) expect({ href, status: (await request.get(href)).status() }).toEqual({ href, status: 200 });
});

const switched = async (isOn: boolean) => {
  await query(
    `insert into setting ("group", value, updated_at) values ('features', $1, now())
     on conflict ("group") do update set value = setting.value || excluded.value`,
    [JSON.stringify({ enableChatSupport: isOn })],
  );
};

const button = (page: Page) => page.getByText('Chat', { exact: true });

test('the ways to chat are plain links to what is set, by mouse and keyboard, with nothing of theirs loaded; switched off there is none', async ({
  page,
}) => {
  await open(page, '/');
  await expect(button(page)).toHaveCount(0);
  await switched(true);
  try {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    await open(page, '/');
    await button(page).focus();
    await button(page).press('Enter');
    const links = page
      .locator('details')
      .filter({ has: button(page) })
      .getByRole('link');
    await expect(links).toHaveText(['LINE', 'WhatsApp']);
    await expect(links.first()).toHaveAttribute('href', 'https://line.me/R/ti/p/%40saphan');
    await expect(links.last()).toHaveAttribute('href', 'https://wa.me/66815550199');
    await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await objectionsInTheme(page, 'details')).toEqual([]);
    expect(foreign).toEqual([]);
  } finally {
    await switched(false);
  }
});

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};

const scriptOf = (policy = '') => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

test('every kind of answer of the built site says what a browser may do with it', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  const style = /\/assets\/[\w.-]+\.css/.exec(page)?.[0] ?? '';
  const { etag = '' } = (await request.get('/favicon.svg')).headers();
  const kinds: [url: string, status: number, headers?: Record<string, string>][] = [
    ...([
      ['/', 200],
      ['/vehicles', 200],
      ['/terms', 200],
      ['/login', 200],
      ['/nothing-here', 404],
      ['/vehicles/available', 404],
      // A page says in words what it makes of a query that cannot be stored.
      ['/vehicles?search=%00', 200],
      ['/api/vehicles?search=%00', 422],
    ] as [string, number][]),
    ...([
      ['/terms/', 308],
      ['/admin/dashboard', 302],
      ['/preferences', 302],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
    ] as [string, number][]),
    ...([
      [asset, 200],
      [style, 200],
      ['/drawings/suv.svg', 200],
      ['/og/home.png', 200],
      ['/pictures/none/640.webp', 404],
    ] as [string, number][]),
    ...([
      ['/api/health', 200],
      ['/api/users', 401],
      ['/api/nothing', 404],
      ['/api/docs/', 200],
      ['/%', 400],
    ] as [string, number][]),
    ['/favicon.svg', 304, { 'if-none-match': etag }],
  ];
  for (const [url, status, headers = {}] of kinds) {
    const answer = await request.get(url, { headers, maxRedirects: 0 });
    expect([url, answer.status(), answer.headers()]).toMatchObject([url, status, always]);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect([url, policy]).toEqual([url, expect.stringMatching(/default-src '(none|self)'/)]);
    expect([url, scriptOf(policy)]).toEqual([url, expect.not.stringContaining('unsafe')]);
    expect([url, policy]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")]);
  }
});

test('nothing is served but the build: no repository, no source, no list of a folder', async ({ request }) => {
  const asked = [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/sbom.cdx.json',
    '/src/main.ts',
    '/assets/',
    '/drawings/',
    '/pictures/',
  ];
  for (const url of asked) expect([url, (await request.get(url)).status()]).toEqual([url, 404]);
});

test('what shows one person’s own is stored by no cache', async ({ request }) => {
  const id = crypto.randomUUID();
  for (const url of [`/booking/manage/${id}`, '/booking', '/booking/payment-result', `/review/${id}`])
    expect([url, (await request.get(url)).headers()['cache-control']]).toEqual([url, 'no-store']);
});

test('each page has a nonce of its own, on every script in it, and no other script would run', async ({ request }) => {
  const nonces = new Set<string>();
  for (const url of ['/vehicles', '/login', '/nothing-here', '/vehicles']) {
    const answer = await request.get(url);
    const nonce = /'nonce-([^']+)'/.exec(scriptOf(answer.headers()['content-security-policy']))?.[1] ?? '';
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    nonces.add(nonce);
    const text = await answer.text();
    const tags = text.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(
      tags.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !/type="application\/(ld\+)?json"/.test(tag)),
    ).toEqual([]);
    expect(text).not.toMatch(/\son\w+="/);
  }
  expect(nonces.size).toBe(4);
});

test('home is the same for everybody, so its policy names its scripts by their hashes, and no other would run', async ({
  page,
  request,
}) => {
  const answer = await request.get('/');
  const policy = scriptOf(answer.headers()['content-security-policy']);
  const text = await answer.text();
  expect(text).not.toMatch(/<(script|link)[^>]*nonce=/);
  const inline = [...text.matchAll(/<script(?![^>]*(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs)];
  expect(inline.length).toBeGreaterThan(3);
  for (const [, code = ''] of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(policy).not.toMatch(/nonce|unsafe/);
  await open(page, '/');
  const hasRun = await page.evaluate(() => {
    const injected = document.createElement('div');
    injected.innerHTML = '<button type="submit" onclick="window.stranger = true">x</button>';
    document.body.append(injected);
    injected.querySelector('button')?.click();
    return 'stranger' in window;
  });
  expect(hasRun).toBe(false);
});

test('a link that is pointed at and clicked loads its code early and its data once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const loads = (path: string) => asked.filter((one) => one === path).length;
  const codeFor = (name: string) => page.waitForResponse((one) => one.url().includes(`/assets/${name}`));
  const click = async (name: string, { path, code }: { path: string; code: string }) => {
    const link = page.getByRole('link', { name, exact: true }).first();
    const early = codeFor(code);
    await link.hover();
    await early;
    expect(loads(`${path}.data`), `${path} before the click`).toBe(0);
    await link.click();
    await page.waitForURL(path);
    expect(loads(`${path}.data`), path).toBe(1);
  };
  await open(page, '/');
  await click('Vehicles', { path: '/vehicles', code: 'listing' });
  await click('Contact', { path: '/contact', code: 'contact' });
  await signIn(page.context(), admin);
  await open(page, '/admin/dashboard');
  await click('Customers', { path: '/admin/customers', code: 'customers' });
  await click('Reports', { path: '/admin/reports', code: 'reports' });
});
