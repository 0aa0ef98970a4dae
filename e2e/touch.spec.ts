import { expect } from '@playwright/test';
import { inDays } from './journey.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { smallTargets } from './touch-targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, what is pressed on a public page is at least 44 pixels high', async ({ page }) => {
  test.slow();
  const { data } = await (await page.request.get('/api/vehicles/available?page=1&limit=1')).json();
  const { data: contents } = await (await page.request.get('/api/cms/pages?published=true')).json();
  const dates = `location=Suvarnabhumi+Airport&pickupDate=${inDays(20)}&returnDate=${inDays(25)}`;
  const small: Record<string, string[]> = {};
  for (const path of [
    '/',
    `/booking?vehicle=${data[0].id}`,
    `/booking?vehicle=${data[0].id}&${dates}`,
    '/booking/find',
    '/login',
    '/register',
    '/password-reset',
    '/demo',
    '/no-such-page',
    ...contents.map(({ slug }: { slug: string }) => `/${slug}`),
  ]) {
    await open(page, path);
    const found = await smallTargets(page);
    if (found.length > 0) small[path] = found;
  }
  expect(small).toEqual({});
});
