import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './journey-test.ts';
import { picturesFolder } from './pictures.ts';

/**
 * A renter's first minute on a phone. `PICTURES=folder playwright test e2e/first-minute.spec.ts` walks it at the pace of
 * somebody who reads, on a slow line, and keeps a picture every two seconds.
 */
test('a renter’s first minute on a phone: the total of a real vehicle before the first press, the same until it is booked', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const film = await recorded(page);
  await page.goto('/');
  const offer = page.locator('a[href*="/vehicles/"]', { hasText: '฿' }).first();
  await expect(offer).toBeInViewport();
  const address = new URL((await offer.getAttribute('href')) ?? '', page.url());
  const total = await totalOf(page, address);
  await expect(offer).toContainText(total);
  await film.reads(8);

  const search = page.getByRole('button', { name: 'Search', exact: true }).first();
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Suvarnabhumi Airport' });
  await search.scrollIntoViewIfNeeded();
  await film.reads(4);
  await search.click();
  await expect(page).toHaveURL(/\/vehicles\?/);
  const card = page.getByRole('article').filter({ hasText: '฿' }).first();
  await expect(card).toContainText('฿');
  await film.reads(10);
  const opened = card.locator('a[href^="/vehicles/"]').first();
  const listed = await totalOf(page, new URL((await opened.getAttribute('href')) ?? '', page.url()));
  await expect(card).toContainText(listed);
  await opened.click();
  const book = page.getByRole('link', { name: 'Book this vehicle' }).filter({ visible: true }).first();
  await expect(book).toBeVisible();
  await expect(page.getByText(listed).filter({ visible: true }).first()).toBeVisible();
  await film.reads(12);
  await book.click();
  await expect(page).toHaveURL(/\/booking\?/);
  await expect(page.getByText(listed).filter({ visible: true }).first()).toBeVisible();
  await film.reads(10);
  await film.ends();
});

/** The total of the vehicle and the dates that an address names, as the quote has it. */
const totalOf = async (page: Page, { pathname, searchParams }: URL): Promise<string> => {
  const at = (end: string) => `${searchParams.get(`${end}Date`)}T${searchParams.get(`${end}Time`)}`;
  const answer = await page.request.post('/api/booking-pricing/calculate', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { vehicleId: pathname.split('/').at(-1), startDate: at('pickup'), endDate: at('return') },
  });
  const { total } = (await answer.json()).data as { total: number };
  return `฿${total.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(total) ? 0 : 2 })}`;
};

/** Pictures every two seconds while `PICTURES` is set; otherwise the journey does not wait. */
const recorded = async (page: Page) => {
  if (!picturesFolder) return { reads: async () => undefined, ends: async () => undefined };
  const folder = picturesFolder;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  let count = 0;
  const keep = () => {
    const path = join(folder, `first-minute-${String(2 * count).padStart(2, '0')}s.png`);
    count += 1;
    return page.screenshot({ path }).catch(() => undefined);
  };
  const clock = setInterval(() => void keep(), 2000);
  return {
    reads: (seconds: number) => page.waitForTimeout(1000 * seconds),
    ends: async () => {
      clearInterval(clock);
      await keep();
    },
  };
};
