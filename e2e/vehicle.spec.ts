import { expect, type Page } from '@playwright/test';
import { holdBack } from './hold-back.ts';
import { inDays, shownInDays } from './journey.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { box, type Dates, freeVehicle, queryOf, read } from './vehicle-page.ts';

const calculate = async (page: Page, vehicleId: string, { from, days }: Dates): Promise<{ total: number }> => {
  const body = { vehicleId, startDate: `${inDays(from)}T09:00`, endDate: `${inDays(from + days)}T09:00` };
  return (await (await page.request.post('/api/booking-pricing/calculate', { data: body })).json()).data;
};

const baht = (amount: number) =>
  `฿${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

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
  const next = { from: 65, days: 2 };
  const { total } = await calculate(page, vehicle.id, next);
  await expect(box(page).getByRole('link', { name: /^Take / })).toHaveText(new RegExp(`^Take .+, ${baht(total)}$`));
  await expect(box(page).getByRole('heading', { name: 'Similar, and free on your dates' })).toBeVisible();
  await expect(box(page).locator('a[href*="/vehicles/"]').first()).toBeVisible();
  const taken = page.locator(`[data-date="${inDays(62)}"]`);
  await expect(taken.first()).toHaveAttribute('aria-label', /booked/);

  await box(page)
    .getByRole('link', { name: /^Take / })
    .click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(65)}&pickupTime=09`));
  await expect(box(page)).toContainText('Vehicle is available');
  await expect(box(page).getByRole('link', { name: 'Book this vehicle' })).toHaveAttribute(
    'href',
    new RegExp(`pickupDate=${inDays(65)}`),
  );
});

test('one day more says its total, and is taken with one press', async ({ page }) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 8 });
  const dates = { from: 40, days: 5 };
  const [now, longer] = [
    await calculate(page, vehicle.id, dates),
    await calculate(page, vehicle.id, { from: 40, days: 6 }),
  ];
  await open(page, `/vehicles/${vehicle.id}?${queryOf(dates)}`);
  const more = box(page).getByRole('button', { name: /^One day more/ });
  const difference = longer.total - now.total;
  const words = `${baht(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
  await expect(more).toHaveText(`One day more: ${baht(longer.total)}, ${words}`);
  await more.click();
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(46)}`));
  await expect(box(page)).toContainText('total, 6 days');
});

test('each day of the calendar says the total from there, and the cheapest start near the dates is a press away', async ({
  page,
}) => {
  const vehicle = await freeVehicle(page, { from: 40, days: 12 });
  const dates = { from: 42, days: 5 };
  const { total } = await calculate(page, vehicle.id, { from: 43, days: 5 });
  await open(page, `/vehicles/${vehicle.id}?${queryOf(dates)}`);
  await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded();
  const next = page.locator(`[data-date="${inDays(43)}"]`);
  await expect(next.first()).toHaveAttribute('aria-label', new RegExp(`${baht(total)} if you start on this day$`));
  await expect(next.first()).toContainText(Math.round(total).toLocaleString('en'));

  const starts = await read<{ startDate: string; total: number }[]>(
    page,
    `/booking-pricing/start-days?vehicleId=${vehicle.id}&startDate=${inDays(42)}T09:00&endDate=${inDays(47)}T09:00`,
  );
  const least = Math.min(...starts.map((day) => day.total));
  const cheapest = page.getByRole('button', { name: /^Cheapest start near your dates/ });
  const now = starts.find(({ startDate }) => startDate.startsWith(inDays(42)))?.total ?? 0;
  if (now === least) return expect(cheapest).toHaveCount(0);
  await expect(cheapest).toContainText(`${baht(least)} (${baht(now - least)} less)`);
  await cheapest.click();
  await expect(box(page)).toContainText(baht(least));
});

test('on a desk of 900 px the box shows its total and its action without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const vehicle = await freeVehicle(page, { from: 40, days: 3 });
  await open(page, `/vehicles/${vehicle.id}?${queryOf({ from: 40, days: 3 })}`);
  await expect(box(page).getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(box(page).getByRole('link', { name: 'Book this vehicle' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1440, height: 768 });
  await expect(box(page).getByText(/^total, 3 days/)).toBeInViewport({ ratio: 1 });
  await expect(box(page).getByRole('link', { name: 'Book this vehicle' })).toBeInViewport({ ratio: 1 });
});

test('on a phone the total opens its lines in a sheet, which a press and Escape close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dates = { from: 40, days: 5 };
  const vehicle = await freeVehicle(page, dates);
  const { total } = await calculate(page, vehicle.id, dates);
  await open(page, `/vehicles/${vehicle.id}?${queryOf(dates)}`);
  const opener = page.getByRole('button', { name: '5 days, VAT included' });
  await expect(opener).toContainText(baht(total));
  await expect(opener).toContainText(/\d+( [A-Z][a-z]{2})?–\d+ [A-Z][a-z]{2}, 5 days/);
  const sheet = page.getByRole('dialog', { name: `Price lines of ${vehicle.brand} ${vehicle.model}` }).last();
  const top = () => page.evaluate(() => window.scrollY);
  for (const close of [
    () => sheet.getByRole('button', { name: 'Close price lines' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener.click();
    await expect(sheet).toContainText(baht(total));
    expect(await top()).toBe(0);
    await close();
    await expect(sheet).toBeHidden();
  }
  await opener.click();
  await sheet.getByRole('button', { name: 'Change the dates' }).click();
  await expect(box(page).getByLabel('Pick-up date')).toBeInViewport();
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
    await box(page).getByRole('link', { name: 'Book this vehicle' }).click();
    await expect(page).toHaveURL(new RegExp(`/booking\\?.*vehicle=${vehicle.id}`));
  });
});
