import { expect, type Page, test } from '@playwright/test';
import { cards, fillCard, holdFirst, pay, searchFromHome, selectFirst } from './journey.ts';
import { sandbox } from './product.ts';

test('a visitor searches, chooses, books, pays by card and keeps a reference', async ({ page }) => {
  const sentToUs: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== sandbox) sentToUs.push(`${request.url()} ${request.postData() ?? ''}`);
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

test('who books next in a tab finds nothing of who booked before; another car before that keeps what was typed', async ({
  page,
}) => {
  await searchFromHome(page, 76);
  await holdFirst(page, 'hannah.leaves@example.com');
  await searchFromHome(page, 83);
  await holdFirstAsTyped(page);
  await fillCard(page, cards.good);
  await pay(page);
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });

  await searchFromHome(page, 90);
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Hannah|hannah\.leaves/);
});

/** On to the payment with another car, and with what stands in the form already. */
const holdFirstAsTyped = async (page: Page) => {
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('hannah.leaves@example.com');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
};

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
