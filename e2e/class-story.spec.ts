import { expect, type Page } from '@playwright/test';
import { fromBaht } from '#kernel/money.ts';
import { bahtText } from '#words/baht-text.ts';
import { accessibilityViolations } from './axe.ts';
import { pickUpSeeingLicence } from './hand-over-pages.ts';
import { cards, fillCard, fillCustomer, inDays, pay } from './journey.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { ledgerOf } from './money-books.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { admin, signIn } from './sign-in.ts';

const [FROM, TO] = ['Ari corner', 'Bang Na corner'];
const PLATES = ['7กท 7801', '7กท 7802'] as const;
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const hours = JSON.stringify(Object.fromEntries(week.map((day) => [day, '9:00-18:00'])));

/** Two locations, ฿500 from one to the other, ฿200 for its key box; a class of two vehicles, ฿300 a day for young drivers. */
const ownClass = async () => {
  await query(
    `with place as (insert into location (name, address, city, display_order, hours, pick_up_outside,
         pick_up_outside_satang, pick_up_instructions)
       values ($1, '1 Phahonyothin', 'Bangkok', 900, $3, 'unattended', 20000, 'The box is beside the door.'),
         ($2, '1 Bang Na Road', 'Bangkok', 901, $3, 'free', 0, '') returning id, name)
     insert into location_pair (from_id, to_id, fee_satang)
     select a.id, b.id, 50000 from place a, place b where a.name = $1 and b.name = $2`,
    [FROM, TO, hours],
  );
  await query(
    `with made as (insert into category (slug, name, security_deposit_satang, display_order, booked_as_class,
         minimum_driver_age, license_months, young_driver_below, young_driver_fee_satang)
       values ('samlor', 'Samlor class', 0, 900, true, 21, 12, 25, 30000) returning id)
     insert into vehicle (brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
       license_plate, daily_rate_satang, featured_order, created_at)
     select 'Toyota', drawn.model, 2025, made.id, 'hatchback', 'white', 5, 2, 'automatic', 'petrol', plate, 100000, 9000,
       now()
     from made, (values ('Samlor', $1), ('Samlor Plus', $2)) drawn (model, plate)`,
    [...PLATES],
  );
};

const askForDrivers = async (staff: Page) => {
  await open(staff, '/admin/settings/booking');
  await staff.getByRole('switch', { name: 'Ask who drives' }).check();
  await staff.getByLabel('Early return gives back').fill('50');
  await staff.getByRole('form', { name: 'Rental limits' }).getByRole('button', { name: 'Save Changes' }).click();
  await expect(staff.getByText('Settings saved')).toBeVisible();
};

const places = `location=${encodeURIComponent(FROM)}&dropoffLocation=${encodeURIComponent(TO)}`;
const dates = `pickupDate=${inDays(20)}&pickupTime=20:00&returnDate=${inDays(23)}&returnTime=10:00`;
const listing = `/vehicles?search=Samlor&${places}&${dates}&driverAge=22`;

/** What the rental costs in baht; with fees of a young driver, of the return elsewhere and of the key box, or without. */
const totalOf = async ({ request }: Page, isWithFees: boolean): Promise<number> => {
  const [vehicle] = await query<{ id: string }>('select id from vehicle where license_plate = $1', [PLATES[0]]);
  const fees = isWithFees ? { pickupLocation: FROM, dropoffLocation: TO, driverAge: 22 } : { driverAge: 30 };
  const answer = await request.post('/api/booking-pricing/calculate', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { vehicleId: vehicle?.id, startDate: `${inDays(20)}T20:00`, endDate: `${inDays(23)}T10:00`, ...fees },
  });
  return (await answer.json()).data.total;
};

const plateOf = async (id: string) =>
  (
    await query<{ plate: string }>(
      'select license_plate as plate from booking b join vehicle v on v.id = b.vehicle_id where b.id = $1',
      [id],
    )
  )[0]?.plate;

const bookingOf = async (email: string) =>
  (
    await query<{ id: string; total: string; paid: string; refunded: string; retained: string }>(
      `select id, total_satang as total, paid_satang as paid, refunded_satang as refunded, retained_satang as retained
       from booking where email = $1`,
      [email],
    )
  )[0];

