import { gzipSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { cards, fillCard, pay } from './journey.ts';
import { expectConfirmation, toPayment } from './paying-pages.ts';
import { test } from './visitors.ts';

/** From the wizard's address on, so that nothing is counted that an earlier page had brought already. */
test('the whole checkout needs at most 200 kB of scripts, compressed', async ({ page, anotherVisitor }) => {
  await toPayment(page, 163, 'hannah.weighs@example.com');
  const { vehicleId, booking } = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('booking-draft'))) ?? '{}',
  );
  const fresh = await anotherVisitor();
  const scripts: Response[] = [];
  fresh.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const query = `vehicle=${vehicleId}&step=3&bookingId=${booking.bookingId}`;
  await fresh.goto(`/booking?${query}#access=${booking.accessToken}`, { waitUntil: 'networkidle' });
  await fillCard(fresh, cards.good);
  await pay(fresh);
  await expectConfirmation(fresh);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).byteLength));
  const weight = sizes.reduce((all, one) => all + one, 0);
  test.info().annotations.push({ type: 'weight', description: String(weight) });
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(200_000);
});
