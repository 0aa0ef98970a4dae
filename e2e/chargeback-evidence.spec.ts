import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipped } from '#test/builders/unzip.ts';
import { whileFailing } from './failing.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { payDirectly } from './pay-directly.ts';
import { person, signIn } from './sign-in.ts';

test('one press takes away what shows a rental to a bank, and says so where it cannot', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  const { bookingId, number } = await payDirectly(request, 'evidence.journey@example.com', 171);
  await open(page, `/admin/bookings/${bookingId}`);
  const panel = page.getByRole('complementary', { name: number });
  const press = async () => {
    await panel.getByLabel('More').click();
    await panel.getByRole('button', { name: 'Evidence for a chargeback' }).click();
  };
  const waiting = page.waitForEvent('download');
  await press();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe(`evidence-${number}.zip`);
  const inside = unzipped(await readFile(await file.path()));
  expect(Object.keys(inside)).toEqual(expect.arrayContaining(['evidence.pdf', 'SHA256SUMS.txt']));
  expect(inside['evidence.pdf']?.subarray(0, 5).toString()).toBe('%PDF-');
  await whileFailing(['GET /admin/bookings/:id/chargeback-evidence'], async () => {
    await press();
    await expect(page.getByText('The evidence could not be downloaded')).toBeVisible();
  });
});
