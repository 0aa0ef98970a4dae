import { expect, type Page } from '@playwright/test';
import { completedRental } from '../completed-rental.ts';
import { holdBack } from '../hold-back.ts';
import { inDays } from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { bookPaid } from '../paid-booking.ts';
import { box, freeVehicle, queryOf } from '../vehicle-page.ts';

test('days clicked before scripts arrive become the dates when they are here', async ({ page }) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 10 });
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`, { waitUntil: 'commit' });
  const day = (days: number) => page.locator(`[data-date="${inDays(days)}"]`).filter({ visible: true });
  await day(41).click();
  await day(42).click();
  letThrough();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(41)}.*returnDate=${inDays(42)}`));
});

test('a check that fails says so and can be tried again', async ({ page }) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 10 });
  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`);
  const refused = (status: number) => ({ status, json: { success: false, message: 'Out of order', error: 'x' } });
  await page.route('**/api/bookings/check-availability', (route) => route.fulfill(refused(500)));
  await box(page).getByLabel('Return date').fill(inDays(44));
  await expect(box(page)).toContainText('Failed to check availability');
  await page.unroute('**/api/bookings/check-availability');
  await page.route('**/api/bookings/check-availability', (route) => route.abort());
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page)).toContainText('Unable to check availability. Please try again.');
  await page.unroute('**/api/bookings/check-availability');
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(box(page)).toContainText('Vehicle is available');
});

test('what the server refuses is told in Thai on a Thai page', async ({ page }) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 3 });
  const refusal = {
    success: false,
    message: 'The server is busy. Please try again in a moment.',
    error: 'server.busy',
  };
  const busy = { status: 503, json: refusal };
  await page.route('**/api/bookings/check-availability', (route) => route.fulfill(busy));
  await page.route('**/api/booking-pricing/calculate', (route) => route.fulfill(busy));
  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}&lang=th`);
  const price = page.getByRole('alert').filter({ hasText: 'คำนวณราคาไม่ได้' });
  await page.locator('[name=returnDate]').first().fill(inDays(44));
  await expect(price).toContainText('ขณะนี้ระบบมีผู้ใช้มาก');
  await expect(page.getByText('ขณะนี้ระบบมีผู้ใช้มาก')).toHaveCount(2);
  await expect(page.getByText('The server is busy')).toHaveCount(0);
});

test('the link with its dates can be passed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const vehicle = await freeVehicle(page, { from: 40, days: 3 });
  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the link survives a change of the language', async ({ page }) => {
  const { link } = await completedRental(page, 50);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Send review' })).toBeVisible();
  await page.getByRole('button', { name: /ไทย/ }).first().click();
  await expect(page.getByRole('button', { name: 'ส่งรีวิว' })).toBeVisible();
});

test('the list sorts by rating, high to low', async ({ page }) => {
  await page.goto('/vehicles');
  await page.getByLabel('Sort by').selectOption({ label: 'Rating high to low' });
  await expect(page).toHaveURL(/sort=rating/);
  // Those under "Not free on all your days" stand apart, in an order of their own.
  const rated = page
    .locator('main > div ul:has(article)')
    .first()
    .getByText(/^Rated [\d.]+ out of 5, /);
  await expect(async () => {
    const averages = (await rated.allTextContents()).map((text) => Number(/[\d.]+/.exec(text)?.[0]));
    expect(averages.length).toBeGreaterThan(5);
    expect(averages).toEqual([...averages].sort((a, b) => b - a));
  }).toPass({ timeout: 10_000 });
});

test('without scripts all reviews of a vehicle can be read, and the home page has three examples', async ({
  anotherVisitor,
}) => {
  const page = await anotherVisitor({ javaScriptEnabled: false });
  const { data } = await (await page.request.get('/api/vehicles/available?limit=50')).json();
  const many = data.find(({ rating }: { rating: { count: number } | null }) => (rating?.count ?? 0) > 3);
  const { data: all } = await (await page.request.get(`/api/vehicles/${many.id}/reviews`)).json();
  const examples = all.filter(({ isExample }: { isExample: boolean }) => isExample).length;
  await page.goto(`/vehicles/${many.id}`);
  await page.getByRole('link', { name: `${many.rating.count} reviews`, exact: true }).click();
  const articles = page.getByRole('region', { name: 'Reviews' }).getByRole('article');
  await expect(articles).toHaveCount(3);
  await page.getByRole('link', { name: /^Show more/ }).click();
  await expect(articles).toHaveCount(many.rating.count);
  await expect(articles.getByText('Example')).toHaveCount(examples);

  await page.goto('/');
  const people = page.getByRole('region', { name: 'From people who drove' });
  await expect(people.getByRole('figure')).toHaveCount(3);
});

test('what cannot be done is told in the language of the page', async ({ page, baseURL }) => {
  const booked = await bookPaid(page, 85, 'hannah.reads.thai.too@example.com');
  await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }]);
  await page.goto(`/booking/manage/${booked.id}#access=${booked.accessToken}`);
  await page.getByRole('button', { name: 'ยกเลิกการจอง' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^ยกเลิกและรับเงินคืน ฿/ });
  await expect(confirm).toBeVisible();
  const headers = { 'X-Booking-Token': booked.accessToken };
  const elsewhere = await page.request.post(`/api/bookings/${booked.id}/cancel`, { headers, data: {} });
  expect(elsewhere.status()).toBe(200);
  await confirm.click();
  await expect(page.getByRole('dialog').getByText('การจองนี้ยกเลิกไปแล้ว')).toBeVisible();
});

const chatSwitched = async (isOn: boolean) => {
  await query(
    `insert into setting ("group", value, updated_at) values ('features', $1, now())
     on conflict ("group") do update set value = setting.value || excluded.value`,
    [JSON.stringify({ enableChatSupport: isOn })],
  );
};

const chat = (page: Page) => page.getByText('Chat', { exact: true });

test('on a phone it stands aside where a vehicle or the booking has its bar at the foot', async ({ page }) => {
  await chatSwitched(true);
  await page.setViewportSize({ width: 390, height: 800 });
  const [vehicle] = await query<{ id: string }>(`select id from vehicle where status = 'available' limit 1`);
  for (const path of [`/vehicles/${vehicle?.id}`, `/booking?vehicle=${vehicle?.id}`]) {
    await open(page, path);
    await expect(chat(page)).toBeHidden();
  }
  await open(page, '/vehicles');
  await expect(chat(page)).toBeVisible();
});

test('the access-denied page leads back', async ({ page }) => {
  await page.goto('/vehicles');
  const answer = await page.goto('/unauthorized', { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
});
