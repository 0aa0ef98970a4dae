import { expect, type Page } from '@playwright/test';
import { addDays } from '#kernel/calendar-date.ts';
import { objectionsTo } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { fillCustomer, inDays } from './journey.ts';
import { open } from './open.ts';
import { test } from './visitors.ts';

type Vehicle = { id: string; brand: string; model: string; category: { id: string; securityDeposit: number } };
type Dates = { from: number; days: number };

const queryOf = ({ from, days }: Dates) =>
  new URLSearchParams({
    location: 'Suvarnabhumi Airport',
    pickupDate: inDays(from),
    pickupTime: '09:00',
    returnDate: inDays(from + days),
    returnTime: '09:00',
  });

const read = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`/api${path}`)).json()).data;

const calculate = async (page: Page, vehicleId: string, { from, days }: Dates): Promise<{ total: number }> => {
  const body = { vehicleId, startDate: `${inDays(from)}T09:00`, endDate: `${inDays(from + days)}T09:00` };
  return (await (await page.request.post('/api/booking-pricing/calculate', { data: body })).json()).data;
};

const freeVehicles = (page: Page, { from, days }: Dates): Promise<Vehicle[]> =>
  read(page, `/vehicles/available?startDate=${inDays(from)}T09:00&endDate=${inDays(from + days)}T09:00`);

/** One of the vehicles that are free for all of the dates. */
const freeVehicle = async (page: Page, dates: Dates): Promise<Vehicle> => {
  const [vehicle] = await freeVehicles(page, dates);
  if (!vehicle) throw new Error('No vehicle is free');
  return vehicle;
};

/** As freeVehicle, one whose category has the most others free: which those are depends on what was booked before. */
const freeAmongMany = async (page: Page, dates: Dates): Promise<Vehicle> => {
  const [most] = Object.values(Object.groupBy(await freeVehicles(page, dates), ({ category }) => category.id))
    .flatMap((alike) => (alike ? [alike] : []))
    .sort((one, other) => other.length - one.length);
  if (!most?.[0]) throw new Error('No vehicle is free');
  return most[0];
};

const baht = (amount: number) => `฿${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
const box = (page: Page) => page.getByRole('complementary', { name: /^Book / });

test('dates in the box change the total and the address, and going back brings the earlier ones', async ({ page }) => {
  const short = { from: 40, days: 3 };
  const long = { from: 40, days: 8 };
  const vehicle = await freeVehicle(page, { from: 40, days: 10 });
  const [before, after] = [await calculate(page, vehicle.id, short), await calculate(page, vehicle.id, long)];
  expect(before.total).not.toBe(after.total);

  await open(page, `/vehicles/${vehicle.id}?${queryOf(short)}`);
  await expect(box(page)).toContainText('Vehicle is available');
  await expect(box(page)).toContainText(baht(before.total));
  await box(page).getByLabel('Return date').fill(inDays(48));
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(48)}`));
  await expect(box(page)).toContainText(baht(after.total));
  await expect(box(page)).not.toContainText(baht(before.total));

  await page.reload();
  await expect(box(page).getByLabel('Return date')).toHaveValue(inDays(48));
  await expect(box(page)).toContainText(baht(after.total));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(43)}`));
  await expect(box(page).getByLabel('Return date')).toHaveValue(inDays(43));
  await expect(box(page)).toContainText(baht(before.total));
});

test('wrong dates are named beside their field and cannot be booked', async ({ page }) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 3 });
  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`);
  await box(page).getByLabel('Return date').fill(inDays(39));
  await expect(box(page)).toContainText('Return date must be after pickup date');
  await expect(box(page).getByRole('button', { name: 'Check your dates' })).toBeDisabled();
  await box(page).getByLabel('Return date').fill(inDays(200));
  await expect(box(page)).toContainText('The longest rental online is 90 days');
  await box(page).getByLabel('Pick-up date').fill(inDays(-3));
  await expect(box(page)).toContainText('Pickup date cannot be in the past');
});

test('a first and a last day in the calendar become the dates', async ({ page }) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 10 });
  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`);
  const day = (days: number) => page.locator(`[data-date="${inDays(days)}"]`).filter({ visible: true });
  if ((await day(45).count()) === 0) await page.getByRole('button', { name: 'Month after' }).click();
  await day(41).click();
  await day(45).click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(41)}.*returnDate=${inDays(45)}`));
  await expect(box(page).getByLabel('Pick-up date')).toHaveValue(inDays(41));
  await expect(box(page)).toContainText('Vehicle is available');
});

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

