import { expect, type Page } from '@playwright/test';
import { bahtText } from '#words/baht-text.ts';
import { accessibilityViolations } from './axe.ts';
import { pickUpSeeingLicence } from './hand-over-pages.ts';
import { cards, fillCard, fillCustomer, inDays, pay, today } from './journey.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { admin, signIn } from './sign-in.ts';

/** The same day of another year; of 29 February, where there is none, the first of March. */
const addYears = (date: string, years: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
};

/** A category with a vehicle of its own, for drivers from 21 years on with a licence of a year, at ฿1,000 a day. */
const oneVehicle = () =>
  query(
    `with made as (insert into category (slug, name, security_deposit_satang, display_order, minimum_driver_age,
         license_months, young_driver_below, young_driver_fee_satang, young_driver_days, extra_driver_fee_satang)
       values ('roadster', 'Roadsters', 0, 900, 21, 12, 25, 30000, 2, 50000) returning id)
     insert into vehicle (brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
       license_plate, daily_rate_satang, featured_order, created_at)
     select 'Mazda', 'Roadster', 2025, made.id, 'hatchback', 'red', 2, 1, 'automatic', 'petrol', '7กท 7098', 100000,
       9000, now() from made`,
  );

const askForDrivers = async (page: Page, isOn: boolean) => {
  await open(page, '/admin/settings/booking');
  await page.getByRole('switch', { name: 'Ask who drives' }).setChecked(isOn);
  await page.getByRole('form', { name: 'Rental limits' }).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
};

/** What the rental costs a driver of an age, in baht. */
const totalFor = async ({ request }: Page, driverAge: number): Promise<number> => {
  const [vehicle] = await query<{ id: string }>(`select id from vehicle where license_plate = '7กท 7098'`);
  const period = { startDate: `${inDays(START)}T10:00`, endDate: `${inDays(START + 3)}T10:00` };
  const answer = await request.post('/api/booking-pricing/calculate', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { vehicleId: vehicle?.id, ...period, driverAge },
  });
  return (await answer.json()).data.total;
};

const START = 30;
const listing = `/vehicles?search=Roadster&location=Suvarnabhumi+Airport&pickupDate=${inDays(START)}&pickupTime=10:00&returnDate=${inDays(START + 3)}&returnTime=10:00`;

test('a young driver sees the fee in the search, is told what the licence lacks, and staff note that they saw it', async ({
  page: customer,
  anotherVisitor,
}) => {
  test.slow();
  await oneVehicle();
  const staff = await anotherVisitor();
  await signIn(staff.context(), admin);
  await askForDrivers(staff, true);
  try {
    // Too young for it: named with the age, in place of the card.
    await open(customer, `${listing}&driverAge=20`);
    await expect(customer.getByText('Not for a driver of 20:')).toBeVisible();
    await expect(customer.getByText(/Roadsters \(from 21\)/)).toBeVisible();
    await expect(customer.getByRole('link', { name: /^Select / })).toHaveCount(0);

    await customer.getByText('Change').first().click();
    await customer.getByLabel('Driver’s age').selectOption('22');
    await customer.getByRole('button', { name: 'Search' }).click();
    await expect(customer).toHaveURL(/driverAge=22/);
    const total = await totalFor(customer, 22);
    // Two of the three days are charged, with tax.
    expect(total - (await totalFor(customer, 30))).toBeCloseTo(642, 2);
    await expect(customer.getByText(bahtText(total)).first()).toBeVisible();
    expect(await accessibilityViolations(customer)).toEqual([]);

    await customer
      .getByRole('link', { name: /^Select / })
      .first()
      .click();
    await expect(customer.getByText('Young driver, under 25').first()).toBeVisible();
    await customer.getByRole('button', { name: 'Continue' }).click();
    await fillCustomer(customer, 'young.driver@example.com');
    await customer.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(customer.getByRole('link', { name: 'Date of birth is required' })).toBeVisible();
    await customer.getByLabel('Date of birth').fill(addYears(inDays(START), -22));
    await customer.getByLabel('Country of the licence').selectOption({ label: 'Australia' });
    await customer.getByLabel('Issued on').fill(addYears(today(), -3));
    await customer.getByLabel('Valid until').fill(addYears(today(), 2));
    await customer.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(
      customer.getByRole('link', { name: 'This licence counts only beside an international driving permit' }),
    ).toBeVisible();
    expect(await accessibilityViolations(customer)).toEqual([]);
    await customer.getByLabel('International driving permit').selectOption('Of 1949 (Geneva)');
    await customer.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(customer.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
    await fillCard(customer, cards.good);
    await pay(customer);
    await expect(customer.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });

    const [booking] = await query<{ id: string; total: string }>(
      `select id, total_satang as total from booking where email = 'young.driver@example.com'`,
    );
    const id = booking?.id ?? '';
    expect(Number(booking?.total)).toBe(Math.round(total * 100));

    await open(staff, `/admin/bookings/${id}`);
    const panel = staff.getByRole('complementary');
    await expect(panel.getByText('22 years at the pick-up')).toBeVisible();
    await expect(panel.getByText('Licence not seen yet')).toBeVisible();
    await expect(panel.getByText(/Licence of Australia, …5678, .*with a permit of 1949/)).toBeVisible();
    expect(await accessibilityViolations(staff)).toEqual([]);

    await changeBooking(
      id,
      `status = 'confirmed', hold_until = null, pick_up_at = date_trunc('hour', now()) + interval '1 hour',
       drop_off_at = date_trunc('hour', now()) + interval '73 hours',
       blocked_until = date_trunc('hour', now()) + interval '75 hours'`,
    );
    await open(staff, `/admin/bookings/${id}/hand-over`);
    expect(await accessibilityViolations(staff)).toEqual([]);
    await pickUpSeeingLicence(staff);
    await expect(staff).toHaveURL(new RegExp(`/admin/bookings/${id}$`));
    await expect(staff.getByRole('complementary').getByText(/^Seen by /)).toBeVisible();
  } finally {
    await askForDrivers(staff, false);
  }
  await open(customer, listing);
  await expect(customer.getByLabel('Driver’s age')).toHaveCount(0);
});
