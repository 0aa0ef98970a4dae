import { expect, type Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { inDays, shownInDays } from './journey.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { box, type Dates, freeVehicle, queryOf } from './vehicle-page.ts';

const calculate = async (page: Page, vehicleId: string, { from, days }: Dates): Promise<{ total: number }> => {
  const body = { vehicleId, startDate: `${inDays(from)}T09:00`, endDate: `${inDays(from + days)}T09:00` };
  return (await (await page.request.post('/api/booking-pricing/calculate', { data: body })).json()).data;
};

const baht = (amount: number) => `฿${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

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
  await expect(box(page).getByLabel('Return date')).toHaveValue(shownInDays(48));
  await expect(box(page)).toContainText(baht(after.total));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(43)}`));
  await expect(box(page).getByLabel('Return date')).toHaveValue(shownInDays(43));
  await expect(box(page)).toContainText(baht(before.total));
});

test('who goes back before scripts are here sees what the address says', async ({ page }) => {
  const short = { from: 40, days: 3 };
  const vehicle = await freeVehicle(page, { from: 40, days: 10 });
  const { total } = await calculate(page, vehicle.id, short);
  await open(page, `/vehicles/${vehicle.id}?${queryOf(short)}`);
  await box(page).getByLabel('Return date').fill(inDays(48));
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(48)}`));

  const letThrough = await holdBack(page, /\/assets\/.+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'answerEarlyClicks' in window);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(43)}`));
  letThrough();
  await expect(box(page).getByLabel('Return date')).toHaveValue(shownInDays(43));
  await expect(box(page)).toContainText(baht(total));
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
  await expect(box(page).getByLabel('Pick-up date')).toHaveValue(shownInDays(41));
  await expect(box(page)).toContainText('Vehicle is available');
});

test('a taken vehicle says why and when it is free, and offers others', async ({ page }) => {
  const dates = { from: 60, days: 4 };
  const vehicle = await freeVehicle(page, { from: 50, days: 30 });
  const held = await page.request.post('/api/bookings', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      vehicleId: vehicle.id,
      customerInfo: { ...buyer, licenseNumber: 'NSW 1234' },
      pickupLocation: 'Suvarnabhumi Airport',
      dropoffLocation: 'Suvarnabhumi Airport',
      pickupDate: `${inDays(dates.from)}T09:00`,
      returnDate: `${inDays(dates.from + dates.days)}T09:00`,
      totalAmount: (await calculate(page, vehicle.id, dates)).total,
    },
  });
  expect(held.status()).toBe(200);

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

const buyer = { firstName: 'Hannah', lastName: 'Keller', email: 'hannah@example.com', phone: '+61 4 5550 0142' };

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
    await expect(box(page)).toContainText('total, 5 days');
    await expect(page.getByRole('heading', { name: 'Similar, and free on your dates' })).toBeVisible();
    await box(page).getByRole('link', { name: 'Book this car' }).click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*vehicle=${vehicle.id}`));
  });
});
