import { hash } from '@node-rs/argon2';
import { expect, type Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { cards, fillCard, fillCustomer, holdFirst, inDays, pay, searchFromHome, selectFirst } from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './visitors.ts';

test('reload and back keep what was typed, and going forward again holds one booking', async ({ page }) => {
  await searchFromHome(page, 34);
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.returns@example.com');
  await page.reload();
  await expect(page.getByLabel('License number')).toHaveValue('NSW 1234 5678');

  const created: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/bookings')) created.push(response.status());
  });
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('hannah.returns@example.com');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  expect(created).toEqual([200]);
});

test('whoever goes back and chooses other dates books those instead of the first', async ({ page }) => {
  await searchFromHome(page, 55);
  await holdFirst(page, 'hannah.changes@example.com');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Return date').fill(inDays(61));
  await expect(page.getByText('Free for all 6 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('6 days');
});

test('the link of a mail opens the booking on another device and leaves no secret in the address', async ({
  page,
  anotherVisitor,
}) => {
  await searchFromHome(page, 62);
  const vehicle = await holdFirst(page, 'hannah.mails@example.com');
  const stored = await page.evaluate(() => sessionStorage.getItem('booking-draft'));
  const { vehicleId, booking } = JSON.parse(stored ?? '{}');
  const link = `/booking?vehicle=${vehicleId}&step=3&bookingId=${booking.bookingId}`;

  const phone = await anotherVisitor();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await phone.goto(`${link}#access=${booking.accessToken}`);
  await expect(phone.getByText('The car is held for you').first()).toBeVisible();
  await expect(phone.getByRole('complementary')).toContainText('Suvarnabhumi Airport');
  await expect(phone).not.toHaveURL(/access|bookingId/);
  expect(asked.filter((one) => one.includes(booking.accessToken))).toEqual([]);
  await phone.reload();
  await fillCard(phone, cards.good);
  await pay(phone);
  await expect(phone.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });

  const later = await anotherVisitor();
  await later.goto(`${link}#access=${booking.accessToken}`);
  await expect(later.getByText(vehicle).first()).toBeVisible();
  await expect(later.getByText('Thank you, Hannah.')).toBeVisible();
  await later.goto(`${link}#access=another`);
  await expect(later.getByText('Booking Not Found')).toBeVisible();
});

test('where the price could not be loaded, it can be asked for again and the booking goes on', async ({ page }) => {
  await searchFromHome(page, 69);
  await selectFirst(page);
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

test('what is wrong stands beside its field and in a summary that takes the focus', async ({ page }) => {
  await searchFromHome(page, 41);
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill('hannah@example');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Invalid email address' }).first();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('License number is required');
  await page.getByRole('link', { name: 'First name is required' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
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

test('a vehicle that does not exist says so and leads on', async ({ page }) => {
  await page.goto('/booking?vehicle=0197f1a0-0000-7000-8000-000000000001');
  await expect(page.getByText('Vehicle Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Vehicles' })).toHaveAttribute('href', '/vehicles');
});

test('dates and Continue that are pressed before scripts arrive are taken up when they are here', async ({ page }) => {
  const free = `startDate=${inDays(30)}T10:00&endDate=${inDays(33)}T10:00`;
  const { data } = await (await page.request.get(`/api/vehicles/available?page=1&limit=1&${free}`)).json();
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto(`/booking?vehicle=${data[0].id}`, { waitUntil: 'commit' });
  await page.getByLabel('Pick-up location').selectOption({ label: 'Suvarnabhumi Airport' });
  await page.getByLabel('Pick-up date').fill(inDays(30));
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await page.getByLabel('Return date').fill(inDays(33));
  letThrough();
  await expect(page.getByLabel('Return date')).toHaveValue(inDays(33));
  await expect(page.getByLabel('Return location')).toHaveValue('Suvarnabhumi Airport');
  await expect(page).toHaveURL(new RegExp(`vehicle=${data[0].id}.*pickupDate=${inDays(30)}`));
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a customer who is signed in need not type the name and the e-mail again', async ({ page }) => {
  const account = ['hannah.signs-in@example.com', await hash('a long way to the river'), 'Hannah', 'Keller'];
  await query(
    `insert into app_user (email, password_hash, first_name, last_name, role, email_verified, created_at)
     values ($1, $2, $3, $4, 'CUSTOMER', true, now())`,
    account,
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(account[0] ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long way to the river');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
  await searchFromHome(page, 31);
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Hannah');
  await expect(page.getByLabel('Last name')).toHaveValue('Keller');
  await expect(page.getByLabel('Email')).toHaveValue('hannah.signs-in@example.com');
  await expect(page.getByLabel('Phone number')).toHaveValue('');
});

test('where the booking was not made by trouble of ours, it can be tried again, and a person is named', async ({
  page,
}) => {
  await searchFromHome(page, 33);
  await selectFirst(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.tries.again@example.com');
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'Failed to create booking' });
  await expect(trouble.getByRole('link', { name: '02 555 0140' })).toHaveAttribute('href', 'tel:025550140');
  await expect(trouble.getByRole('button', { name: 'Edit' })).toBeHidden();
  await page.unroute('**/api/bookings');
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
});

test('whoever goes back from the payment still holds the car: counted down, its days not taken, promised once', async ({
  page,
}) => {
  await searchFromHome(page, 36);
  await holdFirst(page, 'hannah.looks.back@example.com');
  await expect(page.getByRole('region', { name: 'Customer Info' })).toContainText('Hannah Keller');
  await page.getByRole('region', { name: 'Customer Info' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('You hold this car already')).toBeVisible();
  await expect(page.getByText('The car is then held for you')).toBeHidden();
  const days = takenDaysFor(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('You hold this car already')).toBeVisible();
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await days;
  await expect(page.locator(`[data-date="${inDays(38)}"]`)).not.toHaveClass(/line-through/);
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
});

/** The answer of the calendar to whoever shows the key of a hold: until it is there, no day is struck out. */
const takenDaysFor = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/availability/calendar/') && 'x-booking-token' in answer.request().headers(),
  );

test('a hold that was paid in one tab is no hold in another any more', async ({ page, context }) => {
  await searchFromHome(page, 39);
  await holdFirst(page, 'hannah.has.two.tabs@example.com');
  const { vehicleId } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('booking-draft'))) ?? '{}');
  const other = await context.newPage();
  const days = takenDaysFor(other);
  await other.goto(
    `/booking?vehicle=${vehicleId}&location=Suvarnabhumi+Airport&pickupDate=${inDays(39)}&returnDate=${inDays(43)}`,
  );
  await expect(other.getByText('You hold this car already')).toBeVisible();
  await expect(other.getByText('Vehicle is available')).toBeVisible();
  await days;
  await expect(other.locator(`[data-date="${inDays(41)}"]`)).not.toHaveClass(/line-through/);
  await page.bringToFront();
  await fillCard(page, cards.good);
  await pay(page);
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  await other.bringToFront();
  await expect(other.getByText('You hold this car already')).toBeHidden();
});

test('a phone has a calendar, help at each step, and before paying all that may be relied on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await searchFromHome(page, 42);
  await selectFirst(page);
  await expect(page.locator(`[data-date="${inDays(42)}"]`)).toBeVisible();
  await expect(page.getByText('Trouble?')).toBeVisible();
  await page.getByRole('button', { name: /Price in detail/ }).click();
  await expect(page.getByRole('dialog').getByText(/^Free to cancel until \w{3} /)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/held at the desk only/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.has.a.phone@example.com');
  await expect(page.getByText('Trouble?')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByText('Trouble?')).toBeVisible();
  await expect(page.locator('form').getByText(/^Free to cancel until \w{3} /)).toBeVisible();
  await expect(page.locator('form').getByText(/held at the desk only/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^GCash/ })).toBeHidden();
  await page.getByRole('button', { name: 'More ways to pay' }).click();
  await expect(page.getByRole('radio', { name: /^GCash/ })).toBeVisible();
});
