import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { objectionsTo } from './axe.ts';
import { holdBack } from './hold-back.ts';
import { fillCustomer, inDays } from './journey.ts';
import { query } from './journey-database.ts';

type Listed = { id: string; category: { id: string } };
let vehicles: Listed[] = [];

const freeUntil = async (request: APIRequestContext, lastDay: number): Promise<Listed[]> => {
  const free = `startDate=${inDays(70)}T10:00&endDate=${inDays(lastDay)}T10:00`;
  return (await (await request.get(`/api/vehicles/available?page=1&limit=20&${free}`)).json()).data;
};

test.beforeAll(async ({ request }) => {
  vehicles = await freeUntil(request, 79);
});

/** What a test took out of the demo business comes back, also where the test failed. */
test.afterEach(async () => {
  await query('update addon set show_on_website = true, current_stock = coalesce(max_quantity, current_stock)');
  await query('update insurance_package set is_active = true');
});

const place = 'Suvarnabhumi+Airport';
const wizard = (dates = `pickupDate=${inDays(70)}&returnDate=${inDays(79)}`, id = vehicles[0]?.id) =>
  `/booking?vehicle=${id}&location=${place}&${dates}`;

const open = (page: Page, address = wizard()) => page.goto(address, { waitUntil: 'networkidle' });
const proceed = (page: Page, name = 'Continue') => page.getByRole('complementary').getByRole('button', { name });
const addon = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.use({ viewport: { width: 1440, height: 900 } });

test('the four steps and the first of them are called as written; times begin at 10:00', async ({ page }) => {
  await open(page);
  for (const name of ['Vehicle & Dates', 'Customer Info', 'Payment', 'Confirmation'])
    await expect.soft(page.getByText(name, { exact: true }).first(), name).toBeVisible();
  for (const label of ['Pick-up location', 'Return location', 'Pick-up date', 'Return date'])
    await expect.soft(page.getByLabel(label), label).toBeVisible();
  for (const label of ['Pick-up time', 'Return time']) {
    await expect.soft(page.getByLabel(label)).toHaveValue('10:00');
    expect(await page.getByLabel(label).getByRole('option').count()).toBe(48);
  }
  await expect(page.getByLabel('Pick-up date')).toHaveAttribute('min', inDays(0));
  await expect(page.getByLabel('Return date')).toHaveAttribute('min', inDays(70));
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await expect(page.getByText(/฿[\d,]+ less than by the day/)).toBeVisible();
  await expect(proceed(page)).toBeEnabled();
});

test('availability is asked 500 ms after the last change, and Continue waits for the answer', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const isCheck = request.url().endsWith('/bookings/check-availability');
    if (isCheck && !request.postData()?.includes('location')) asked.push(request.postData() ?? '');
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Return date').fill(inDays(77));
  await expect(proceed(page)).toBeDisabled();
  await page.clock.runFor(490);
  await page.getByLabel('Return time').selectOption('12:30');
  await page.clock.runFor(490);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(page.getByText('Free for all 8 days.')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('T12:30');
});

test('a check that fails says so in yellow, blocks Continue, and can be made again', async ({ page }) => {
  const address = '**/api/bookings/check-availability';
  await page.route(address, (route) => route.abort());
  await page.goto(wizard());
  const warning = page.getByRole('status').filter({ hasText: 'Unable to check availability. Please try again.' });
  await expect(warning.getByText('Unable to check availability', { exact: true })).toBeVisible();
  await expect(warning).toHaveClass(/bg-warning-soft/);
  await expect(proceed(page)).toBeDisabled();
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'No', error: 'x' } }),
  );
  await warning.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to check availability')).toBeVisible();
  await expect(proceed(page)).toBeDisabled();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await expect(proceed(page)).toBeEnabled();
});

