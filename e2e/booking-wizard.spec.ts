import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { holdBack } from './hold-back.ts';
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
  shownInDays,
} from './journey.ts';
import { query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { looksOf } from './looks.ts';
import { mailsTo } from './mails.ts';
import { open } from './open.ts';
import { product } from './product.ts';
import { freeUntil, holdInWizard, type Listed, openWizard } from './wizard-pages.ts';

let vehicles: Listed[] = [];

test.beforeAll(async ({ request }) => {
  vehicles = await freeUntil(request, 79);
});

const place = 'Suvarnabhumi+Airport';
/** The last free vehicle of the first one's category: the first is taken by journeys that run beside this one. */
const mine = () => vehicles.findLast(({ category }) => category.id === vehicles[0]?.category.id)?.id;
const wizard = (dates = `pickupDate=${inDays(70)}&returnDate=${inDays(79)}`, id = mine()) =>
  `/booking?vehicle=${id}&location=${place}&${dates}`;
const proceed = (page: Page, name = 'Continue') => page.getByRole('complementary').getByRole('button', { name });
const addon = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a visitor searches, chooses, books, pays by card and keeps a reference', async ({ page }) => {
  const sentToUs: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product().sandbox)
      sentToUs.push(`${request.url()} ${request.postData() ?? ''}`);
  });

  await searchFromHome(page, 20);
  const vehicle = await holdFirst(page, 'hannah.pays@example.com');
  await fillCard(page, cards.good);
  await pay(page);

  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  const reference = page.getByText(/^BKK[2-9A-HJKMNP-Z]{6}$/);
  await expect(reference).toBeVisible();
  await expect(page.getByText(vehicle).first()).toBeVisible();
  await expect(page.getByText(/ending 4242/)).toBeVisible();
  const shown = (await reference.textContent()) ?? '';

  await page.reload();
  await expect(page.getByText(shown)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Book Another Vehicle' })).toHaveAttribute('href', /^\/vehicles/);

  const digits = cards.good.replaceAll(' ', '');
  expect(sentToUs.filter((request) => request.replaceAll(/\s|%20|\+/g, '').includes(digits))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored.replaceAll(' ', '')).not.toContain(digits);
});

test('who books next in a tab finds nothing of who booked before; another car before that keeps what was typed', async ({
  page,
}) => {
  await holdInWizard(page, 76, 'hannah.leaves@example.com');
  await openWizard(page, 83);
  await holdAsTyped(page);
  await fillCard(page, cards.good);
  await pay(page);
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });

  await openWizard(page, 90);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('First name')).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Hannah|hannah\.leaves/);
});

/** Continues to the payment with another car, with the form still filled in. */
const holdAsTyped = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('hannah.leaves@example.com');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
};

test('after a declined card the words are clear, everything is kept, and a second card succeeds', async ({ page }) => {
  await holdInWizard(page, 27, 'hannah.tries@example.com');
  await fillCard(page, cards.poor);
  await pay(page);

  await expect(page.getByText('Payment failed. Please try again.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/The card does not have enough funds/).first()).toBeVisible();
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Hannah Keller');
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked();

  await fillCard(page, cards.good);
  await page.getByRole('button', { name: /^Pay ฿/ }).click();
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
});

test('while too many cars wait for their payment, a code from one mail holds the car', async ({ page }) => {
  const email = 'hannah.proves@example.com';
  // The journeys' product has no limits: what it would answer at its limit is said here, the rest is its own.
  await page.route('**/api/bookings', (route) => {
    const refusal = { success: false, error: 'booking.email-not-proven', message: 'Please confirm your email first.' };
    return route.request().postDataJSON().emailCode ? route.fallback() : route.fulfill({ status: 409, json: refusal });
  });
  await openWizard(page, 41);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, email);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const code = page.getByLabel('Code from our email');
  await code.fill('AAAA-AAAA');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not the code that we sent')).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  await code.fill(mail?.subject?.replace('Your code: ', '').replace('-', '').toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Confirm and continue' }).click();
  await expect(page.getByText('The vehicle is held for you').first()).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(1);
});

