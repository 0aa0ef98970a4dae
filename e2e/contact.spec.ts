import { expect, type Page } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { formChecksItself } from './journey.ts';
import { test } from './visitors.ts';

const success = 'Thank you. Your message is with us.';

/** A small page in the place of the map's site. */
const withMap = (page: Page) =>
  page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>map</title><body>a map</body>' }),
  );

const fill = async (page: Page, subject: string) => {
  await page.getByLabel('Name').fill('Hannah Keller');
  await page.getByLabel('Email').fill('hannah@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('We land at 08:35 with TG 466.\nCan the child seat be in the car already?');
};

/** Longer than the three seconds under which a form counts as sent by a robot. */
const readTheForm = (page: Page) => page.waitForTimeout(3_200);

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

/** What the staff have of a subject. */
const received = async (page: Page, subject: string) => {
  const { request } = page;
  const login = await request.post('/api/auth/login', {
    data: { email: 'admin@saphan.example', password: 'a bridge over the Chao Phraya' },
  });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const list = await request.get('/api/contact', { headers, params: { search: subject } });
  return (await list.json()).data;
};

test('a message is sent, thanked for during five seconds, and reaches the staff once', async ({ page }) => {
  await withMap(page);
  await page.goto('/contact');
  await fill(page, 'Child seat on 5 December');
  await readTheForm(page);
  const letGo = await holdBack(page, '**/contact.data*');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.getByLabel('Message')).toBeDisabled();
  letGo();
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
  const shown = Date.now();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText(success)).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(4_000);
  expect(Date.now() - shown).toBeLessThan(7_000);
  expect(await received(page, 'Child seat on 5 December')).toMatchObject([
    { name: 'Hannah Keller', email: 'hannah@example.com', status: 'new', language: 'en' },
  ]);
});

test('what is wrong is named at once in a summary with the focus, and an edited field is right again', async ({
  page,
}) => {
  await withMap(page);
  await page.goto('/contact');
  await formChecksItself(page);
  await page.getByLabel('Email').fill('hannah@example');
  await page.getByLabel('Message').fill('   ');
  await send(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Name is required' }).first();
  await expect(summary).toBeFocused();
  for (const sentence of ['Invalid email address', 'Subject is required', 'Message is required'])
    await expect(summary).toContainText(sentence);
  await page.getByRole('link', { name: 'Subject is required' }).click();
  const subject = page.getByLabel('Subject');
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await subject.press('S');
  await expect(subject).not.toHaveAttribute('aria-invalid');
  await expect(subject).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
});

test('where the server cannot be reached the page says so, and everything that was typed stays', async ({ page }) => {
  await withMap(page);
  await page.goto('/contact');
  await fill(page, 'Lost on the way');
  await readTheForm(page);
  await page.route('**/contact.data*', (route) => route.abort());
  await send(page);
  const error = page.getByRole('alert').filter({ hasText: 'Failed to submit contact form. Please try again later.' });
  await expect(error).toBeVisible();
  await expect(error.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('Lost on the way');
  await page.unroute('**/contact.data*');
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
});

test('who is faster than a person is asked to wait, and then heard', async ({ page }) => {
  await withMap(page);
  await page.goto('/contact');
  await fill(page, 'In a hurry');
  await send(page);
  await expect(page.getByText('That was very quick.')).toBeVisible();
  await readTheForm(page);
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  expect(await received(page, 'In a hurry')).toHaveLength(1);
});

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
  await readTheForm(page);
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  expect(await received(page, 'Cheap watches')).toEqual([]);
});

test('without scripts the form is checked, keeps what was typed, sends, and the thanks stay', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await page.goto('/contact');
  const standIn = page.locator('noscript p');
  await expect(standIn).toBeVisible();
  await expect(standIn).toHaveText(/^Map Unavailable: The interactive map couldn't load/);
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /destination=13\.\d+%2C100\./,
  );
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeHidden();
  await fill(page, ' ');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Subject is required');
  await expect(page.getByLabel('Name')).toHaveValue('Hannah Keller');
  await fill(page, 'By plain form');
  await readTheForm(page);
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  await page.waitForTimeout(5_500);
  await expect(page.getByText(success)).toBeVisible();
  expect(await received(page, 'By plain form')).toHaveLength(1);
});

test('the map comes when it is scrolled to, in a frame with a name', async ({ page }) => {
  await withMap(page);
  await page.setViewportSize({ width: 390, height: 480 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host === 'www.openstreetmap.org') asked.push(request.url());
  });
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Directions', exact: true }).first().scrollIntoViewIfNeeded();
  const frame = page.getByTitle('Map: Main office');
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByText('a map')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(page.getByText('Loading the map…')).toHaveCount(0);
});

test('a map that cannot be reached leaves a link to directions', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Directions', exact: true }).first().scrollIntoViewIfNeeded();
  await expect(
    page.getByText("Map Unavailable: The interactive map couldn't load, but you can still view our location."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
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

for (const theme of ['light', 'dark'] as const)
  for (const language of ['en', 'th'])
    test(`the page is accessible and whole, ${theme}, ${language}, also with what is wrong`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
      await context.addCookies([
        { name: 'theme', value: theme, url: baseURL ?? '' },
        { name: 'language', value: language, url: baseURL ?? '' },
      ]);
      const page = await context.newPage();
      await withMap(page);
      const troubles: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && troubles.push(message.text())));
      page.on('pageerror', (error) => troubles.push(error.message));
      await page.goto('/contact');
      await page.waitForLoadState('networkidle');
      await page.locator('form[method=post] button[type=submit]').last().click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(await objectionsTo(page)).toEqual([]);
      expect(troubles).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await context.close();
    });
