import { expect, type Locator, type Page } from '@playwright/test';
import { changeDates, inDays, shownInDays } from './journey.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { box, freeVehicle, queryOf } from './vehicle-page.ts';

const dates = { from: 40, days: 5 };

/** Where the calendar stands: opens it with the dates, and returns what has their fields. */
const places: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  home: async (page) => {
    await open(page, `/?${queryOf(dates)}`);
    return opened(page.getByRole('form', { name: 'Search vehicles' }));
  },
  list: async (page) => {
    await open(page, `/vehicles?${queryOf(dates)}`);
    await page.getByText('Change', { exact: true }).filter({ visible: true }).first().click();
    return opened(page.getByRole('form', { name: 'Search vehicles' }));
  },
  vehicle: async (page) => {
    await open(page, `/vehicles/${(await freeThroughout(page)).id}?${queryOf(dates)}`);
    return box(page);
  },
  'first step of the booking': async (page) => {
    await open(page, `/booking?vehicle=${(await freeThroughout(page)).id}&${queryOf(dates)}`);
    await changeDates(page);
    return page.locator('main');
  },
  'change of a booking': async (page) => {
    const vehicle = await freeThroughout(page);
    const [startDate, endDate] = [`${inDays(dates.from)}T09:00`, `${inDays(dates.from + dates.days)}T09:00`];
    const quote = { vehicleId: vehicle.id, startDate, endDate };
    const { data: price } = await (await page.request.post('/api/booking-pricing/calculate', { data: quote })).json();
    const made = await page.request.post('/api/bookings', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {
        vehicleId: vehicle.id,
        customerInfo: {
          firstName: 'Hannah',
          lastName: 'Keller',
          email: 'hannah.changes@example.com',
          phone: '+61 4 5550 0142',
          licenseNumber: 'NSW 1234',
        },
        pickupLocation: 'Suvarnabhumi Airport',
        dropoffLocation: 'Suvarnabhumi Airport',
        pickupDate: startDate,
        returnDate: endDate,
        totalAmount: price.total,
      },
    });
    const { data } = await made.json();
    await open(page, `/booking/manage/${data.bookingId}#access=${data.accessToken}`);
    await page.getByRole('button', { name: 'Change dates or locations' }).click();
    return page.locator('main');
  },
};

/** Longer than the longest rental, and the day before. */
const freeThroughout = (page: Page) => freeVehicle(page, { from: dates.from - 2, days: 12 });

const opened = async (form: Locator) => {
  await form.getByLabel('Pick-up date').click();
  return form;
};

for (const [name, openAt] of Object.entries(places))
  test(`the calendar on ${name} sets one day at a time, and refuses a day for a true reason`, async ({ page }) => {
    const fields = await openAt(page);
    const calendar = page.getByRole('group').filter({ has: page.getByRole('table') });
    const end = (which: 'Pick-up' | 'Return') => calendar.getByRole('button', { name: new RegExp(`^${which}`) });
    const day = (days: number) => calendar.locator(`[data-date="${inDays(days)}"]`).filter({ visible: true });
    const reach = async (days: number) => {
      for (let turns = 0; turns < 6 && (await day(days).count()) === 0; turns += 1)
        await calendar.getByRole('button', { name: 'Month after' }).click();
      return day(days);
    };
    const has = async (pickUp: number, back: number | null) => {
      await expect(fields.getByLabel('Pick-up date', { exact: true })).toHaveValue(shownInDays(pickUp));
      await expect(fields.getByLabel('Return date', { exact: true })).toHaveValue(
        back === null ? '' : shownInDays(back),
      );
    };
    const again = async () => {
      if (!(await calendar.isVisible())) await fields.getByLabel('Pick-up date').click();
    };

    await end('Return').click();
    await expect(day(38)).toHaveAccessibleName(/before the pick-up$/);
    await (await reach(47)).click();
    await has(40, 47);

    await again();
    await end('Pick-up').click();
    await (await reach(41)).click();
    await has(41, 47);
    await expect(end('Return')).toHaveAttribute('aria-pressed', 'true');

    // The field that is entered decides too, and half a choice shows in the fields.
    await fields.getByLabel('Pick-up date', { exact: true }).focus();
    await expect(end('Pick-up')).toHaveAttribute('aria-pressed', 'true');
    await fields.getByLabel('Return date', { exact: true }).focus();
    await expect(end('Return')).toHaveAttribute('aria-pressed', 'true');
    await end('Pick-up').click();
    await (await reach(48)).click();
    await has(48, null);
    await (await reach(49)).click();
    await has(48, 49);

    await again();
    await end('Return').click();
    await expect(await reach(48 + 91)).toHaveAccessibleName(/too long a rental to book online$/);
  });

test('pressing Return on home chooses the return, and home knows the last search', async ({ page }) => {
  await open(page, `/?${queryOf(dates)}`);
  const form = page.getByRole('form', { name: 'Search vehicles' });
  await form.getByLabel('Return date').click();
  await form
    .locator(`[data-date="${inDays(47)}"]`)
    .filter({ visible: true })
    .click();
  await expect(form.getByLabel('Pick-up date')).toHaveValue(shownInDays(40));
  await expect(form.getByLabel('Return date')).toHaveValue(shownInDays(47));
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Showing');
  await page.getByRole('banner').getByRole('link', { name: 'Saphan' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(form.getByLabel('Pick-up date')).toHaveValue(shownInDays(40));
  await expect(form.getByLabel('Return date')).toHaveValue(shownInDays(47));

  // So does the list without dates, in place of the suggested ones.
  await page.goto('/vehicles');
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(47)}`));
  await page
    .getByRole('link', { name: /^Select/ })
    .first()
    .click();
  await changeDates(page);
  await expect(page.getByLabel('Pick-up date')).toHaveValue(shownInDays(40));
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(47)}`));
  await page.goto('/vehicles');
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(47)}`));
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByLabel('Return date')).toHaveValue(shownInDays(47));
  await expect(page).toHaveURL(new RegExp(`returnDate=${inDays(47)}`));
});
