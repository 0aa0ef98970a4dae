import { expect, type Page } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { bookDirectly, cancelDirectly } from './book-directly.ts';
import { holdBack } from './hold-back.ts';
import { inDays } from './journey.ts';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';
import { test } from './visitors.ts';

// Long, and none needs what another left: they are shared out between the workers.
test.describe.configure({ mode: 'parallel' });

const dated = () =>
  `/vehicles?location=Suvarnabhumi+Airport&pickupDate=${inDays(20)}&pickupTime=09:00&returnDate=${inDays(25)}&returnTime=09:00`;

test('the site speaks English and Thai, and remembers the choice', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /ไทย/ }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.goto('/vehicles');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('a missing page is answered with 404 at the asked address', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/no-such-page$/);
  for (const path of ['/', '/vehicles', '/booking', '/contact'])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
});

test('the admin of the start signs in and out', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@saphan.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('a bridge over the Chao Phraya');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/');
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('searching works without scripts', async ({ anotherVisitor }) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Suvarnabhumi Airport' });
  await page.getByLabel('Pick-up date').first().fill(inDays(20));
  await page.getByLabel('Return date').first().fill(inDays(25));
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing');
});

test('the times are Bangkok’s in a browser that is elsewhere', async ({ page }) => {
  await page.goto(dated());
  await expect(
    page
      .getByText(/^\w{3} \d+ \w{3}, 09:00$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

const noTroubleOn = async (page: Page, path: string) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/40[34]/.test(message.text())) troubles.push(message.text());
  });
  await open(page, path);
  const objections = await objectionsTo(page);
  expect({ path, troubles, objections }).toEqual({
    path,
    troubles: [],
    objections: [],
  });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect({ path, isWide }).toEqual({ path, isWide: false });
};

// Each pair of width, theme and language comes together in one of them.
const looks = [
  { width: 390, theme: 'light', language: 'en' },
  { width: 390, theme: 'dark', language: 'th' },
  { width: 1440, theme: 'light', language: 'th' },
  { width: 1440, theme: 'dark', language: 'en' },
] as const;

for (const { width, theme, language } of looks) {
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
      '/login',
      '/register',
      '/verify-email?token=of-a-mail',
      '/password-reset',
      '/password-reset/confirm?token=of-a-mail',
      '/password-reset/confirm?token=of-a-mail&invited=1',
      '/demo',
      '/unauthorized',
      '/account-deleted',
      '/no-such-page',
    ])
      await noTroubleOn(page, path);
  });

  test(`every page of whoever is signed in is accessible and whole at ${look}`, async ({ anotherVisitor, baseURL }) => {
    const page = await anotherVisitor({ viewport });
    await prefer(page, baseURL);
    const email = await person('CUSTOMER', 'Hannah', `${language}${width}`);
    await signIn(page.context(), email);
    await cancelDirectly(page.request, await bookDirectly(page.request, email, 60));
    await bookDirectly(page.request, email, 60);
    for (const path of ['/dashboard', '/bookings', '/profile', '/profile/sign-in']) await noTroubleOn(page, path);
  });
}

test('what is chosen before scripts arrive stays chosen', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Suvarnabhumi Airport' });
  await page.getByLabel('Pick-up date').first().fill(inDays(20));
  await page.getByLabel('Return date').first().fill(inDays(25));
  letThrough();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(20)}.*returnDate=${inDays(25)}`));
});

test('an order and a filter chosen before scripts arrive are shown when they are here', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/vehicles', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^Automatic/ }).check();
  letThrough();
  await expect(page).toHaveURL(/transmission=automatic/);
  await expect(page.getByRole('radio', { name: /^Automatic/ })).toBeChecked();
});

test('a page that failed says so, and what is pressed on it before scripts arrive is answered', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await query('alter table content_page rename to content_page_away');
  try {
    const failed = await page.goto('/about', { waitUntil: 'commit' });
    expect(failed?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
  } finally {
    await query('alter table content_page_away rename to content_page');
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  letThrough();
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
});

test('what a page only shows stays as the server made it, and its links are followed inside the browser', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const below = page.getByRole('link', { name: /^Cars at Suvarnabhumi/ }).first();
  await below.click();
  await expect(page).toHaveURL(/\/vehicles\?location=Suvarnabhumi/);
  await page.getByRole('link', { name: 'Saphan' }).first().click();
  await expect(page.getByRole('heading', { name: 'Special Offers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Vehicles' })).toBeVisible();
  expect(await page.evaluate(() => Object(window).isSameDocument)).toBe(true);
});
