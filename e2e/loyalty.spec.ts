import { expect } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { bookDirectly } from './book-directly.ts';
import { searchFromHome, selectFirst } from './journey.ts';
import { query } from './journey-database.ts';
import { person, signIn } from './office-people.ts';
import { open } from './open.ts';
import { test } from './visitors.ts';

const switched = (isOn: boolean) =>
  query(
    `insert into setting ("group", value, updated_at) values ('features', $1, now())
     on conflict ("group") do update set value = setting.value || excluded.value`,
    [JSON.stringify({ enableLoyaltyProgram: isOn })],
  );
test.beforeEach(() => switched(true));
test.afterEach(() => switched(false));

test('points of a finished rental are told, offered and spent, and come back with a cancellation', async ({ page }) => {
  const email = await person('CUSTOMER', 'Faithful', 'Customer');
  await query('update app_user set email_verified = true where email = $1', [email]);
  await signIn(page.context(), email);
  const { bookingId } = await bookDirectly(page.request, email, 60);
  await query(
    `update booking set status = 'completed', earns_points = true, paid_satang = 535000, hold_until = null where id = $1`,
    [bookingId],
  );

  await page.goto('/dashboard');
  const points = page.getByRole('region', { name: 'Loyalty points' });
  await expect(points.getByText('53 points', { exact: true })).toBeVisible();
  expect(await objectionsTo(page)).toEqual([]);

  await searchFromHome(page, 75);
  await selectFirst(page);
  const offer = page.getByRole('checkbox', { name: 'Use my points: 53 (up to ฿53 off)' });
  await offer.check();
  await expect(page.getByText('53 points').first()).toBeVisible();
  expect(await objectionsTo(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Phone number').fill('081 555 0142');
  await page.getByLabel('License number').fill('NSW 1234 5678');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();

  await open(page, '/dashboard');
  await expect(points.getByText('0 points', { exact: true })).toBeVisible();
  const [held] = await query<{ id: string }>(
    `select id from booking where email = $1 and status = 'pending' order by created_at desc limit 1`,
    [email],
  );
  const cancelled = await page.request.post(`/api/bookings/${held?.id}/cancel`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {},
  });
  expect(cancelled.status()).toBe(200);
  await page.reload();
  await expect(points.getByText('53 points', { exact: true })).toBeVisible();
});