/** A day on which one of the vehicles is taken as a whole. */
const takenDay = async (page: Page) => {
  for (const { id } of vehicles) {
    const period = `from=${inDays(1)}&until=${inDays(60)}`;
    const { data } = await (await page.request.get(`/api/availability/calendar/${id}?${period}`)).json();
    if (data.fullDays.length > 0) return { id, day: String(data.fullDays[0]) };
  }
  throw new Error('No vehicle of the demo business is taken on any day');
};

test('a vehicle that is not free says so, hatches its days, and cannot be continued with', async ({ page }) => {
  const { id, day } = await takenDay(page);
  await open(page, wizard(`pickupDate=${day}&pickupTime=09:00&returnDate=${day}&returnTime=20:00`, id));
  await expect(page.getByText('Vehicle is not available for selected dates')).toBeVisible();
  await expect(proceed(page, 'Vehicle Not Available')).toBeDisabled();
  const square = page.locator(`[data-date="${day}"]`);
  await expect(square).toHaveClass(/bg-hatched/);
  await expect(square).toHaveAccessibleName(/booked|in maintenance/);
});

test('times outside opening hours are named, each with its place', async ({ page }) => {
  const dates = `pickupDate=${inDays(70)}&returnDate=${inDays(79)}`;
  await open(page, `${wizard(`${dates}&returnTime=03:00`)}&dropoffLocation=Silom`);
  const places = await page.getByLabel('Return location').getByRole('option').allTextContents();
  const office = places.find((name) => name !== 'Choose a place' && !name.includes('Airport')) ?? '';
  await page.getByLabel('Return location').selectOption(office);
  await expect(page.getByText('The return is outside opening hours', { exact: false })).toBeVisible();
  await page.getByLabel('Pick-up location').selectOption(office);
  await page.getByLabel('Pick-up time').selectOption('03:00');
  await expect(page.getByText('Pick-up and return are outside opening hours', { exact: false })).toBeVisible();
  await expect(proceed(page)).toBeEnabled();
});

