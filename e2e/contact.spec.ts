import { expect } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { fill, received, send, success, withMap } from './contact-page.ts';
import { holdBack } from './hold-back.ts';
import { formChecksItself } from './journey.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { open } from './open.ts';

test('who is faster than a person is asked to wait; then the message is sent, thanked for during five seconds, and reaches the staff once', async ({
  page,
}) => {
  await withMap(page);
  await page.clock.install();
  await open(page, '/contact');
  await fill(page, 'Child seat on 5 December');
  await send(page, { openedAgo: { hours: -1 } });
  await expect(page.getByText('That was very quick.')).toBeVisible();
  const letGo = await holdBack(page, '**/contact.data*');
  await send(page, { openedAgo: { minutes: 1 } });
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.getByLabel('Message')).toBeDisabled();
  await page.clock.pauseAt(Date.now() + 10_000);
  letGo();
  const thanks = page.getByRole('status').filter({ hasText: success });
  await expect(thanks).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.clock.runFor(4_900);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(success)).toBeHidden();
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
  await open(page, '/contact');
  await fill(page, 'Lost on the way');
  await page.route('**/contact.data*', (route) => route.abort());
  await send(page, { openedAgo: { minutes: 1 } });
  const error = page.getByRole('alert').filter({ hasText: 'Failed to submit contact form. Please try again later.' });
  await expect(error).toBeVisible();
  await expect(error.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('Lost on the way');
  await page.unroute('**/contact.data*');
  await send(page, { openedAgo: { minutes: 1 } });
  await expect(page.getByText(success)).toBeVisible();
});

test('without scripts the form is checked, keeps what was typed, sends, and the thanks stay', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  await page.goto('/contact');
  const standIn = page.locator('noscript p');
  await expect(standIn).toBeVisible();
  await expect(standIn).toHaveText(/^Map Unavailable: The interactive map couldn't load/);
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Directions', exact: true })).toHaveAttribute(
    'href',
    /destination=13\.\d+%2C100\./,
  );
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeHidden();
  await fill(page, ' ');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Subject is required');
  await expect(page.getByLabel('Name')).toHaveValue('Hannah Keller');
  await fill(page, 'By plain form');
  await send(page, { openedAgo: { minutes: 1 } });
  await expect(page.getByText(success)).toBeVisible();
  expect(await received(page, 'By plain form')).toHaveLength(1);
});

for (const { theme, language } of looksOf([
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'th' },
  { theme: 'light', language: 'th' },
  { theme: 'dark', language: 'en' },
]))
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
    const problems: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await page.locator('form[method=post] button[type=submit]').last().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await context.close();
  });
