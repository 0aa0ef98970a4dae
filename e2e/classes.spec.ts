import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.ts';
import { inDays } from './journey.ts';
import { changeBooking, query } from './journey-database.ts';
import { test } from './journey-test.ts';
import { open } from './open.ts';
import { bookPaid } from './paid-booking.ts';
import { admin, signIn } from './sign-in.ts';

const CLASS = 'Songthaew class';

/** A category with two vehicles of their own. */
const twoVehicles = () =>
  query(
    `with made as (insert into category (slug, name, security_deposit_satang, display_order)
       values ('songthaew', $1, 0, 900) returning id)
     insert into vehicle (brand, model, year, category_id, body_type, color, seats, luggage, transmission, fuel_type,
       license_plate, daily_rate_satang, featured_order, created_at)
     select 'Toyota', model, 2025, made.id, 'hatchback', 'white', 5, 2, 'automatic', 'petrol', plate, 100000, 9000, now()
     from made, (values ('Songthaew', '7กท 7001'), ('Songthaew Plus', '7กท 7002')) drawn (model, plate)`,
    [CLASS],
  );

const search = (start: number) =>
  `/vehicles?search=Songthaew&startDate=${inDays(start)}T10:00&endDate=${inDays(start + 3)}T10:00`;

const switchOn = async (page: Page) => {
  await open(page, '/admin/categories');
  await page.getByRole('button', { name: `Edit ${CLASS}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('switch', { name: 'Booked as a class' }).check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Update category' }).click();
  await expect(form).toHaveCount(0);
};

test('a class is promised “or similar”; staff see the promise and lock its vehicle; whoever is out reads until when', async ({
  page: customer,
  anotherVisitor,
}) => {
  test.slow();
  await twoVehicles();
  const staff = await anotherVisitor();
  await signIn(staff.context(), admin);
  await switchOn(staff);

  const start = 40;
  await open(customer, search(start));
  await expect(customer.getByRole('heading', { name: 'Toyota Songthaew or similar', exact: true })).toBeVisible();
  const first = await bookPaid(customer, start, 'class.first@example.com', 'full', 'Songthaew');
  await open(customer, `/booking/manage/${first.id}#access=${first.accessToken}`);
  await expect(customer.getByRole('heading', { name: /^Toyota Songthaew( Plus)? or similar$/ })).toBeVisible();
  await expect(customer.getByText(/Your vehicle is fixed shortly before the pick-up/)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);

  await open(staff, `/admin/bookings/${first.id}`);
  const panel = staff.getByRole('complementary');
  await expect(panel.getByText(/^Promised: Toyota Songthaew( Plus)? or similar\./)).toBeVisible();
  await panel.getByRole('button', { name: 'Lock this vehicle' }).click();
  await expect(panel.getByText(/^Promised:/)).toHaveCount(0);
  await customer.reload();
  await expect(customer.getByRole('heading', { name: first.vehicle, exact: true })).toBeVisible();

  // The first is out now, and another one follows on its vehicle in three days.
  await changeBooking(
    first.id,
    `pick_up_at = date_trunc('hour', now()) - interval '3 hours', drop_off_at = date_trunc('hour', now()) + interval '1 day',
     blocked_until = date_trunc('hour', now()) + interval '26 hours', picked_up_at = now() - interval '3 hours'`,
  );
  const next = await bookPaid(customer, 3, 'class.next@example.com', 'full', first.vehicle);
  await changeBooking(next.id, `vehicle_id = (select vehicle_id from booking where id = '${first.id}')`);
  await open(customer, `/booking/manage/${first.id}#access=${first.accessToken}`);
  await customer.getByRole('button', { name: 'Keep it longer' }).click();
  const longer = customer.getByRole('region', { name: 'Keep the vehicle longer' });
  await expect(longer.getByText(/^You can keep it until .* at the latest\.$/)).toBeVisible();
  expect(await accessibilityViolations(customer)).toEqual([]);
});