test('reload and back keep what was typed, and going forward again holds one booking', async ({ page }) => {
  await openWizard(page, 34);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'hannah.returns@example.com');
  await page.reload();
  await expect(page.getByLabel('Licence number')).toHaveValue('NSW 1234 5678');

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

test('a typed card is not lost to the other language unasked, and nobody fears for the car', async ({ page }) => {
  await holdInWizard(page, 64, 'hannah.types@example.com');
  await expect(
    page.getByText(/^You can change this and not lose the vehicle: it is held for you until \d\d:\d\d\.$/),
  ).toBeVisible();
  const number = page.getByLabel('Card number');
  await number.fill(cards.good);
  const language = page.getByRole('button', { name: /ภาษาไทย/ });
  const [question] = await Promise.all([page.waitForEvent('dialog'), language.click({ noWaitAfter: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(number).toHaveValue(cards.good);
  await number.fill('');
  await language.click();
  await expect(page.getByRole('heading', { name: 'ชำระเงิน', level: 1 })).toBeVisible();
});

test('a typed card stays while an earlier step is looked at, and is stored nowhere', async ({ page }) => {
  await holdInWizard(page, 97, 'hannah.looks@example.com');
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('hannah.looks@example.com');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(stored.replaceAll(' ', '')).not.toContain(cards.good.replaceAll(' ', ''));
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue(cards.good);
  await expect(page.getByLabel('Security code')).not.toHaveValue('');
  await pay(page);
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
});

test('a pick-up that is refused leaves the return alone', async ({ page }) => {
  await openWizard(page, 61);
  await changeDates(page);
  const back = page.getByLabel('Return date');
  const before = await back.inputValue();
  await page.getByLabel('Pick-up date').fill(inDays(2000));
  await expect(back).toHaveValue(before);
  await back.fill('');
  await page.getByLabel('Pick-up date').fill(inDays(-3));
  await expect(page.getByText('Pickup date cannot be in the past')).toBeVisible();
  await expect(back).toHaveValue('');
});

test('whoever goes back and chooses other dates books those instead of the first', async ({ page }) => {
  await holdInWizard(page, 55, 'hannah.changes@example.com');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Change' }).click();
  await changeDates(page);
  // Fewer days: more may be taken by somebody else.
  await page.getByLabel('Return date').fill(inDays(57));
  await expect(page.getByText('Free for all 2 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('2 days');
});

test('the link of a mail opens the booking on another device and leaves no secret in the address', async ({
  page,
  anotherVisitor,
}) => {
  const vehicle = await holdInWizard(page, 62, 'hannah.mails@example.com');
  const stored = await page.evaluate(() => sessionStorage.getItem('booking-draft'));
  const { vehicleId, booking } = JSON.parse(stored ?? '{}');
  const link = `/booking?vehicle=${vehicleId}&step=3&bookingId=${booking.bookingId}`;

  const phone = await anotherVisitor();
  const requests: string[] = [];
  phone.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await phone.goto(`${link}#access=${booking.accessToken}`);
  await expect(phone.getByText('The vehicle is held for you').first()).toBeVisible();
  await expect(phone.getByRole('complementary')).toContainText('Suvarnabhumi Airport');
  await expect(phone).not.toHaveURL(/access|bookingId/);
  expect(requests.filter((one) => one.includes(booking.accessToken))).toEqual([]);
  await phone.reload();
  await fillCard(phone, cards.good);
  await pay(phone);
  await expect(phone.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });

  const later = await anotherVisitor();
  await later.goto(`${link}#access=${booking.accessToken}`);
  await expect(later.getByText(vehicle).first()).toBeVisible();
  await expect(later.getByText('Thank you, Hannah.')).toBeVisible();
  await later.goto(`${link}#access=another`);
  await expect(later.getByText('Booking not found')).toBeVisible();
});

test('a car that somebody else takes at the last press is told once, with what is free instead', async ({
  page,
  anotherVisitor,
}) => {
  const wanted = await openWizard(page, 61);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(page, 'second@example.com');
  await page.getByLabel('Flight number').fill('TG 677');
  expect(await holdInWizard(await anotherVisitor(), 61, 'first@example.com')).toBe(wanted);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByText('Someone else just booked it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vehicle Not Available' })).toBeDisabled();
  await expect(page.getByText('Vehicle is not available for selected dates')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'See other vehicles' })).toBeVisible();
  await expect(page.getByLabel('Flight number')).toHaveValue('TG 677');
});

test('what is wrong stands beside its field and in a summary that takes the focus', async ({ page }) => {
  await openWizard(page, 41);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Email').fill('hannah@example');
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Invalid email address' }).first();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('License number is required');
  await page.getByRole('link', { name: 'First name is required' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('no cover is chosen for anybody: without an answer the step stays, names it and leads to it', async ({ page }) => {
  await open(page, wizard());
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('Your cover is still to be chosen; the total is so far without it');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await proceed(page).click();
  await expect(page.getByText('Please choose a cover, or “No cover”')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No cover' })).toBeFocused();
  await page.goto(`${page.url().replace(/step=\d/, '')}&step=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle and dates');

  await chooseCover(page, 'Basic cover');
  await expect(summary).toContainText('you pay at most ฿20,000. Theft of the vehicle is not covered');
  await chooseCover(page, 'Super cover');
  await expect(summary).toContainText('you pay at most ฿5,000');
  await expect(summary).not.toContainText('Theft');
  await chooseCover(page);
  await expect(summary).toContainText('you pay for all of it');
  await proceed(page).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('every cover has the same rows, and says so of each whether it covers it', async ({ page }) => {
  await open(page, wizard());
  const rows = page.getByRole('group', { name: 'Choose your cover' }).locator('div.group\\/cover > ul');
  await expect(rows).toHaveCount(6);
  for (const list of await rows.all()) await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(rows.nth(1)).toContainText('not covered: Theft of the vehicle');
  await expect(rows.nth(3)).toContainText('covered: Theft of the vehicle');
});

test('on a phone a car is rented in at most 20 presses, fields included', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let presses = 0;
  const press = async (button: Locator) => {
    presses += 1;
    await button.click();
  };
  const fill = async (label: string, text: string) => {
    presses += 1;
    await page.getByLabel(label).fill(text);
  };
  const shown = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  await open(page, '/');
  presses += 2;
  await page.getByLabel('Pick-up location').first().selectOption({ label: 'Suvarnabhumi Airport' });
  await press(shown('Search'));
  await press(page.getByRole('link', { name: /^Select / }).first());
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await press(page.getByRole('radio', { name: 'No cover' }));
  await press(shown('Continue'));
  for (const [label, text] of [
    ['First name', 'Hannah'],
    ['Last name', 'Keller'],
    ['Email', 'hannah.presses@example.com'],
    ['Phone number', '+61 4 5550 0142'],
    ['Licence number', 'NSW 1234 5678'],
  ] as const)
    await fill(label, text);
  await press(shown('Proceed to Payment'));
  for (const [label, text] of [
    ['Card number', cards.good],
    ['Expiry date', '12 / 2031'],
    ['Security code (CVV)', '123'],
    ['Cardholder name', 'Hannah Keller'],
  ] as const)
    await fill(label, text);
  await expect(page.getByLabel('Security code (CVV)')).not.toHaveAttribute('type', 'password');
  await press(page.getByRole('checkbox', { name: /I accept the/ }));
  await press(shown(/^Pay ฿/));
  await expect(page.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
  expect(presses).toBeLessThanOrEqual(20);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Hannah');
  await expect(page.getByLabel('Email')).toHaveValue('hannah.presses@example.com');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
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
  await expect(page.getByLabel('Return date')).toHaveValue(shownInDays(33));
  await expect(page.getByLabel('Return location')).toHaveValue('Suvarnabhumi Airport');
  await expect(page).toHaveURL(new RegExp(`vehicle=${data[0].id}.*pickupDate=${inDays(30)}`));
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  await chooseCover(page);
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('whoever goes back from the payment still holds the car: counted down, its days not taken, promised once', async ({
  page,
}) => {
  await holdInWizard(page, 36, 'hannah.looks.back@example.com');
  await expect(page.getByRole('region', { name: 'Customer Info' })).toContainText('Hannah Keller');
  await page.getByRole('region', { name: 'Customer Info' }).getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('You already have this vehicle on hold')).toBeVisible();
  await expect(page.getByText('The vehicle is then held for you')).toBeHidden();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('You already have this vehicle on hold')).toBeVisible();
  await expect(page.getByText('Vehicle is available')).toBeVisible();
  const days = takenDaysFor(page);
  await changeDates(page);
  await days;
  await expect(page.locator(`[data-date="${inDays(38)}"]`)).not.toHaveClass(/line-through/);
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
});

/** Waits for the calendar's response to the owner of a hold; no day is struck out before that. */
const takenDaysFor = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/availability/calendar/') && 'x-booking-token' in answer.request().headers(),
  );

/** A day on which one of the vehicles is fully booked. */
const takenDay = async (page: Page) => {
  for (const { id } of vehicles) {
    const period = `from=${inDays(1)}&until=${inDays(60)}`;
    const { data } = await (await page.request.get(`/api/availability/calendar/${id}?${period}`)).json();
    if (data.fullDays.length > 0) return { id, day: String(data.fullDays[0]) };
  }
  throw new Error('No vehicle of the demo business is taken on any day');
};

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('availability is asked 500 ms after the last change, and Continue waits for the answer', async ({ page }) => {
    await page.clock.install();
    await open(page, wizard());
    await expect(page.getByText('Vehicle is available')).toBeVisible();
    await changeDates(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/bookings/check-availability')) requests.push(request.postData() ?? '');
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Return date').fill(inDays(77));
    await expect(proceed(page)).toBeDisabled();
    await page.clock.runFor(490);
    await page.getByLabel('Return time').selectOption('12:30');
    await page.clock.runFor(490);
    expect(requests).toEqual([]);
    await page.clock.runFor(20);
    await page.clock.resume();
    await expect(page.getByText('Free for all 8 days.')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain('T12:30');
  });

  test('a vehicle that is not free says so, hatches its days, and cannot be continued with', async ({ page }) => {
    const { id, day } = await takenDay(page);
    await open(page, wizard(`pickupDate=${day}&pickupTime=09:00&returnDate=${day}&returnTime=20:00`, id));
    await expect(page.getByText('Vehicle is not available for selected dates')).toBeVisible();
    await expect(proceed(page, 'Vehicle Not Available')).toBeDisabled();
    const square = page.locator(`[data-date="${day}"]`);
    await expect(square).toHaveClass(/bg-hatched/);
    await expect(square).toHaveAccessibleName(/booked|in maintenance/);
  });

  test('a rental beyond the limits is told beside its field, before anybody types a name', async ({ page }) => {
    const [free] = await freeUntil(page.request, 270);
    await open(page, wizard(`pickupDate=${inDays(70)}&returnDate=${inDays(270)}`, free?.id));
    await expect(page.getByText(/The longest rental online is \d+ days/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Long-term rental' })).toBeVisible();
    await proceed(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle and dates');
  });

  test('no more can be taken than are in stock, and what is out of stock not at all', async ({ page }) => {
    await query(`update addon set current_stock = 0 where name = 'Roof box'`);
    await query(`update addon set current_stock = 2 where name = 'Dash camera'`);
    await query(`delete from addon_reservation where addon_id = (select id from addon where name = 'Dash camera')`);
    try {
      await open(page, wizard());
      await page.getByRole('button', { name: /^\d+ more$/ }).click();
      await expect(addon(page, 'Roof box').getByRole('button', { name: 'Add Roof box' })).toBeDisabled();
      await expect(addon(page, 'Roof box').getByText('None left for these dates')).toBeVisible();
      const camera = addon(page, 'Dash camera');
      await camera.getByRole('button', { name: 'Add Dash camera' }).click();
      await expect(camera.getByText('available in stock')).toBeHidden();
      await camera.getByRole('button').last().click();
      await expect(camera.getByText('Only 2 Dash camera available in stock.')).toBeVisible();
      await expect(camera.getByText('฿1,440', { exact: true })).toBeVisible();
      await expect(page.getByRole('complementary').getByText('Dash camera, 2')).toBeVisible();
      await expect(camera.getByRole('button').last()).toHaveAttribute('aria-disabled', 'true');
    } finally {
      await query('update addon set current_stock = max_quantity where current_stock < max_quantity');
    }
  });

  test('a cover says the most that it pays; one without the car says so, and is not painted as no cover', async ({
    page,
  }) => {
    await open(page, wizard());
    const card = (name: string) =>
      page
        .locator('div')
        .filter({ has: page.getByRole('radio', { name, exact: true }) })
        .last();
    await expect(card('Basic cover')).toContainText('You pay at most฿20,000');
    await expect(card('Basic cover').getByText(/^฿[\d,]+ for 9 days$/)).toHaveCount(1);
    await expect(card('Basic cover')).toContainText('Covers up to ฿1,000,000');
    const accident = card('Accident insurance');
    await expect(accident).toContainText('Damage to the vehicleNot coveredPAI');
    await expect(accident).toContainText('Covers up to ฿1,000,000');
    await expect(card('No cover')).toContainText('You pay at mostNo limit');
    const paint = (name: string) =>
      card(name)
        .locator('rect')
        .evaluate((bar) => getComputedStyle(bar).fill);
    expect(await paint('Accident insurance')).not.toBe(await paint('No cover'));
  });

  for (const { theme, language, width } of looksOf([
    { theme: 'light', language: 'en', width: 320 },
    { theme: 'dark', language: 'th', width: 1440 },
  ] as const))
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
      await open(page, wizard());
      await page.getByRole('radio').nth(2).check();
      for (const details of await page.locator('main details').all())
        if (await details.isVisible()) await details.evaluate((element) => element.setAttribute('open', ''));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await accessibilityViolations(page)).toEqual([]);
    });
});
