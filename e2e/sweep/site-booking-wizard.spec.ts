import { expect, type Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import {
  cards,
  changeDates,
  chooseCover,
  fillCard,
  fillCustomer,
  holdFirst,
  inDays,
  pay,
  searchFromHome,
} from '../journey.ts';
import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { open } from '../open.ts';
import { freeUntil, holdInWizard, type Listed, openWizard } from '../wizard-pages.ts';

let vehicles: Listed[] = [];

test.beforeAll(async ({ request }) => {
  vehicles = await freeUntil(request, 79);
});

/** Restores what a test removed from the demo business, even if the test failed. */
test.afterEach(async () => {
  await query('update addon set show_on_website = true, current_stock = coalesce(max_quantity, current_stock)');
  await query('update insurance_package set is_active = true');
});

const place = 'Suvarnabhumi+Airport';
const wizard = (dates = `pickupDate=${inDays(70)}&returnDate=${inDays(79)}`, id = vehicles[0]?.id) =>
  `/booking?vehicle=${id}&location=${place}&${dates}`;
const proceed = (page: Page, name = 'Continue') => page.getByRole('complementary').getByRole('button', { name });
const addon = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
test.use({ viewport: { width: 1440, height: 900 } });

test('the four steps and the first of them are called as written; times begin at 10:00', async ({ page }) => {
  await open(page, wizard());
  for (const name of ['Vehicle & Dates', 'Customer Info', 'Payment', 'Confirmation'])
    await expect.soft(page.getByText(name, { exact: true }).first(), name).toBeVisible();
  await changeDates(page);
  for (const label of ['Pick-up location', 'Return location', 'Pick-up date', 'Return date'])
    await expect.soft(page.getByLabel(label), label).toBeVisible();
  for (const label of ['Pick-up time', 'Return time']) {
    await expect.soft(page.getByLabel(label)).toHaveValue('10:00');
    expect(await page.getByLabel(label).getByRole('option').count()).toBe(48);
  }
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await expect(page.getByText(/rate saves ฿[\d,]+/)).toBeVisible();
  await expect(proceed(page)).toBeEnabled();
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

test('times outside opening hours are named, each with its place', async ({ page }) => {
  const dates = `pickupDate=${inDays(70)}&returnDate=${inDays(79)}`;
  await open(page, `${wizard(`${dates}&returnTime=03:00`)}&dropoffLocation=Silom`);
  await changeDates(page);
  const places = await page.getByLabel('Return location').getByRole('option').allTextContents();
  const office = places.find((name) => name !== 'Choose a location' && !name.includes('Airport')) ?? '';
  await page.getByLabel('Return location').selectOption(office);
  await expect(page.getByText('The return is outside opening hours', { exact: false })).toBeVisible();
  await page.getByLabel('Pick-up location').selectOption(office);
  await page.getByLabel('Pick-up time').selectOption('03:00');
  await expect(page.getByText('Pick-up and return are outside opening hours', { exact: false })).toBeVisible();
  await expect(proceed(page)).toBeEnabled();
});

test('add-ons stand in the five categories, each with its ways of pricing, its text and its terms', async ({
  page,
}) => {
  await open(page, wizard(`pickupDate=${inDays(70)}&returnDate=${inDays(84)}`));
  await page.getByRole('button', { name: /^\d+ more$/ }).click();
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
  const [scooter] = await query<{ id: string }>(`select id from vehicle where body_type = 'scooter' limit 1`);
  await open(page, wizard(undefined, scooter?.id));
  await expect(addon(page, 'Phone holder').getByText('Included')).toBeVisible();
  await expect(addon(page, 'Roof box')).toHaveCount(0);
});

test('cover says its excess, four highlights, one term, its tier and where it is paid; the rest on demand', async ({
  page,
}) => {
  await open(page, wizard());
  const covers = page.getByRole('group', { name: 'Choose your cover' }).locator('div.group\\/cover');
  const complete = covers.filter({ has: page.getByRole('radio', { name: 'Complete cover' }) });
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
  await page.route('**/api/insurance/calculate-multiple-prices', (route) => route.abort());
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
  await page.getByRole('button', { name: /^\d+ more$/ }).click();
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
  await open(page, wizard());
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
  await open(page, wizard());
  const code = page.getByLabel('Promo code');
  for (const [typed, message] of [
    ['best', 'BEST applied'],
    ['small', 'Another offer saves you more and is applied instead'],
    ['nothing', 'We do not know this code'],
    ['notyet', 'This code is not valid yet'],
    ['goneby', 'This code has expired'],
    ['long', 'Your rental is too short for this code'],
    ['ahead', 'Your pick-up is too soon for this code'],
    ['usedup', 'This code has been used up'],
  ] as const) {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(message), typed).toBeVisible();
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
  await open(page, wizard());
  await chooseCover(page);
  await proceed(page).click();
  await fillCustomer(page, 'hannah.waits.long@example.com');
  const letThrough = await holdBack(page, '**/api/bookings');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('button', { name: 'Creating Booking...' })).toBeVisible();
  letThrough();
});

test('where the price could not be loaded, it can be asked for again and the booking goes on', async ({ page }) => {
  await openWizard(page, 69);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.waits@example.com');
  await page.route('**/api/booking-pricing/calculate', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const failure = page.locator('form').getByRole('button', { name: 'Try again' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/booking-pricing/calculate');
  await failure.click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
});

test('a vehicle that is held is no longer offered to the next visitor for those days', async ({
  page,
  anotherVisitor,
}) => {
  await searchFromHome(page, 48);
  const list = page.url();
  const before = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await holdFirst(page, 'hannah.holds@example.com');
  const next = await anotherVisitor();
  await next.goto(list);
  await expect(next.getByRole('heading', { level: 1 })).not.toHaveText(before);
});

test('where the booking was not made by problem of ours, it can be tried again, and a person is named', async ({
  page,
}) => {
  await openWizard(page, 33);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.tries.again@example.com');
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to create booking' });
  await expect(problem.getByRole('link', { name: '02 555 0140' })).toHaveAttribute('href', 'tel:025550140');
  await expect(problem.getByRole('button', { name: 'Change' })).toBeHidden();
  await page.unroute('**/api/bookings');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
});

test('a hold that was paid in one tab is no hold in another any more', async ({ page, context }) => {
  await holdInWizard(page, 39, 'hannah.has.two.tabs@example.com');
  const { vehicleId } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('booking-draft'))) ?? '{}');
  const other = await context.newPage();
  const days = takenDaysFor(other);
  await other.goto(
    `/booking?vehicle=${vehicleId}&location=Suvarnabhumi+Airport&pickupDate=${inDays(39)}&returnDate=${inDays(43)}`,
  );
  await expect(other.getByText('You already have this vehicle on hold')).toBeVisible();
  await expect(other.getByText('Vehicle is available')).toBeVisible();
  await changeDates(other);
  await days;
  await expect(other.locator(`[data-date="${inDays(41)}"]`)).not.toHaveClass(/line-through/);
  await page.bringToFront();
  await fillCard(page, cards.good);
  await pay(page);
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  await other.bringToFront();
  await expect(other.getByText('You already have this vehicle on hold')).toBeHidden();
});

/** Waits for the calendar's response to the owner of a hold; no day is struck out before that. */
const takenDaysFor = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/availability/calendar/') && 'x-booking-token' in answer.request().headers(),
  );

test('a phone has a calendar, help at each step, and before paying all that may be relied on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizard(page, 42);
  await changeDates(page);
  await expect(page.locator(`[data-date="${inDays(42)}"]`)).toBeVisible();
  await expect(page.getByText('Trouble?')).toBeVisible();
  await page.getByRole('button', { name: /Price in detail/ }).click();
  await expect(page.getByRole('dialog').getByText(/^Free to cancel until \w{3} /)).toBeVisible();
  await expect(
    page.getByRole('dialog').getByText(/security deposit at pick-up, returned after the rental/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.has.a.phone@example.com');
  await expect(page.getByText('Trouble?')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByText('Trouble?')).toBeVisible();
  await expect(page.locator('form').getByText(/^Free to cancel until \w{3} /)).toBeVisible();
  await expect(page.locator('form').getByText(/security deposit at pick-up, returned after the rental/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^GCash/ })).toBeHidden();
  await page.getByRole('button', { name: /^\d+ more ways to pay$/ }).click();
  await expect(page.getByRole('radio', { name: /^GCash/ })).toBeVisible();
});

test('whoever holds a vehicle in another tab goes on with it there, or holds it anew', async ({ page, context }) => {
  await holdInWizard(page, 112, 'hannah.tabs@example.com');
  const address = new URL(page.url());
  address.searchParams.delete('step');
  await page.close();

  const tab = await context.newPage();
  await tab.goto(address.pathname + address.search);
  await expect(tab.getByText('You already have this vehicle on hold')).toBeVisible();
  await expect(tab.getByText('Vehicle is available')).toBeVisible();
  await tab.getByRole('link', { name: 'Continue with it' }).click();
  await expect(tab.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(tab).not.toHaveURL(/access/);
});

test('the wizard speaks the other language and keeps step and choices', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await searchFromHome(page, 119);
  await page
    .getByRole('link', { name: /^Select / })
    .first()
    .click();
  await chooseCover(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Hannah');
  await page.getByRole('button', { name: /ภาษาไทย/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByLabel('ชื่อ', { exact: true })).toHaveValue('Hannah');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
