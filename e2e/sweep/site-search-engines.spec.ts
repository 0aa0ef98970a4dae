import { expect, type Page } from '@playwright/test';
import { test } from '../journey-test.ts';
import { hydrated } from '../open.ts';
import { anyVehicle, readHead, unlistedPages } from '../page-facts.ts';
import { person, signIn } from '../sign-in.ts';

const open = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  await hydrated(page);
  return { answer, head: await readHead(page) };
};

test('what is one visitor’s own stays out of search engines', async ({ page, request }) => {
  const { id } = await anyVehicle(request);
  for (const [path, status, canonicals] of unlistedPages(id)) {
    const { answer, head } = await open(page, path);
    expect([path, answer?.status(), head.robots]).toEqual([path, status, ['noindex, follow']]);
    expect([path, head.canonicals, head.titles.length]).toEqual([path, canonicals, 1]);
  }
});

test('the pages of whoever is signed in stay out of search engines', async ({ page }) => {
  await signIn(page.context(), await person('CUSTOMER', 'Stays', 'Private'));
  for (const path of ['/dashboard', '/bookings', '/profile', '/profile/sign-in']) {
    const { answer, head } = await open(page, path);
    expect([path, answer?.status(), head.robots, head.canonicals]).toEqual([path, 200, ['noindex, follow'], []]);
    expect([path, head.titles.length]).toEqual([path, 1]);
    expect(answer?.headers()['cache-control']).toBe('no-store');
  }
});