test('a rental beyond the limits is told beside its field, before anybody types a name', async ({ page }) => {
  const [free] = await freeUntil(page.request, 270);
  await open(page, wizard(`pickupDate=${inDays(70)}&returnDate=${inDays(270)}`, free?.id));
  await expect(page.getByText(/The longest rental online is \d+ days/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Long-term rental' })).toBeVisible();
  await proceed(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle and dates');
});

test('add-ons stand in the five categories, each with its ways of pricing, its text and its terms', async ({
  page,
}) => {
  await open(page, wizard(`pickupDate=${inDays(70)}&returnDate=${inDays(84)}`));
  for (const name of ['Equipment', 'Safety', 'Convenience', 'Service', 'Insurance'])
    await expect.soft(page.getByRole('heading', { name, level: 3, exact: true }), name).toBeVisible();
  const seat = addon(page, 'Child seat');
  await expect(seat.getByText('฿1,500', { exact: true })).toBeVisible();
  await expect(seat.getByText('฿750 a week', { exact: true })).toBeVisible();
  await expect(seat.getByText('saves ฿600')).toBeVisible();
  await expect(seat.getByText('A lost or damaged seat is charged')).toBeHidden();
  await seat.getByText('Details').click();
  await expect(seat.getByText('An ISOFIX seat for children')).toBeVisible();
  await expect(seat.getByText('฿150 a day · ฿750 a week · ฿2,400 a month')).toBeVisible();
  await expect(seat.getByText('A lost or damaged seat is charged')).toBeVisible();
  await expect(addon(page, 'Additional driver').getByText('fixed, for the rental')).toBeVisible();
  await expect(addon(page, 'Phone holder').getByText('Included')).toBeVisible();
});

test('no more can be taken than are in stock, and what is out of stock not at all', async ({ page }) => {
  await query(`update addon set current_stock = 0 where name = 'Roof box'`);
  await query(`update addon set current_stock = 2 where name = 'Extra helmet'`);
  await query(`delete from addon_reservation where addon_id = (select id from addon where name = 'Extra helmet')`);
  await open(page);
  await expect(addon(page, 'Roof box').getByRole('button', { name: 'Add Roof box' })).toBeDisabled();
  await expect(addon(page, 'Roof box').getByText('None left for these dates')).toBeVisible();
  const helmet = addon(page, 'Extra helmet');
  await helmet.getByRole('button', { name: 'Add Extra helmet' }).click();
  await expect(helmet.getByText('available in stock')).toBeHidden();
  await helmet.getByRole('button').last().click();
  await expect(helmet.getByText('Only 2 Extra helmet available in stock.')).toBeVisible();
  await expect(helmet.getByText('฿720', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Extra helmet, 2')).toBeVisible();
  await expect(helmet.getByRole('button').last()).toHaveAttribute('aria-disabled', 'true');
});

test('cover says its excess, four highlights, one term, its tier and where it is paid; the rest on demand', async ({
  page,
}) => {
  await open(page);
  const complete = page.getByRole('group', { name: 'Choose your cover' }).locator('div.group\\/cover').last();
  await expect(complete.getByText('You pay at most')).toBeVisible();
  await expect(complete.getByText(/^1 week ฿[\d,]+ \+ 2 days ฿[\d,]+$/).last()).toBeVisible();
  await expect(complete.getByText(/^saves ฿[\d,]+$/).last()).toBeVisible();
  await expect(complete.getByText('paid online', { exact: true }).last()).toBeVisible();
  await expect(complete.getByText('Cover holds for the drivers who are named')).toBeVisible();
  await expect(complete.getByText('Driving under the influence ends the cover.')).toBeHidden();
  await complete.getByText('All details').click();
  await expect(complete.getByText('Driving under the influence ends the cover.')).toBeVisible();
  await expect(complete.getByText('Personal effects cover')).toBeVisible();
  await expect(complete.getByText('Excess ฿0, covers up to ฿50,000')).toBeVisible();
  await expect(page.getByText('paid online or at pick-up').last()).toBeVisible();
  await page.getByRole('radio', { name: 'Super cover' }).check();
  await page.getByRole('radio', { name: 'Pay it at pick-up' }).check();
  await expect(page.getByRole('complementary').getByText('Super cover, paid at pick-up').first()).toBeVisible();
});

test('insurance can be chosen only after its price is computed', async ({ page }) => {
  await open(page, `/booking?vehicle=${vehicles[0]?.id}`);
  const sentence = page.getByText('Insurance can be chosen only after its price is computed');
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Complete cover' })).toBeDisabled();
  await page.getByLabel('Pick-up date').fill(inDays(70));
  await expect(page.getByRole('radio', { name: 'Complete cover' })).toBeEnabled();
  await expect(sentence).toBeHidden();
});

test('insurance and add-ons that could not be loaded say so and come when asked again', async ({ page }) => {
  await page.route('**/api/insurance/calculate-price', (route) => route.abort());
  await page.route('**/api/addons/available?**', (route) => route.abort());
  await page.goto(wizard());
  const insurance = page.getByRole('status').filter({ hasText: 'Failed to load insurance options' });
  const addons = page.getByRole('status').filter({ hasText: 'An error occurred while fetching addons' });
  await expect(insurance).toBeVisible();
  await expect(page.getByText('no price could be worked out').last()).toBeVisible();
  await expect(addons).toBeVisible();
  await page.unrouteAll();
  await insurance.getByRole('button', { name: 'Try again' }).click();
  await addons.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('radio', { name: 'Complete cover' })).toBeEnabled();
  await expect(addon(page, 'GPS navigation').getByText('฿900', { exact: true })).toBeVisible();
  await page.route('**/api/addons/available?**', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'No', error: 'x' } }),
  );
  await page.reload();
  await expect(page.getByText('Failed to fetch addons')).toBeVisible();
});

test('where nothing is sold beside the vehicle, the empty lists say so', async ({ page }) => {
  await query('update insurance_package set is_active = false');
  await query('update addon set show_on_website = false');
  await open(page);
  await expect(page.getByText('No insurance options available for this vehicle category.')).toBeVisible();
  await expect(page.getByText('No add-ons available')).toBeVisible();
});

test('a promo code is answered in words, whatever becomes of it', async ({ page }) => {
  await query(`
    insert into promotion (trigger, code, name, discount_type, discount_value, min_rental_days, min_advance_days, valid_from, valid_to, usage_limit, used_count)
    values ('code', 'BEST', 'Best', 'percentage', 5000, 1, 0, '2020-01-01', '2099-01-01', null, 0),
      ('code', 'SMALL', 'Small', 'percentage', 100, 1, 0, '2020-01-01', '2099-01-01', null, 0),
      ('code', 'NOTYET', 'Later', 'percentage', 5000, 1, 0, '2098-01-01', '2099-01-01', null, 0),
      ('code', 'GONEBY', 'Past', 'percentage', 5000, 1, 0, '2020-01-01', '2020-02-01', null, 0),
      ('code', 'LONG', 'Long', 'percentage', 5000, 60, 0, '2020-01-01', '2099-01-01', null, 0),
      ('code', 'AHEAD', 'Ahead', 'percentage', 5000, 1, 300, '2020-01-01', '2099-01-01', null, 0),
      ('code', 'USEDUP', 'Used', 'percentage', 5000, 1, 0, '2020-01-01', '2099-01-01', 1, 1)
    on conflict do nothing`);
  await open(page);
  const code = page.getByLabel('Promo code');
  for (const [typed, said] of [
    ['best', 'BEST is applied'],
    ['small', 'Another offer saves you more and is applied instead'],
    ['nothing', 'We do not know this code'],
    ['notyet', 'This code is not valid yet'],
    ['goneby', 'This code has expired'],
    ['long', 'Your rental is too short for this code'],
    ['ahead', 'This code is for earlier bookings'],
    ['usedup', 'This code has been used up'],
  ] as const) {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(said), typed).toBeVisible();
  }
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('This code has been used up')).toBeHidden();
});