const bookAsYoungDriver = async (customer: Page, email: string, total: number) => {
  await open(customer, listing);
  await expect(customer.getByRole('heading', { name: 'Toyota Samlor or similar', exact: true })).toBeVisible();
  const card = customer.getByRole('listitem').filter({ hasText: 'Toyota Samlor or similar' });
  await expect(card).toContainText(bahtText(total));
  await card.getByRole('link', { name: /^Select / }).click();
  await expect(customer.getByText('Vehicle is available')).toBeVisible();
  const summary = customer.getByRole('complementary');
  for (const line of [`Return at ${TO}`, 'Pick-up outside opening hours', 'Young driver, under 25'])
    await expect(summary.getByText(line)).toBeVisible();
  await customer.getByRole('button', { name: 'Continue' }).click();
  await fillCustomer(customer, email);
  const year = Number(inDays(20).slice(0, 4));
  await customer.getByLabel('Date of birth').fill(`${year - 22}-01-15`);
  await customer.getByLabel('Country of the licence').selectOption({ label: 'Australia' });
  await customer.getByLabel('Issued on').fill(`${year - 3}-06-01`);
  await customer.getByLabel('Valid until').fill(`${year + 3}-06-01`);
  await customer.getByLabel('International driving permit').selectOption('Of 1949 (Geneva)');
  await customer.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(customer.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await fillCard(customer, cards.good);
  await pay(customer);
  await expect(customer.getByText('Thank you, Hannah.')).toBeVisible({ timeout: 30_000 });
};

test('a class one-way and out of hours by a young driver: fixed by itself, kept longer over the next one, back early', async ({
  page: customer,
  anotherVisitor,
}) => {
  test.slow();
  await ownClass();
  const next = await bookPaid(await anotherVisitor(), 4, 'class.story.next@example.com', 'full', 'Samlor');
  const staff = await anotherVisitor();
  await signIn(staff.context(), admin);
  await askForDrivers(staff);

  const [plain, total] = [await totalOf(customer, false), await totalOf(customer, true)];
  // Return elsewhere, key box and three days of a young driver, with 7 % tax.
  expect(total - plain).toBeCloseTo((500 + 200 + 3 * 300) * 1.07, 2);
  const email = `class.story.${Date.now()}@example.com`;
  await bookAsYoungDriver(customer, email, total);
  const booked = await bookingOf(email);
  const id = booked?.id ?? '';
  expect(Number(booked?.total)).toBe(fromBaht(total));
  const renterPage = `/booking/manage/${id}`;
  await open(customer, renterPage);
  await expect(customer.getByRole('heading', { name: /^Toyota Samlor( Plus)? or similar$/ })).toBeVisible();
  await expect(customer.getByText(/^Number plate/)).toHaveCount(0);

  // The pick-up has come: nobody presses anything, and the plate is told.
  await changeBooking(
    id,
    `pick_up_at = date_trunc('hour', now()) - interval '1 hour', drop_off_at = date_trunc('hour', now()) + interval '47 hours',
     blocked_until = date_trunc('hour', now()) + interval '49 hours'`,
  );
  await query(`select graphile_worker.add_job('lock-rentals')`);
  const plate = await plateOf(id);
  await expect(async () => {
    await customer.reload();
    await expect(customer.getByText(`Number plate ${plate}`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await accessibilityViolations(customer)).toEqual([]);
  await open(staff, `/admin/bookings/${id}/hand-over?kind=pick-up`);
  await pickUpSeeingLicence(staff);
  await expect(staff.getByRole('complementary').getByText('Picked up', { exact: true })).toBeVisible();

  // The next rental of that vehicle stands in the way, and is given the equal one.
  await changeBooking(next.id, `vehicle_id = (select vehicle_id from booking where id = '${id}')`);
  await open(customer, renterPage);
  await customer.getByRole('button', { name: 'Keep it longer' }).click();
  const longer = customer.getByRole('region', { name: 'Keep the vehicle longer' });
  await longer.getByLabel('Return date').fill(inDays(5));
  const change = longer.getByRole('button', { name: /^Change and pay ฿/ });
  const sum = ((await change.textContent()) ?? '').replace('Change and pay ', '');
  await change.click();
  await expect(customer.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await fillCard(customer, cards.good);
  await customer.getByRole('button', { name: `Pay ${sum}` }).click();
  await customer.getByRole('link', { name: 'Manage booking' }).first().click({ timeout: 30_000 });
  await expect(customer.getByRole('button', { name: 'Bring it back earlier' })).toBeVisible();
  expect(await plateOf(id)).toBe(plate);
  expect(await plateOf(next.id)).toBe(PLATES.find((one) => one !== plate));

  // It could come back tomorrow: what goes back is said before. It comes back at once.
  await customer.getByRole('button', { name: 'Bring it back earlier' }).click();
  const earlier = customer.getByRole('region', { name: 'Bring the vehicle back earlier' });
  await earlier.getByLabel('Return date').fill(inDays(2));
  await expect(earlier.getByRole('button', { name: /^Change, ฿.* goes back$/ })).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
  const paid = Number((await bookingOf(email))?.paid);
  await open(staff, `/admin/bookings/${id}/hand-over?kind=return`);
  await staff.getByLabel('Mileage in km').fill('110');
  await staff.getByRole('radio', { name: '8 of 8' }).check();
  await expect(staff.getByText(/^฿.* goes back: the rental costs ฿.* in place of ฿/)).toBeVisible();
  await staff.getByRole('button', { name: 'Edit Early return' }).click();
  const giveBack = staff.getByRole('radio', { name: /^Give ฿.* back, as the policy says$/ });
  await expect(giveBack).toBeChecked();
  expect(await accessibilityViolations(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Mark as Returned' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Mark as Returned' }).click();
  await expect(staff.getByRole('complementary').getByText('Completed', { exact: true })).toBeVisible();

  // Both payments give a part back.
  const accounted = async () => {
    const { total, refunded, retained } = (await bookingOf(email)) ?? {};
    return Number(total) + Number(refunded) + Number(retained);
  };
  await expect.poll(accounted, { timeout: 30_000 }).toBe(paid);
  const after = await bookingOf(email);
  const [refunded, kept] = [Number(after?.refunded), Number(after?.retained)];
  expect(refunded).toBe(Math.round((refunded + kept) / 2));
  await open(customer, renterPage);
  const price = customer.getByRole('region', { name: 'Price' });
  await expect(price.getByText('Refunded', { exact: true }).locator('xpath=following-sibling::dd')).toContainText(
    bahtText(refunded / 100),
  );
  const entries = await ledgerOf(staff, id);
  await expect(price.getByText('Kept under the refund terms').locator('xpath=following-sibling::dd')).toContainText(
    bahtText(kept / 100),
  );
  const sumOf = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).reduce((all, { amount }) => all + Math.abs(amount), 0);
  expect([sumOf('payment'), sumOf('refund')]).toEqual([paid, refunded]);
});
