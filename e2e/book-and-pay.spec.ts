import { expect, test } from '@playwright/test';
import { cards, fillCard, holdFirst, pay, searchFromHome } from './journey.ts';

test('a visitor searches, chooses, books, pays by card and keeps a reference', async ({ page }) => {
  const sentToUs: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port !== '3211') sentToUs.push(`${request.url()} ${request.postData() ?? ''}`);
  });

  await searchFromHome(page, 20);
  const vehicle = await holdFirst(page, 'hannah.pays@example.com');
  await fillCard(page, cards.good);
  await pay(page);

  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  const reference = page.getByText(/^BKK[2-9A-HJKMNP-Z]{6}$/);
  await expect(reference).toBeVisible();
  await expect(page.getByText(vehicle).first()).toBeVisible();
  await expect(page.getByText(/ending 4242/)).toBeVisible();
  const shown = (await reference.textContent()) ?? '';

  await page.reload();
  await expect(page.getByText(shown)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Book Another Vehicle' })).toHaveAttribute('href', /^\/vehicles/);

  const digits = cards.good.replaceAll(' ', '');
  expect(sentToUs.filter((request) => request.replaceAll(/\s|%20|\+/g, '').includes(digits))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored.replaceAll(' ', '')).not.toContain(digits);
});

test('after a declined card the words are clear, everything is kept, and a second card succeeds', async ({ page }) => {
  await searchFromHome(page, 27);
  await holdFirst(page, 'hannah.tries@example.com');
  await fillCard(page, cards.poor);
  await pay(page);

  await expect(page.getByText('Payment failed. Please try again.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/The card has not enough funds/).first()).toBeVisible();
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Hannah Keller');
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked();

  await fillCard(page, cards.good);
  await page.getByRole('button', { name: /^Pay ฿/ }).click();
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
});