test('what is missing is named in the words of the specification', async ({ page }) => {
  await open(page, `/booking?vehicle=${vehicles[0]?.id}`);
  await proceed(page).click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Pickup date is required, Return date is required');
  await page.getByLabel('Pick-up date').fill(inDays(-3));
  await expect(page.getByText('Pickup date cannot be in the past').first()).toBeVisible();
  await page.getByLabel('Pick-up date').fill(inDays(9));
  await page.getByLabel('Return date').fill(inDays(8));
  await expect(page.getByText('Return date must be after pickup date').first()).toBeVisible();
});

test('while the booking is made, the button says so', async ({ page }) => {
  await open(page);
  await proceed(page).click();
  await fillCustomer(page, 'hannah.waits.long@example.com');
  const letThrough = await holdBack(page, '**/api/bookings');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Creating Booking...' })).toBeVisible();
  letThrough();
});

test('a vehicle that is not there is said so, with the way back to the list', async ({ page }) => {
  for (const address of ['/booking?vehicle=none', '/booking?vehicle=0197f1a0-0000-7000-8000-000000000001']) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Vehicles' })).toHaveAttribute('href', '/vehicles');
  }
});

test('without a vehicle in the address none is called missing: one is to be chosen', async ({ page }) => {
  expect((await page.goto('/booking'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No vehicle is chosen yet.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Vehicles' })).toHaveAttribute('href', '/vehicles');
});

for (const [theme, language, width] of [
  ['light', 'en', 320],
  ['dark', 'th', 1440],
] as const)
  test(`the first step, ${theme}, ${language}, at ${width} pixels, has nothing that axe objects to and fits`, async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'theme', value: theme, url },
      { name: 'language', value: language, url },
    ]);
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.getByRole('radio').nth(2).check();
    for (const details of await page.locator('main details').all())
      if (await details.isVisible()) await details.evaluate((element) => element.setAttribute('open', ''));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await objectionsTo(page)).toEqual([]);
  });