test('a taken vehicle says why and when it is free, and offers others', async ({ page, anotherVisitor }) => {
  const dates = { from: 60, days: 4 };
  const vehicle = await freeVehicle(page, { from: 50, days: 30 });
  const buyer = await anotherVisitor();
  await buyer.goto(`/booking?vehicle=${vehicle.id}&${queryOf(dates)}`);
  await expect(buyer.getByText('Vehicle is available')).toBeVisible();
  await buyer.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(buyer, 'vehicle-page@example.com');
  await buyer.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(buyer.getByText('The car is held for you').first()).toBeVisible();

  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 61, days: 2 })}`);
  await expect(box(page)).toContainText('Vehicle is not available for selected dates');
  await expect(box(page)).toContainText(/Booked .+, 09:00 to .+, 11:00\./);
  await expect(box(page).getByRole('button', { name: 'Unavailable' })).toBeDisabled();
  await expect(box(page).getByRole('heading', { name: 'Similar, and free on your dates' })).toBeVisible();
  await expect(box(page).locator('a[href*="/vehicles/"]').first()).toBeVisible();
  const taken = page.locator(`[data-date="${inDays(62)}"]`);
  await expect(taken.first()).toHaveAttribute('aria-label', /booked/);

  await box(page).getByRole('alert').getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(65)}&pickupTime=09`));
  await expect(box(page)).toContainText('Vehicle is available');
  await expect(box(page).getByRole('link', { name: 'Book this car' })).toHaveAttribute(
    'href',
    new RegExp(`pickupDate=${inDays(65)}`),
  );
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

test('a vehicle in maintenance cannot be booked, and others are offered', async ({ page }) => {
  const all = await read<{ id: string; status: string }[]>(page, '/vehicles');
  const resting = all.find(({ status }) => status === 'maintenance');
  await page.goto(`/vehicles/${resting?.id}`);
  await expect(box(page).getByRole('button', { name: 'Unavailable' })).toBeDisabled();
  await expect(page.locator(`main a[href*="vehicle=${resting?.id}"]`)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar vehicles' }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows facts, rates, calendar and similar cars, and leads to the booking', async ({ page }) => {
    const vehicle = await freeVehicle(page, { from: 40, days: 5 });
    await page.goto(`/vehicles/${vehicle.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${vehicle.brand} ${vehicle.model}`);
    await expect(page.getByRole('row', { name: /^Week, 7 days/ })).toBeVisible();
    await expect(page.locator('[data-date]').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar vehicles' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await box(page).getByLabel('Pick-up date').fill(inDays(40));
    await box(page).getByLabel('Return date').fill(inDays(45));
    await box(page).getByRole('button', { name: 'Show the total' }).click();
    await expect(box(page)).toContainText('Vehicle is available');
    await expect(box(page)).toContainText('total for 5 days');
    await expect(page.getByRole('heading', { name: 'Similar, and free on your dates' })).toBeVisible();
    await box(page).getByRole('link', { name: 'Book this car' }).click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*vehicle=${vehicle.id}`));
  });
});

// Document 1, section 2: the texts of a vehicle's card, here on the similar vehicles.
for (const [dates, texts] of [
  [null, ['Book Now', 'Details', 'Seasonal rates may apply']],
  [{ from: 40, days: 3 }, ['Select', 'Details', 'Seasonal rates may apply']],
] as const)
  test(`similar vehicles ${dates ? 'with' : 'without'} dates say ${texts.join(', ')}`, async ({ page }) => {
    const vehicle = await freeAmongMany(page, { from: 40, days: 3 });
    await page.goto(`/vehicles/${vehicle.id}?${dates ? queryOf(dates) : ''}`);
    const cards = page.getByRole('region', { name: /^Similar/ }).getByRole('article');
    expect(await cards.count()).toBeGreaterThan(1);
    expect(await cards.count()).toBeLessThanOrEqual(4);
    await expect(page.locator(`article a[href^="/vehicles/${vehicle.id}"]`)).toHaveCount(0);
    await cards.first().locator('summary').click();
    for (const text of texts) await expect(cards.first()).toContainText(text);
  });

test('refund moments and seasons stand in plain dates', async ({ page }) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 3 });
  await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`);
  const day = (days: number) => {
    const [year, month, date] = addDays(inDays(0), days).split('-').map(Number);
    const name = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, date));
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(name);
    return `${part({ weekday: 'short' })} ${date} ${part({ month: 'short' })}`;
  };
  const main = page.getByRole('main');
  await expect(main).toContainText(
    `Free to cancel until ${day(38)}, 09:00. From then until ${day(39)}, 09:00 you get half back. After that nothing.`,
  );
  await expect(box(page)).toContainText(`Free to cancel until ${day(38)}, 09:00.`);
  await expect(main).toContainText('New Year (27 December–3 January)');
  await expect(main).toContainText('Songkran (10–17 April)');
  await expect(main).toContainText(`A card for the security deposit of ${baht(vehicle.category.securityDeposit)}`);
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

for (const [width, language] of [
  [320, 'th'],
  [1440, 'en'],
] as const)
  test(`the page is accessible and nothing is wider than ${width} pixels, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 800 });
    const vehicle = await freeVehicle(page, { from: 40, days: 3 });
    await page.goto(`/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`);
    await expect(page.locator('[data-date]').first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await objectionsTo(page)).toEqual([]);
  });
